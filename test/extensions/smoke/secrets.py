"""What block_secrets.py decides about each of many messages, in one process: one JSON string a line in, one verdict a line out."""
import importlib.util
import json
import sys

sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("block_secrets", sys.argv[1])
guard = importlib.util.module_from_spec(spec)
spec.loader.exec_module(guard)
for line in sys.stdin:
    answer = guard.answer({"event": "on_outbound_message", "notification": json.loads(line)}, False) or {}
    print(answer.get("decision", "pass"))
