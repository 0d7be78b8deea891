"""Prints the sources of locate.txt as cases for Puppet. Each line is a source; `~` is a line feed.

    python3 locate.py | CASE_FILE=/case.pp PUPPET_STRICT=warning puppet-reference evaluate.rb | python3 locate.py --merge | npx tsx places.ts \\
      | gzip -9n > ../recorded/locate.jsonl.gz
"""
import json
import sys

sources = [line.rstrip("\n").replace("~", "\n") for line in open("locate.txt")]
if len(sys.argv) > 1:
    for line in sys.stdin:
        answer = json.loads(line)
        if "error" in answer and "undefined method" not in answer["error"]:
            print(json.dumps({"source": sources[int(answer["id"])]})[:-1] + "," + line.strip()[1:])
else:
    for number, source in enumerate(sources):
        print(json.dumps({"id": str(number), "source": source}))
