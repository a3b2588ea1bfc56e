"""The options and operands among the arguments of a program."""
import re


def takes_next(word, with_value):
    """Whether an option's value is the next word: --name value, -n value, -xn value, but not -nvalue."""
    if word in with_value or not re.match(r"-[a-zA-Z]", word):
        return word in with_value
    first = next((at for at, letter in enumerate(word) if at and "-" + letter in with_value), None)
    return first == len(word) - 1


def skip_options(args, with_value=()):
    """Where the arguments behind the options begin."""
    at = 0
    while at < len(args) and args[at].startswith("-") and len(args[at]) > 1:
        if args[at] == "--":
            return at + 1
        at += 1 + takes_next(args[at], with_value)
    return at


def operands(args, with_value=()):
    """(flags, the rest): short flags one by one and as they stand, long ones without their value."""
    flags, rest, at = set(), [], 0
    while at < len(args):
        arg = args[at]
        if arg == "--":
            return flags, rest + args[at + 1:]
        if arg.startswith("--"):
            flags.add(arg.split("=")[0])
        elif arg.startswith("-") and len(arg) > 1:
            flags.add(arg)
            flags.update("-" + letter for letter in set(arg[1:]) - {"-"} if "=" not in arg)
        else:
            rest.append(arg)
        at += 1 + takes_next(arg, with_value)
    return flags, rest


def options(args, *names):
    """The values of options: --name value, --name=value, -nvalue."""
    found = []
    for word, following in zip(args, args[1:] + [None]):
        for name in names:
            if word == name and following is not None:
                found.append(following)
            elif word.startswith(name + "=") and name.startswith("-"):
                found.append(word[len(name) + 1:])
            elif len(name) == 2 and word.startswith(name) and len(word) > 2 and not word.startswith("--"):
                found.append(word[2:])
    return found


def one_line(args, budget):
    """The arguments in one line, for patterns: a long one is cut, many cost what a slow pattern would take."""
    line = " ".join(arg[:2_000] for arg in args)
    budget.spend((len(line) // 300) ** 2)
    return line
