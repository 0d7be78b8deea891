"""terraform.py SEED COUNT: broken and changed Terraform sources, as JSON lines {"id", "source", "file", "variables"}.

Each source is a valid one with a few tokens deleted, inserted, repeated, exchanged or cut off, or a sequence of random
tokens. The valid ones are the sources below and the recorded cases. Record the answers of HashiCorp's libraries with

  python3 test/record/terraform.py 1 8000 > cases.jsonl
  ~/.cache/terraform-reference/evaluate < cases.jsonl > answers.jsonl
  python3 ../shared/conformance/merge.py cases.jsonl answers.jsonl | gzip -9n > test/recorded/terraform/changed.jsonl.gz

where ../shared/oracle/terraform/install builds the program `evaluate`.
"""
import gzip
import json
import random
import re
import sys
from pathlib import Path

RANDOM = random.Random(int(sys.argv[1]))
COUNT = int(sys.argv[2])

VARIABLES = {"l": [1, "b", None], "m": {"a": 1, "b": {"c": [True]}}, "n": 2.5, "s": "héllo"}

EXPRESSIONS = [
    "var.l[*].b", "var.l.*.b", "var.m.b.c[0]", "var.m[\"b\"][\"c\"].0", "[var.m, {a = 2}][*].a", "[var.m].*.b.c.0",
    "[for k, v in var.m : k => v... if v != 1]", "[for v in var.l : v if v != null]", "{for k, v in var.m : v => k...}",
    "{for i, v in [1, 2] : \"k${i}\" => v * 2 if v > 1}", "var.n > 2 ? var.s : \"x\"", "var.n ? 1 : [2]",
    "max(var.l[0], 3, [4, 5]...)", "upper(var.s)", "-var.n + 2 * 3 % 4 - 1", "!(var.n == 2.5) || false && true",
    "{a = 1, \"b\" : 2, (var.s) = 3\n var.n = 4\n true : 5}", "{\n a = 1 # c\n /* x */ \"b\" = 2,\n}",
    "<<EOT\nhello ${var.s}\n%{ if var.n > 1 }x%{ else }y%{ endif }\nEOT\n",
    "<<-EOT\n    hello ${var.s ~}\n   %{~ for a in var.l ~}x${jsonencode(a)}%{ endfor }\n    EOT\n",
    "<<-A\n    a\n\n  $b\n   %\n      ${1}\n    A\n", "\"%{ for k, v in var.m }${k}%{ endfor }\"",
    "\"a$${b}%%{c}\\n\\u00e9\\U0001F600${var.n}\"", "var.m.b[\"c\"][0][var.s]", "[1, 2, 3,][var.n]",
    "/* c */ 1 // x\n + 2", "1e5 + 1.5e-3 * 0.5", "1.2.3", "a::b(1)", "f(1,)", "length(1, 2)", "join(\",\")",
    "héllo + \"e\u0301👍🏽\"", "null == {}", "\"%{if true}a%{else}b%{endif}${null}\"", "'a'", "a`b`", "a;b",
    "a & b | c ^ ~d", "“x”", "<<A\n$\n%\n$x\nA\n", "try(var.x, var.y.z, 1)", "try(nope, [][0])", "can(var.x)",
    "[for x in [1] : y]", "{for x in [1] : x => x, }", "var[\"n\"]", "var.l[\"x\"]", "tolist([1, \"a\"])[*]",
    "[for local in [1] : [for each in [2] : \"${local}${each}\"]]", "1 == 1 ? null : \"a\"", "\"${[1]}\"", "\"é\" + [é]",
]

FILES = [
    'variable "x" {\n  default = 1\n  type = number\n}\nlocals {\n  a = var.x\n  b = [\n    1,\n    local.a\n  ]\n}\n'
    'output "o" { value = local.b }\n',
    'resource "a" "b" {\n  x { y = 1 }\n  z "l" m {\n  }\n}\n',
    'a = 1\nb = <<EOT\nx\nEOT\nc = {\n x = 1\n y : 2, z = 3 }\n', "locals { a = 1, b = 2 }\n",
    "locals {\n a = 1 b = 2\n a = 3\n}\n", 'a "b${c}" {\n}\n', 'x {\n y = "%{if a}${b}"\n}\n',
    'locals {\n  é = { for k in ["a"] : k => local.b }\n  b = "${var.y}"\n}\nvariable y { default = "z" }\n'
    'output "p" {\n  value = [local.é.a, local.b]\n}\n',
]

TOKENS = (
    "${ %{ { } [ ] ( ) \" = : ? , . ... => for in if else endif endfor * [*] .* 1 1.2 a \"a\" ~ ~} ${~ & | ; ' ` # // /* "
    "*/ \\ $ % é 👍 - ! == != <= >= < > + / null true var.n f( \\u12 \\q “ :: && || $${ %%{"
).split(" ") + ["<<EOT\n", "<<-EOT\n", "\n", "EOT\n", "%{ if true }", "%{ endif }", "%{ for x in y }", "%{ endfor }",
                "%{ else }", "e\u0301", "\t", "\r", "\r\n", "\u00a0", "\x00", " "]

TOKEN = re.compile(r"\s+|\w+|\"|\$\{|%\{|<<-?\w+\n|[^\w\s]")

CONFORMANCE = Path(__file__).parent.parent / "recorded" / "terraform" / "conformance.jsonl.gz"


def changed(source):
    tokens = TOKEN.findall(source)
    for _ in range(RANDOM.choice([1, 1, 1, 2, 2, 3, 5])):
        if not tokens:
            tokens = [RANDOM.choice(TOKENS)]
        at, kind = RANDOM.randrange(len(tokens)), RANDOM.random()
        if kind < 0.3:
            del tokens[at]
        elif kind < 0.6:
            tokens.insert(at, RANDOM.choice(TOKENS))
        elif kind < 0.75:
            tokens.insert(at, tokens[at])
        elif kind < 0.85:
            other = RANDOM.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind < 0.93:
            tokens[at] = RANDOM.choice(TOKENS)
        else:
            tokens = tokens[:at] if RANDOM.random() < 0.5 else tokens[at:]
    return "".join(tokens)


def main():
    recorded = [json.loads(line) for line in gzip.open(CONFORMANCE, "rt")]
    for number in range(COUNT):
        kind = RANDOM.random()
        if kind < 0.2:
            case = RANDOM.choice(recorded)
            source, is_file, variables = changed(case["source"]), case.get("file", False), case.get("variables", {})
        elif kind < 0.75:
            source, is_file, variables = RANDOM.choice(EXPRESSIONS), False, VARIABLES
            if RANDOM.random() < 0.97:
                source = changed(source)
        elif kind < 0.9:
            source, is_file, variables = changed(RANDOM.choice(FILES)), True, {}
        else:
            source = "".join(RANDOM.choice(TOKENS) for _ in range(RANDOM.randint(1, 12)))
            is_file, variables = RANDOM.random() < 0.4, {}
        print(json.dumps({"id": f"c{number}", "source": source, "file": is_file, "variables": variables}))


main()
