"""Reads sources, one per line, and prints Puppet's answers.

The commands puppet-reference and evaluate.rb must be in the path. All cases share one environment, unless the option
`--noreuse` is given. The output omits answers in which Puppet crashes or prints the addresses of Ruby objects.

    (cat pairs.jsonl; cat forms.jsonl; cat functions.jsonl) | gzip -9n > ../../recorded/types.jsonl.gz

types-objects.jsonl.gz contains the answers to objects.py, type_sets.py, object-calls.txt, aliases.txt and readings.txt
with `--noreuse`. Each source of aliases.txt needs its own process, because an error while Puppet formats a type changes how
Puppet formats aliases later. types-conversions.jsonl.gz contains the answers to conversions.py and texts.py.
"""
import json
import os
import re
import subprocess
import sys

CRASHES = re.compile(r"#<|0x0000|undefined method|can't convert|stack level|NoMethodError|no implicit conversion|internal error|undefined local|wrong number of arguments|DefaultTypeSet")

sources = [line for line in sys.stdin.read().split("\n") if line]
cases = "".join(json.dumps({"id": str(i), "source": source}) + "\n" for i, source in enumerate(sources))
settings = {"PUPPET_STRICT": "warning", **({"CASE_FILE": "/case.pp"} if "--noreuse" in sys.argv else {"REUSE": "1"})}
answers = subprocess.run(["puppet-reference", "evaluate.rb"], input=cases, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}, check=True)
for line in answers.stdout.split("\n"):
    if line and not CRASHES.search(line) and "NaN" not in line and "Infinity" not in line:
        answer = json.loads(line)
        print(json.dumps({**answer, "source": sources[int(answer["id"])]}, ensure_ascii=False))
