"""Prints random regular expressions, each with a text, as cases for Puppet.

    python3 regexp.py SEED COUNT | REUSE=1 PUPPET_STRICT=off puppet-reference evaluate.rb | python3 regexp.py --answers SEED COUNT

prints the lines of test/recorded/regexp.jsonl.gz: pattern, text, and result (groups, `false`, or Ruby's message).
"""
import json
import random
import re
import sys

ATOMS = r"""a|b|c|A|1|_| |é|\w|\W|\d|\D|\s|\S|\h|\H|.|[ab]|[^a]|[a-c]|[[:alpha:]]|[[:digit:]b]|[^[:space:]]|[a-c&&b-d]|[[:upper:]_]|[\w-]|[\d.]|[]a]|[-a]|\n|\t|\.
|\-|\/|-|[a\]b]|[[:punct:]]|[[ab]c]|\p{Alpha}|\p{^L}|\P{Lu}|\x61|\u00e9|\u{e9}|[é-ü]|\R|é+|[^é]|\101|[\b]|[[:^alpha:]]|[[:word:]]|\e|[\x61-\x63]|]|}|{|a{|{1|[a-]
|[a-c-e]|\Q|\y""".replace("\n", "").split("|") + ["\n"]
ANCHORS = r"^ $ \A \z \Z \b \B \G (?=a) (?!a) (?<=a) (?<!b) (?<=aABbc) (?i) (?m) (?x) (?-i) (?#c)".replace("AB", "|").split()
QUANTIFIERS = "* + ? *? +? ?? *+ ++ ?+ {2} {1,2} {,2} {1,} {2}? {1,2}? {1,2}+ {0} {2,1} ** {1}{2}".split()
GROUPS = "( ( ( (?: (?> (?<n> (?i: (?m: (?x: (?= (?! (?<= (?<! (?i-m: (?a: (?u:".split()
REFERENCES = [r"\1", r"\2", r"\k<n>", r"\g<n>", r"\k<1>", r"\g<1>", r"\k<-1>"]
FAULTS = ["*", "(", ")", "[", "(?<n>x)", r"\k", "(?", "\\"]
TEXTS = ["aabbcc", "abc", "ABC abc", "é è a", "foo\nbar\n", "1a 2b_c", "", "a", "a\n", "\n", "ÀÉß", "a-b.c/d", "  ab\t12", "abcabc", "aé1",
         "x\ry\u2028z", "Straße", "a]b[c}", "\\Q y", "ab12CD"]


def alternatives(depth):
    return "|".join(sequence(depth) for _ in range(random.choice([1, 1, 1, 2, 3])))


def sequence(depth):
    return "".join(item(depth) for _ in range(random.choice([0, 1, 1, 2, 2, 3])))


def item(depth):
    chance = random.random()
    if chance < 0.15:
        return random.choice(ANCHORS)
    if chance < 0.2:
        return random.choice(REFERENCES if random.random() < 0.6 else FAULTS)
    atom = random.choice(GROUPS) + alternatives(depth - 1) + ")" if chance < 0.4 and depth > 0 else random.choice(ATOMS)
    return atom + (random.choice(QUANTIFIERS) if random.random() < 0.3 else "")


def quoted(text):
    for char, escape in [("\\", "\\\\"), ('"', '\\"'), ("$", "\\$"), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r")]:
        text = text.replace(char, escape)
    return f'"{text}"'


def cases(seed, count):
    random.seed(seed)
    for _ in range(count):
        yield alternatives(2), random.choice(TEXTS)


if sys.argv[1] == "--answers":
    expected = list(cases(int(sys.argv[2]), int(sys.argv[3])))
    for line in sys.stdin:
        answer = json.loads(line)
        pattern, text = expected[int(answer["id"])]
        message = re.search(r"Caused by '(.*)'\. \(file", answer.get("error", ""), re.S)
        print(json.dumps([pattern, text, message.group(1) if message else answer["value"]], ensure_ascii=False))
else:
    for number, (pattern, text) in enumerate(cases(int(sys.argv[1]), int(sys.argv[2]))):
        match = f"if {quoted(text)} =~ {quoted(pattern)} {{ [$0,$1,$2,$3,$4,$5,$6] }} else {{ false }}"
        print(json.dumps({"id": str(number), "source": match}))
