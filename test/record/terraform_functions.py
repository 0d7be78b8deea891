"""Generates calls of the functions of Terraform, as JSON lines {"id", "source"}, and merges the answers of the reference program.

  python3 test/record/terraform_functions.py SEED COUNT > cases
  ~/.cache/terraform-reference/evaluate < cases > answers
  python3 test/record/terraform_functions.py --merge cases answers | gzip -9n > test/recorded/terraform/functions/calls.jsonl.gz

../shared/oracle/terraform/install builds the reference program.
"""
import json
import random
import sys

if sys.argv[1] == "--merge":
    answers = {}
    for line in open(sys.argv[3]):
        answer = json.loads(line)
        answers[answer.pop("id")] = answer
    for line in open(sys.argv[2]):
        case = json.loads(line)
        answer = answers[case["id"]]
        # Go suggests a random one of the similar names.
        if "Did you mean" in answer.get("detail", ""):
            continue
        # A stack trace of the reference program says nothing about the language.
        if "panic in function implementation" in answer.get("detail", ""):
            answer = {"crash": True}
        print(json.dumps({**case, "answer": answer}, ensure_ascii=False, separators=(",", ":")))
    sys.exit()

R = random.Random(int(sys.argv[1]))
COUNT = int(sys.argv[2])

NUMBERS = """0 1 2 3 5 7 -1 -2 -3 -7 0.5 -0.5 1.5 2.5 -2.5 0.1 1e3 1e-7 10 16 36 62 63 100 1024 123456789 1234567.891
12345678901234567890 -98765432109876543210 9007199254740993 1e30 1e100 3.14159265358979 0.30000000000000004 -0
9223372036854775807 9223372036854775808 1e400 99.995 1000000 999999.5""".split()
STRINGS = ["", "a", "abc", "ABC", "Hello World", "hello, world", "1", "1.50", "-7", "true", "false", "null", "héllo",
           "ßtraße", "ǆungla", "İstanbul", "ﬁn", "ΑΣ", "e\u0301a", "👍🏽x", "🇩🇪🇫🇷", "👨‍👩‍👧z", " x ", "\t x\n", "a\nb\n", "a\r\nb\r\n\n", "a,b,c",
           "a;b", "--a--", "aaa", "line1\nline2\nline3", "\u00a0x\u2003", "tést-ünit_x", "0x1F", "zz", "ff", "<&>\u2028",
           "quote\"back\\slash", "$x %y", "한국어", "हिन्दी", "\u0007\u0001", "日本", "o'neil jr.", "foo bar-baz_qux2go"]
COLLECTIONS = """[] {} [1,2,3] ["a","b","c"] ["c","a","b","a"] [1,"a",true] {a=1,b=2} {a=1,b="x"} {b=[1],a={c=2}}
tolist([1,2]) toset(["b","a","b"]) tomap({x="1",y="2"}) [[1],[2,3]] [["a"],[],["b",["c"]]] [{n=1},{n=2}] tolist([]) toset([])
tomap({}) [null] ["a",null,""] [1,null] tolist(["a",null]) {a=null} [true,false,true] tolist([true]) toset([1,2,3]) [[1,2],["a"]]
{"k-k"=1,"é"=2} [1,1.0,"1"] toset([[1],[2]]) [0.1,0.2] tolist([["a"],["b"]]) tomap({a=[1],b=[2]}) {z=1,y=2,x=3}
[tolist(["p"]),tolist([])] setproduct([1],["a"]) ["","a",""] [1e30,-1] tolist(["10","9","1"]) ["é","z","a","Z"]""".split()
OTHERS = ["true", "false", "null", "tostring(null)", "tonumber(null)", "tolist(null)"]


def text(value):
    out = json.dumps(value, ensure_ascii=False)
    return out.replace("${", "$${").replace("%{", "%%{")


def strings():
    return text(R.choice(STRINGS))


def numbers():
    return R.choice(NUMBERS)


def small():
    return R.choice(["0", "1", "2", "3", "-1", "-2", "5", "10", "0.5", '"1"', "100"])


def collections():
    return R.choice(COLLECTIONS)


def anything():
    kind = R.random()
    return strings() if kind < 0.3 else numbers() if kind < 0.55 else collections() if kind < 0.9 else R.choice(OTHERS)


def maps():
    return R.choice([c for c in COLLECTIONS if c[0] == "{" or c.startswith("tomap")])


def lists():
    return R.choice([c for c in COLLECTIONS if c[0] == "[" or c.startswith("to") and not c.startswith("tomap")])


