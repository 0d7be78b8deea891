"""Reads sources, one a line, and prints Puppet's answers.

    puppet-reference evaluate.rb must be in the path; without `--noreuse` one environment serves all cases. Answers in which the
    reference shows its own faults or the addresses of its objects are left out.
    (cat pairs.jsonl; cat forms.jsonl; cat functions.jsonl) | gzip -9n > ../../recorded/types.jsonl.gz

types-objects.jsonl.gz has, with `--noreuse`, the answers to objects.py, type_sets.py, object-calls.txt, aliases.txt (each in a process of its
own: an error while a type is written changes how Puppet writes aliases from then on) and readings.txt;
types-conversions.jsonl.gz those to conversions.py and texts.py.
"""
import json
import os
import re
import subprocess
import sys

FAULTS = re.compile(r"#<|0x0000|undefined method|can't convert|stack level|NoMethodError|no implicit conversion|internal error|undefined local|wrong number of arguments|DefaultTypeSet")

sources = [line for line in sys.stdin.read().split("\n") if line]
cases = "".join(json.dumps({"id": str(i), "source": source}) + "\n" for i, source in enumerate(sources))
settings = {"PUPPET_STRICT": "warning", **({"CASE_FILE": "/case.pp"} if "--noreuse" in sys.argv else {"REUSE": "1"})}
answers = subprocess.run(["puppet-reference", "evaluate.rb"], input=cases, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}, check=True)
for line in answers.stdout.split("\n"):
    if line and not FAULTS.search(line) and "NaN" not in line and "Infinity" not in line:
        answer = json.loads(line)
        print(json.dumps({**answer, "source": sources[int(answer["id"])]}, ensure_ascii=False))
