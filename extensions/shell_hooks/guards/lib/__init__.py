"""What the example scripts share. A script imports from it first, for it lets everything after it come only from the standard
library and the guards: never from the folder a script runs in, where the agent may write."""
import os
import sys

GUARDS = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
LIBRARY = os.path.dirname(os.path.realpath(os.__file__))
sys.path = [GUARDS] + [path for path in sys.path if path and os.path.realpath(path).startswith(LIBRARY)]