def fitting_format():
    """A format and as many arguments as it has verbs, of fitting types."""
    verbs, arguments = [], []
    for _ in range(R.randint(1, 3)):
        flags = R.choice(["", "", "", "#", "0", "-", "+", " ", "+0", "-0"]) + R.choice(["", "", "5", "12", "30"]) + R.choice(["", "", ".2", ".0", ".", ".5", ".20"])
        mode = R.choice("vsqdbxXofeEgGt")
        verbs.append("%" + flags + mode)
        arguments.append(anything() if mode == "v" else R.choice(["true", '"false"', "1"]) if mode == "t" else R.choice([strings(), numbers(), "true"]) if mode in "sq" else R.choice(["1", "0", "-3", "255", "1e3", '"12"', "12345678901234567890"]) if mode in "dbxXo" else numbers())
    return '"' + R.choice([" ", "|", ""]).join(verbs) + R.choice(["", "%%", " é"]) + '"', arguments


ATOMS = [".", "a", "b", "[a-c]", "[^a]", "\\\\d", "\\\\w", "\\\\s", "\\\\D", "\\\\W", "\\\\b", "\\\\B", "(a)", "(?:b)", "(?P<n>a)", "(?P<m>[a-z]+)", "(b|c)", "^", "$",
         "[[:alpha:]]", "[[:^digit:]]", "\\\\pL", "\\\\p{Lu}", "\\\\p{Greek}", "\\\\P{L}", "[\\\\d,]", "é", "\\\\Q.a\\\\E", "\\\\x61", "\\\\x{1F1E9}", "\\\\.", "\\\\n", "(?i)", "(?s)", "(?m)", "(?U)", "(?i:A)", "(?-i)",
         "x", "l", "\\\\A", "\\\\z", "[a-zA-Z0-9_]", "(a|ab)(c|bcd)?", "(a*)", "(a*)+", "(|a)*", "(a|b)*"]
BROKEN = ["(", ")", "[", "[z-a]", "*", "+", "a**", "a{2}{3}", "\\\\", "\\\\8", "(?P<1", "(?P<a-b>x)", "(?x)", "[[:foo:]]", "\\\\pX", "\\\\p{Foo}", "a{1001}", "a{3,2}", "(?", "(?i", "[a", "\\\\C", "\\\\xZ", "\\\\x{110000}", "x{2,1}", "(((a{100}){100}){100})", "(?=a)", "(?<n>a)", "\\\\1", "a|*", "(|*)", "[]a]", "[a-]", "[-a]", "[]"]


