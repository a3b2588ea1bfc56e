"""The steps that one check may take, so that any text comes to an end."""


class TooComplicated(Exception):
    """Brackets lie deeper than anybody types, or a word stands for too many."""


class BudgetSpent(TooComplicated):
    """No text of a person's is so long: it may have been filled up to hide its end."""


class Budget:
    def __init__(self, steps):
        self.steps = steps

    def spend(self, steps=1):
        self.steps -= steps
        if self.steps < 0:
            raise BudgetSpent
