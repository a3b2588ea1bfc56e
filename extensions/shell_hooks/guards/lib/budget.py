"""The steps that one check may take, so that any text comes to an end."""


class TooComplicated(Exception):
    """The budget is spent, or brackets lie deeper than anybody types."""


class Budget:
    def __init__(self, steps):
        self.steps = steps

    def spend(self, steps=1):
        self.steps -= steps
        if self.steps < 0:
            raise TooComplicated
