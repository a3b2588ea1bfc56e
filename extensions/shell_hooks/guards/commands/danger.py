"""What the command guard raises."""


class Danger(Exception):
    """`why` is a key of reasons.txt, `part` what is shown of the command, `rule` the row or function that decided."""

    def __init__(self, why, part="", rule=""):
        super().__init__(why)
        self.why, self.part, self.rule = why, part, rule
