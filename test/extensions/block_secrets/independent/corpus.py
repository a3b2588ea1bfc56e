"""A corpus of chat texts by somebody who had not seen the checker: plain secrets, disguised secrets, look-alikes.

Written from the public description of each format, in English and Chinese. Every key is random and opens nothing.
"""
from dice import R
from disguises import COMBOS, DISGUISES, disguised
from keys import CHAIN, KEYFILES, LANGUAGES, SEEDS
from lookalikes import look_alike
from messages import NEUTRAL, around
from services import SERVICES, env_line, jwt, url_credentials


COUNTS = {"keyfile": 15, "seed_extra": 15, "chain": 16, "evm": 60, "service": 12, "clean": 37}


def generate(seed=20261116):
    """All texts: (class, kind, text)."""
    R.seed(seed)
    NEUTRAL[0] = False
    out = []

    def plain(kind, maker, n):
        for _ in range(n):
            out.append(("plain", kind, around(maker())))

    for kind, maker in KEYFILES.items():
        plain(kind, maker, COUNTS["keyfile"])
    for kind, maker in CHAIN.items():
        plain(kind, maker, COUNTS["evm"] if kind == "evm" else COUNTS["chain"])
    for name, _, n in LANGUAGES:
        plain("bip39_" + name, SEEDS["bip39_" + name], n)
    for kind in ("ton", "electrum", "algorand"):
        plain(kind, SEEDS[kind], COUNTS["seed_extra"])
    for kind, maker in SERVICES.items():
        plain(kind, maker, COUNTS["service"])
    plain("jwt", jwt, 30)
    plain("url_credentials", url_credentials, 30)
    plain("env_line", env_line, 50)
    for name, (_, n) in DISGUISES.items():
        for _ in range(n):
            out.append(("disguised", name, disguised((name,))[1]))
    for names in COMBOS:
        for _ in range(10):
            out.append(("disguised", "combination", disguised(names)[1]))
    NEUTRAL[0] = True
    for kind, maker in look_alike().items():
        for _ in range(COUNTS["clean"]):
            text = maker()
            out.append(("clean", kind, around(text) if R.random() < 0.7 else text))
    return out
