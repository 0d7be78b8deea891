"""Prints cases for the operators as JSON lines. `strict` is the strictness of the case.

    python3 operators.py > cases.jsonl
    for strict in off warning error; do
      grep "\"strict\": \"$strict\"" cases.jsonl | REUSE=1 PUPPET_STRICT=$strict puppet-reference evaluate.rb
    done > answers.jsonl
    python3 operators.py --merge cases.jsonl answers.jsonl | npx tsx places.ts | gzip -9n > ../recorded/operators.jsonl.gz

The merge omits cases in which Puppet crashes or prints the addresses of Ruby objects.
"""
import json
import random
import re
import sys

INTEGERS = "0|1|-3|2|63|9223372036854775807|-9223372036854775808|4611686018427387904|9007199254740993|0x1F|0777".split("|")
FLOATS = "0.5|2.0|-1.5e3|1e308|1.0e15|0.1|-0.0|3.999999999".split("|")
STRINGS = "'a'|'Abc'|'ABC'|'12'|'0x1F'|'1.5'|'-7'|' 5'|'5 '|'1e3'|'08'|'017'|'1_000'|'.5'|''|' '|'é'|'É'|'ß'|'😀'|\"a\\nb\"|\"q'q\"|'1.2.3'".split("|")
COLLECTIONS = """[]|[1]|[1,2,3]|['a','B']|[[1,2],[3,4]]|[['a',1],['b',2]]|[undef]|[default]|[1,[2,[3]]]|[1.0,2]|[/a/]|[{a=>1}]|[Integer,String]|{}|{a=>1}
|{a=>1,b=>2}|{b=>2,a=>1}|{'A'=>1}|{1=>'x'}|{1.0=>'x'}|{'1'=>'x'}|{a=>{b=>1}}|{[1]=>2}|{undef=>1}|{default=>1}|{a=>undef}|{true=>1}""".replace("\n", "").split("|")
OTHERS = r"""true|false|undef|default|/a/|/(b)c$/|/^A/|/(?i)abc/|/\d+/|/é/|Timestamp('2020-01-02T03:04:05')|Timestamp(0)|Timestamp(1.5)|Timespan('1-02:03:04')
|Timespan(-5)|Timespan(1.5)|SemVer('1.2.3')|SemVer('1.2.3-rc1')|SemVer('1.2.3+b1')|SemVerRange('>=1.0.0 <2.0.0')|SemVerRange('1.x')
|SemVerRange('^1.2.3 OR 3.x')|Sensitive('s')|Sensitive(1)|Binary('aGVsbG8=')|URI('http://a.b/c')|URI('HTTP://A.b/c')|Deferred('x')|Error('m')
|[1,2].reverse_each""".replace("\n", "").replace("OR", "||").split("|")
TYPES = """Any|Undef|Scalar|ScalarData|Data|Numeric|Integer|Integer[1,10]|Integer[default,5]|Float|Float[0.0,1.5]|String|String[1]|Boolean|Boolean[true]|Enum['a','b']
|Pattern[/a/,/^b/]|Regexp|Regexp[/a/]|Array|Array[Integer]|Array[String,1,2]|Hash|Hash[String,Integer]|Tuple[Integer,String]|Struct[{a=>Integer}]|Collection
|Variant[Integer,String]|Optional[Integer]|Optional|NotUndef|Type|Type[Integer]|Sensitive|Timestamp|Timespan|SemVer|SemVerRange|Callable|Callable[Integer]
|Iterable|Iterator|Default|Class|Class['a']|File|File['/x']|Resource|CatalogEntry|Binary|URI|Runtime|Init[Integer]|Object""".replace("\n", "").split("|")
VALUES = INTEGERS + FLOATS + STRINGS + COLLECTIONS + OTHERS
BINARY = ["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "=~", "!~", "in", "and", "or"]
SHIFTS = ["1", "-2", "3", "'4'", "[1]", "0", "62", "63", "64", "-70", "1.5", "'x'", "undef"]
KEYS = ["0", "1", "-1", "2", "-2", "5", "'a'", "a", "default", "1.5", "'1'", "undef", "[0]", "[0,1]", "true", "String", "{a=>1}", "/a/", "[]", "*[0,1]", "-10"]
MATCHES = ["/(a)(.)/", r"/(\w)/", "/b/", "/^(?<n>.)/", "'(c)'"]
CRASHES = re.compile(r"0x0000|undefined method|can't convert|stack level|no implicit conv|internal error|#<Puppet|#<Sem|#<URI|TypeSet|\(\?x-mi")


def value(depth=1):
    chance = random.random()
    if chance < 0.22:
        return random.choice(TYPES)
    if chance < 0.32 and depth > 0:
        return f"[{','.join(value(depth - 1) for _ in range(random.randint(0, 3)))}]"
    if chance < 0.4 and depth > 0:
        return "{" + ",".join(f"{value(0)}=>{value(depth - 1)}" for _ in range(random.randint(0, 3))) + "}"
    return random.choice(VALUES)


def expression(depth):
    if depth <= 0:
        return value()
    inner = lambda: expression(depth - 1 if random.random() < 0.3 else 0)
    keys = lambda: ", ".join(random.choice(KEYS) for _ in range(random.choice([1, 1, 1, 1, 2, 2, 2, 3])))
    forms = [
        (55, lambda: f"({inner()}) {random.choice(BINARY)} ({inner()})"),
        (5, lambda: f"({value()}) {random.choice(['<<', '>>'])} ({random.choice(SHIFTS)})"),
        (4, lambda: f"{random.choice('!-')}({expression(depth - 1)})"),
        (3, lambda: f"[*({expression(depth - 1)})]"),
        (5, lambda: f'"<${{({expression(depth - 1)})}}>"'),
        (10, lambda: f"({value()})[{keys()}]"),
        (8, lambda: f"({value()}) ? {{ ({value()}) => hit, default => miss }}"),
        (3, lambda: f"case ({value()}) {{ {random.choice(TYPES)}, ({value()}): {{ 'hit' }} default: {{ 'miss' }} }}"),
        (3, lambda: f"if ({value()}) =~ ({random.choice(MATCHES)}) {{ [$0,$1] }} else {{ 'no' }}"),
        (3, lambda: f"{value()} {random.choice(BINARY[:5])} {value()} {random.choice(BINARY)} {value()}"),
        (2, lambda: f"{random.choice(['[1,2,3]', 'hello', '{a=>[1,2]}', 'Integer', 'String', 'Array'])}[{keys()}]"),
        (2, lambda: f"{{k=>{value()}}} ? {{ {{k=>{value()}}} => hit, default => miss }}"),
    ]
    return random.choices([form for _, form in forms], [weight for weight, _ in forms])[0]()


def sources():
    for operator in BINARY:
        for _ in range(220):
            yield f"({random.choice(VALUES + TYPES)}) {operator} ({random.choice(VALUES + TYPES)})"
    for one in VALUES + TYPES:
        yield f'"<${{({one})}}>"'
        yield f"[{one}] == [{one}]"
        yield f"{{({one}) => 1}}[{one}]"
        yield f"-({one})"
    for _ in range(5000):
        yield expression(2)


def cases():
    random.seed(3)
    for number, source in enumerate(sources()):
        yield {"id": str(number), "source": source, "strict": random.choice(["warning", "warning", "off", "error"])}


if len(sys.argv) > 1:
    answers = {json.loads(line)["id"]: line for line in open(sys.argv[3])}
    for line in open(sys.argv[2]):
        case = json.loads(line)
        answer = answers.get(case["id"])
        if answer is not None and not CRASHES.search(answer):
            print(json.dumps({"source": case["source"], "strict": case["strict"]})[:-1] + "," + answer.strip()[1:])
else:
    for case in cases():
        print(json.dumps(case))
