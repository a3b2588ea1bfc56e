"""What block_secrets.py answers to each of many payloads, in one process that compiles it once.

Called with the script's path. A mode, `answer` or `mask`, with a payload a line in, an answer a line out; no answer is {}.
"""
import importlib.util
import json
import sys

sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("block_secrets", sys.argv[1])
guard = importlib.util.module_from_spec(spec)
spec.loader.exec_module(guard)
for line in sys.stdin:
    mode, payload = json.loads(line)
    print(json.dumps(guard.answer(payload, mode == "mask") or {}), flush=True)