def pattern():
    if R.random() < 0.2:
        return '"' + R.choice(BROKEN) + '"'
    pieces = []
    for _ in range(R.randint(1, 4)):
        pieces.append(R.choice(ATOMS) + R.choice(["", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,}", "|"]))
    return '"' + "".join(pieces) + ('"' if R.random() < 0.97 else R.choice(BROKEN) + '"')


def format_string():
    pieces = []
    for _ in range(R.randint(1, 3)):
        kind = R.random()
        if kind < 0.12:
            pieces.append(R.choice(["%%", "text", "é", " ", "[", "%[", "%[1]", "%[2]d", "%[0]d", "%!", "%é", "%", "%5", "%.", "%-"]))
            continue
        pieces.append("%" + R.choice(["", "", "", "#", "0", "-", "+", " ", "+0", "-0", "# "]) + R.choice(["", "", "", "5", "12", "2", "30"]) + R.choice(["", "", "", ".2", ".0", ".", ".5", ".20"])
                      + R.choice(["", "", "", "[1]", "[2]"]) + R.choice("vvvsssqdddtbxXoeEfffgGGyTcU"))
    return '"' + "".join(pieces) + '"'


DATE_PIECES = ["YYYY", "YY", "Y", "MMMM", "MMM", "MM", "M", "MMMMM", "DD", "D", "DDD", "EEEE", "EEE", "E", "hh", "h", "HH", "H", "AA", "aa", "A", "aaa", "mm", "m", "ss", "s", "sss", "Z", "ZZ", "ZZZ",
               "ZZZZ", "ZZZZZ", "-", ":", " ", "/", "'T'", "''", "'o''clock'", "'unterminated", "é", "x", "Q", "1", "'"]
TIMES = ["2018-01-02T23:12:01Z", "2020-02-29T01:02:03+02:00", "2019-12-31T12:00:00-05:30", "1999-07-04T00:00:59Z", "0001-01-01T00:00:00Z", "2018-01-02T23:12:01.123456789Z", "2018-01-02T23:12:01,5Z", "2018-01-02T3:12:01Z",
         "2018-01-02", "2018-1-02T00:00:00Z", "2018-13-02T00:00:00Z", "2018-02-30T00:00:00Z", "2018-01-02T24:00:00Z", "2018-01-02T23:60:00Z", "2018-01-02T23:12:61Z", "2018-01-02t23:12:01Z", "2018-01-02 23:12:01Z",
         "2018-01-02T23:12:01", "2018-01-02T23:12:01+0200", "2018-01-02T23:12:01+99:99", "2018-01-02T23:12:01Zx", "", "nope", "201", "20x8-01-02T00:00:00Z", "2018/01/02T00:00:00Z", "2018-01-02T23:12:01.Z", "2018-01-02T23:12:01*02:00", "2018-01-00T00:00:00Z"]
DURATIONS = ["1h", "-10m", "1h30m", "1.5h", "0", "300ms", "1us", "1µs", "-1.5s", "", "1", "h", "1d", "1h 2m", "+5s", ".5s", "1.s", ".s", "9223372036854775807ns", "9223372036854775808ns", "99999999999999999999h", "876000h", "1é", "2562047h47m16.854775807s"]
JSONS = ["[1, 2.5, true]", "{\"a\": null}", "oops", "\"x\"", "", " ", "1", "1.50", "-0", "1e5", "1E+2", "01", "1.", "-", "+1", "tru", "trux", "nul", "[1,]", "[,1]", "[1 2]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "{\"a\":}", "{\"a\":1 \"b\":2}",
         "{,}", "{1:2}", "[", "{", "[1", "{\"a\"", "{\"a\":1", "\"abc", "\"a\\u00e9b\"", "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\x\"", "\"\\u12g4\"", "\"a\tb\"", "1 2", "[1]]", "[1]}x", "{}}", "null", "true false", "[[],{},\"\"]", "{\"b\":1,\"a\":2}",
         "{\"a\":1,\"a\":\"x\"}", "{\"a\":{},\"a\":1}", "{\"a\":[1],\"a\":[1,2]}", "é", "[é]", "1é", "12345678901234567890.123456789", "1e400", "{\"é\": \"e\u0301\"}", "[true,false,null]", "]", "}", ":", ",", "'", "\"'\"", "[1}", "{\"a\":1]", "0.1e-3", "1e", "1ex", "-a", "falsy"]
CSVS = ["a,b\n1,2\n", "a,b\n1,2\n3,4", "a,b\r\n1,2\r\n", "a\n\"x\"\"y\"\n", "a,b\n\"1,2\",3\n", "a\n\"x\ny\"\n", "a,b\n1\n", "a,b\n1,2,3\n", "a,a\n1,2\n", "", "\n", "\n\na\n\nb\n", "a\n\"x", "a\nx\"y\n", "a\n\"x\"y\n", "\"a", "a b,é\nü,日\n", "a", ",\n1,2\n", "a\r\nx\ry\r\n", "a,b\n\"x\n\ny\",\"\"\n\"q", "a\n x \n"]
EXPRESSIONS = ["1", "nothing", "[][0]", "{}.a", '"a" + 1', 'tonumber("x")', "var.x", "1/0", "try(null)", "[1,2][5]", 'jsondecode("{")', "upper([])", "foo()", "length(1, 2)", "-true", '"${[]}"', "[for x in 1 : x]", 'null + 1']


def concise(values):
    return lambda: text(R.choice(values))


FITTING = {
    "abs": [numbers], "ceil": [numbers], "floor": [numbers], "signum": [small], "log": [numbers, lambda: R.choice(["2", "10", "0.5", "1", "2.718281828459045"])],
    "pow": [numbers, lambda: R.choice(["0", "1", "2", "3", "-1", "-2", "0.5", "10", "100", "1.5", "-0.5", "63"])], "min": [numbers, numbers, numbers], "max": [numbers, numbers],
    "parseint": [lambda: R.choice([strings(), '"101"', '"ff"', '"FF"', '"zZ"', '"-12"', '"+5"', '"1_000"', '"999999999999999999999999"', '"-0"']), lambda: R.choice(["2", "10", "16", "36", "37", "62", "63", "1", "0", "2.5"])],
    "chomp": [strings], "lower": [strings], "upper": [strings], "title": [strings], "strrev": [strings], "trimspace": [strings],
    "trim": [strings, lambda: text(R.choice(["a", " ", "-", "abc", "", "é", "\n\t ", "a-"]))], "trimprefix": [strings, lambda: text(R.choice(["a", "he", "-", "", "--a", "👍"]))],
    "trimsuffix": [strings, lambda: text(R.choice(["a", "d", "-", "", "\n", "c"]))], "substr": [strings, small, small], "indent": [lambda: R.choice(["0", "2", "4", "1.5"]), strings],
    "join": [lambda: text(R.choice([",", "", "-", "é"])), collections, collections], "split": [lambda: text(R.choice([",", "", "a", "\n", ";", "--", "ll"])), strings],
    "replace": [strings, lambda: text(R.choice(["a", "l", "", "/[ab]/", ".", "aa", "é"])), lambda: text(R.choice(["-", "", "$0", "xx", "é"]))],
    "regex": [pattern, strings], "regexall": [pattern, strings], "format": [format_string, anything, anything], "formatlist": [format_string, anything, anything],
    "formatdate": [lambda: text(R.choice(["", "-", " "]).join(R.choice(DATE_PIECES) for _ in range(R.randint(1, 4)))), lambda: text(R.choice(TIMES[:7] if R.random() < 0.6 else TIMES))], "timeadd": [concise(TIMES), concise(DURATIONS)],
    "chunklist": [lists, small], "coalescelist": [lists, lists], "compact": [lists], "concat": [lists, lists], "contains": [lists, anything],
    "distinct": [lists], "element": [lists, small], "flatten": [lists], "keys": [maps], "length": [lists], "lookup": [maps, lambda: R.choice(['"a"', '"x"', '"zz"', '"k k"']), anything],
    "merge": [maps, maps], "range": [small, small, small], "reverse": [lists], "setintersection": [lists, lists], "setproduct": [lists, lists],
    "setsubtract": [lists, lists], "setunion": [lists, lists], "slice": [lists, small, small], "sort": [lists], "values": [maps], "zipmap": [lambda: R.choice(['["a"]', '["b", "a"]', '["x", "y", "x"]', "[]", lists()]), lists],
    "csvdecode": [concise(CSVS)], "jsondecode": [concise(JSONS)], "jsonencode": [anything], "tobool": [anything], "tolist": [anything], "tomap": [anything], "tonumber": [anything], "toset": [anything], "tostring": [anything],
    "try": [lambda: R.choice(EXPRESSIONS), lambda: R.choice(EXPRESSIONS)], "can": [lambda: R.choice(EXPRESSIONS + [anything()])],
}
OPTIONAL = {"join": 1, "format": 2, "formatlist": 2, "min": 2, "max": 1, "range": 2, "coalescelist": 1, "concat": 1, "merge": 1, "setunion": 1, "setintersection": 1, "setproduct": 1, "try": 1}


def call(name, depth=1):
    if name == "format" and R.random() < 0.5:
        template, values = fitting_format()
        return f"format({', '.join([template, *values])})"
    if name == "formatlist" and R.random() < 0.5:
        return "formatlist(" + R.choice([f'"%s-%v", {lists()}, {anything()}', f'"%v", {lists()}', f'"%s=%s", {maps()}, {strings()}', f'"%d", {lists()}', f'"%[2]s%[1]q", {lists()}, {lists()}', f'"%s", {strings()}']) + ")"
    arguments = FITTING[name]
    count = len(arguments) - R.randint(0, OPTIONAL.get(name, 0)) if R.random() < 0.7 else len(arguments)
    parts = []
    for make in arguments[:count]:
        kind = R.random()
        if depth > 0 and kind < 0.08:
            parts.append(call(R.choice(list(FITTING)), depth - 1))
        else:
            parts.append(anything() if kind < 0.16 else make())
    if R.random() < 0.03:
        parts.append(anything())
    if parts and R.random() < 0.02:
        parts.pop()
    if R.random() < 0.05:
        parts = parts[:R.randint(0, len(parts))] + [R.choice([collections(), anything()]) + "..."]
    return name + R.choice(["(", "(", "(", "( "]) + ", ".join(parts) + ")"


seen = set()
names = list(FITTING)
while len(seen) < COUNT:
    source = call(names[len(seen) % len(names)])
    if R.random() < 0.01:
        source = source[:2] + source[3:]
    if source not in seen:
        seen.add(source)
        print(json.dumps({"id": f"call{len(seen)}", "source": source}, ensure_ascii=False))
