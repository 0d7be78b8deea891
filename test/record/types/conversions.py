"""Prints cases, one source per line: `new` with all its options, formats of containers, mismatches, common
types, times, URIs, version ranges, Binaries, iteration over types.

    python3 conversions.py | python3 answers.py > conversions.jsonl
"""
import random

random.seed(77)
out = []
add = out.append
pick = random.choice


def some(n, make):
    for _ in range(n): add(make())


# Conversions of strings and other values to Integer, Float, Numeric and Boolean.
DIGITS = ["0", "1", "7", "9", "12", "017", "0b101", "0B11", "0x1f", "0XfF", "0o17", "08", "ff", "zz", "1010", "1_000", "", " ", "9223372036854775807", "9223372036854775808", "1e3", "1.5", "0x1.8p1", "1.", ".5", "1e400", "Infinity", "NaN", "+", "-", "0x", "0b", "077", "00", "-0", "0.0", "1e-3", "12abc", "0b12", "0xg"]
SIGNS = ["", "", "", "-", "+", "- ", "+ ", " ", "--"]
RADIX = ["2", "8", "10", "16", "default", "default", "3", "0", "'x'", "undef", "36"]
ABS = ["true", "false", "1", "default", "undef"]
def text(): return f"'{pick(SIGNS)}{pick(DIGITS)}{pick(['', '', '', ' ', 'x'])}'"
def number(): return pick(["1.5", "-1.5", "0.0", "-7", "12", "true", "false", "undef", "default", "Timespan(61.7)", "Timestamp(3.9)", "[]", "{}", "/a/", "1e10", "-0.4", "SemVer('1.0.0')"])
def value(): return text() if random.random() < .75 else number()
some(300, lambda: f"Integer({value()})")
some(400, lambda: f"Integer({value()}, {pick(RADIX)})")
some(120, lambda: f"Integer({value()}, {pick(RADIX)}, {pick(ABS)})")
some(100, lambda: f"Integer({{{', '.join(random.sample([f'from => {value()}', f'radix => {pick(RADIX)}', f'abs => {pick(ABS)}'], pick([1, 2, 3])))}}})")
some(100, lambda: f"Float({value()}{pick(['', '', ', ' + pick(ABS)])})")
some(60, lambda: f"Float({{from => {value()}{pick(['', ', abs => ' + pick(ABS)])}}})")
some(150, lambda: f"Numeric({value()}{pick(['', '', ', ' + pick(ABS)])})")
some(60, lambda: f"Numeric({{from => {value()}{pick(['', ', abs => ' + pick(ABS)])}}})")
some(60, lambda: f"Boolean({pick(['1', '0', '0.0', '2.5', text(), text(), 'undef'] + [repr(pick(['true', 'True', 'YES', 'y', 'n', 'no', 'f', 'on', 't', 'false ']))])})")
for t in ["Integer", "Float", "Numeric", "Boolean", "String", "Array", "Hash", "Timespan", "Timestamp", "SemVer", "SemVerRange", "Binary", "URI", "Regexp", "Sensitive", "Type", "Tuple", "Struct", "Init", "Callable", "Optional[Integer]", "NotUndef[String]", "Integer[1,3]", "Enum[a]", "Variant[Integer,String]"]:
    for args in ["", "1, 2, 3, 4, 5", "default", "1, 2", "undef, undef"]: add(f"{t}.new({args})")

# Arrays, Hashes, Tuples, Structs.
ITEMS = ["1", "'a'", "undef", "[1]", "[1,2]", "[a,b]", "[[1,2]]", "[[1,2],[3,4]]", "[a,[1,2]]", "{a=>1}", "{a=>{b=>1}}", "[[[a],1]]", "[[[a,b],1],[[a,c],2]]", "[[[0],x],[[1],y]]", "[[[],{}]]", "[[[a,0],x],[[a,1],y]]", "true", "Integer[1,3]", "Enum[a,b]", "'abc'", "[1,2,3]", "Binary('aGk=')", "[[1,2,3]]", "Timespan(1)", "[{a=>1}]", "[[[a],1],[[a,b],2]]", "[[['a',1],2]]"]
some(90, lambda: f"Array({pick(ITEMS)}{pick(['', ', true', ', false', ', 1', ', default'])})")
some(160, lambda: f"Hash({pick(ITEMS)}{pick(['', '', ', tree', ', hash_tree', ', x', ', undef'])})")
some(60, lambda: f"Tuple[{pick(['Integer', 'String', 'Integer,String', 'Any,1,2', 'Integer,0,3'])}]({pick(ITEMS)}{pick(['', ', true'])})")
some(60, lambda: f"Struct[{{{pick(['a=>Integer', 'Optional[a]=>Integer', 'a=>Any,b=>Any', 'a=>Hash'])}}}]({pick(ITEMS)}{pick(['', ', tree'])})")
some(60, lambda: f"{pick(['Array[Integer]', 'Array[Integer,1,2]', 'Hash[String,Integer]', 'Hash[Integer,Any,1,1]', 'Optional[Array]', 'Init[Array]', 'Init[Array,true]', 'Init[Hash,tree]'])}({pick(ITEMS)})")

# Formats.
FLAGS = ["", "", "", "#", "-", "+", " ", "0", "(", "[", "<", "{", "|", "#-", "-0", "##"]
WIDTH = ["", "", "", "1", "5", "12", ".2", "5.1", ".0", "8.3"]
LETTERS = list("sspdxXobBeEfgGaAcCutTyYhpp") + ["q", "m", "n", "z", "v", "%"]
def fmt(): return f"'%{pick(FLAGS)}{pick(WIDTH)}{pick(LETTERS)}'"
VALUES = ["1", "-17", "0", "255", "1.5", "-0.25", "1e20", "1e-7", "'abc'", "''", "'hello world'", "\"a\\nb\"", "true", "false", "undef", "default", "/ab+/", "Integer[1,2]", "String", "[]", "{}", "SemVer('1.2.3')", "Timespan(3661.5)", "Timestamp('2020-01-02T03:04:05')", "Binary('aGk=')", "Sensitive('x')", "URI('http://a/b')", "SemVerRange('1.x')", "Error('x')", "[1,[2,[3]]]", "{a=>{b=>[1]}}"]
some(500, lambda: f"String({pick(VALUES)}, {fmt()})")
TYPES = ["Any", "Scalar", "Integer", "String", "Array", "Hash", "Collection", "Numeric", "Float", "Boolean", "Undef", "Type", "Object", "Default", "Regexp", "Sensitive", "Timespan", "Timestamp", "Binary", "URI", "Integer[0,9]", "Array[Integer]", "Hash[String,Any]", "String[1]", "Variant[Integer,String]", "Optional[Integer]", "NotUndef", "ScalarData", "SemVer"]
CONTAINER = ["'%a'", "'%s'", "'%p'", "'%#a'", "'%(a'", "'%<a'", "'%[a'", "'% a'", "'%#5a'", "'%-10a'", "'%h'", "'%#h'", "'%(h'", "'%{h'", "'% h'", "'%#p'", "'%#s'"]
def nested(depth):
    f = pick(CONTAINER) if random.random() < .7 else fmt()
    parts = [f"format=>{f}"]
    if random.random() < .4: parts.append("separator=>" + pick(["';'", "', '", "\"\\n\"", "''", "' '", "1"]))
    if random.random() < .3: parts.append("separator2=>" + pick(["':'", "' = '", "''"]))
    if depth and random.random() < .5: parts.append("string_formats=>" + formats(depth - 1))
    return "{" + ", ".join(parts) + "}"
def formats(depth):
    return "{" + ", ".join(f"{t}=>{nested(depth) if random.random() < .5 else fmt() if random.random() < .5 else pick(CONTAINER)}" for t in random.sample(TYPES, pick([1, 1, 1, 2]))) + "}"
def data(depth):
    r = random.random()
    if depth == 0 or r < .3: return pick(VALUES)
    if r < .65: return "[" + ", ".join(data(depth - 1) for _ in range(pick([0, 1, 2, 3]))) + "]"
    return "{" + ", ".join(f"{pick(['a', 'b', '1', 'undef', '[1]', '1.5', 'k'])}=>{data(depth - 1)}" for _ in range(pick([1, 2]))) + "}"
some(700, lambda: f"String({data(pick([1, 2, 3]))}, {formats(2)})")
some(150, lambda: f"String({data(2)}, {pick(CONTAINER)})")

# Mismatches.
LEAF = ["Integer", "Integer[1,5]", "String", "String[2]", "String[1,2]", "Enum[a,b]", "Enum[a,true]", "Pattern[/^a/]", "Pattern[/x/,/y/]", "Boolean", "Boolean[true]", "Undef", "Float", "Numeric", "Scalar", "Data", "Any", "NotUndef", "Type", "Type[Integer]", "Callable", "Callable[Integer]", "Callable[[String],Integer]", "Regexp", "Regexp[/a/]", "Default", "Timespan", "Timestamp", "SemVer['1.x']", "Sensitive", "Sensitive[Integer]", "Collection[1]", "Iterable", "Iterable[Integer]", "Class", "Class[a]", "File", "File[a]", "Resource", "CatalogEntry", "Binary", "URI", "RichData", "ScalarData", "Init[Integer]", "Error", "Deferred", "Object", "Runtime", "Iterator"]
def ty(depth):
    r = random.random()
    if depth == 0 or r < .2: return pick(LEAF)
    d = depth - 1
    return pick([
        lambda: f"Array[{ty(d)}{pick(['', '', ',1', ',1,2'])}]", lambda: f"Hash[{pick(['String', 'Integer', 'Enum[a,b]', 'Pattern[/^a/]', ty(0)])},{ty(d)}{pick(['', ',1,1'])}]",
        lambda: f"Tuple[{', '.join(ty(d) for _ in range(pick([1, 2, 3])))}{pick(['', '', ', 1, 2', ', 0, default'])}]",
        lambda: "Struct[{" + ", ".join(f"{pick([k, f'Optional[{k}]', f'NotUndef[{k}]'])}=>{ty(d)}" for k in random.sample(['a', 'b', 'k'], pick([1, 2, 3]))) + "}]",
        lambda: f"Variant[{', '.join(ty(d) for _ in range(pick([2, 2, 3])))}]", lambda: f"Optional[{ty(d)}]", lambda: f"NotUndef[{ty(d)}]", lambda: f"Type[{ty(d)}]", lambda: f"Sensitive[{ty(d)}]",
        lambda: f"Callable[{', '.join(ty(0) for _ in range(pick([1, 2])))}]"])()
def val(depth):
    r = random.random()
    if depth == 0 or r < .25: return pick(VALUES + ["'a'", "'b'", "3", "9", "'zz'", "Callable[Integer]", "Integer", "File[a]", "Class[a]", "Sensitive(1)"])
    if r < .6: return "[" + ", ".join(val(depth - 1) for _ in range(pick([0, 1, 1, 2, 3]))) + "]"
    return "{" + ", ".join(f"{pick(['a', 'b', 'k', '1', 'a'])}=>{val(depth - 1)}" for _ in range(pick([0, 1, 2, 3]))) + "}"
some(900, lambda: f"assert_type({ty(3)}, {val(3)})")
some(250, lambda: f"with({val(2)}, {val(2)}) |{ty(2)} $x, {ty(2)} $y| {{ 1 }}")
some(150, lambda: f"[{ty(2)} =~ {ty(2)}, {val(2)} =~ {ty(2)}, {ty(2)} < {ty(2)}]")
some(150, lambda: f"{val(2)} ? {{ {ty(2)} => 1, default => 2 }}")

# Common types, inference, generalization.
some(350, lambda: f"[{', '.join(val(pick([1, 2])) for _ in range(pick([2, 2, 3])))}].type({pick(['generalized', 'reduced', 'detailed'])})")
some(200, lambda: f"type([{', '.join(ty(pick([1, 2])) for _ in range(2))}], {pick(['generalized', 'reduced', 'detailed'])})")
some(150, lambda: f"String(Variant[{ty(2)}, {ty(2)}])")
some(100, lambda: f"type({ty(2)}, generalized)")

# Times.
SPANS = ["1", "-1.5", "'1-02:03:04.5'", "'-90'", "3661.123456789", "'00:00:59.999999999'", "0", "86400", "'10:20'", "99999999"]
SPAN_FORMATS = ["%D", "%H", "%M", "%S", "%L", "%N", "%3N", "%6N", "%9N", "%-D", "%-H", "%-M", "%_H", "%_S", "%0H", "%5D", "%05M", "%-N", "%-L", "%%", "%x", "%D-%H:%M:%S.%N", "%H:%M", "%_3L", "%-3N", "%_10D", "days: %D", "%", "%S.%-N", "%M min"]
some(150, lambda: f"strftime(Timespan({pick(SPANS)}), '{pick(SPAN_FORMATS)}{pick(['', ' ', '|'])}{pick(SPAN_FORMATS + [''])}')")
SPAN_TEXTS = ["1", "12", "1-2", "1-02:03:04", "02:03", "1:2:3", "0.5", "10.250", "-5", "- 5", "x", "", "1d", "100:99", "1-24:00:00", "00:00:00.123456789", "3 days", "99"]
SPAN_PARSE = ["%D", "%H", "%M", "%S", "%D-%H", "%H:%M", "%H:%M:%S", "%D-%H:%M:%S", "%S.%N", "%S.%-N", "%S.%L", "%D days", "%M%%", "%x", "%3N", "%-H:%-M", "%_H", "%D d"]
some(220, lambda: f"Timespan('{pick(SPAN_TEXTS)}', {pick([repr(pick(SPAN_PARSE)), '[' + ', '.join(repr(f) for f in random.sample(SPAN_PARSE, 2)) + ']', 'default', '[]'])})")
some(60, lambda: f"Timespan({{string => '{pick(SPAN_TEXTS)}', format => '{pick(SPAN_PARSE)}'}})")
some(60, lambda: f"Timespan({', '.join(pick(['0', '1', '-2', '30', '100']) for _ in range(pick([4, 5, 6, 7])))})")
some(60, lambda: "Timespan({" + ", ".join(f"{k} => {pick(['1', '-2', '61', 'true', '1.5'])}" for k in random.sample(['negative', 'days', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds', 'nanoseconds'], pick([1, 2, 3]))) + "})")
STAMPS = ["'2020-02-29T12:34:56.789'", "0", "'1999-12-31'", "1.5", "'2021-06-01T00:00:00 +02:00'", "-86400", "'2000-01-01T10:00:00.5 UTC'"]
LETTERS2 = list("YCymBbhdejHIkMSLNzZAaPplPuwGgVUWsQnt%cDFvxXrRT+E") + ["-d", "_m", "^a", "#p", "10Y", "3N", "6N", ":z", "::z", "-H", "0e", "^B", "_5d", "-y", "010d"]
some(250, lambda: f"strftime(Timestamp({pick(STAMPS)}), '{''.join('%' + pick(LETTERS2) + pick(['', ' ', '-']) for _ in range(pick([1, 2, 3])))}'{pick(['', '', repr('UTC'), repr('+02:00'), repr('PST'), repr('current')]) and ''})")
some(80, lambda: f"strftime(Timestamp({pick(STAMPS)}), '%F %T %z %Z', {pick([repr(z) for z in ['UTC', 'GMT', '+02:00', '-0330', 'PST', 'CET', 'EST', 'Z', 'nope', '', '+25:00', 'JST', '+2']])})")
STAMP_TEXTS = ["2020-01-02", "2020-01-02T03:04:05", "2020-01-02 03:04:05", "2020-01-02T03:04:05.678", "2020-01-02 03:04:05 +02:00", "01/02/2020", "2 Jan 2020", "Jan 2 2020", "20200102", "12:34", "1577934245", "2020-366", "2020-W01-4", "x", "", "2020-13-01", "2020-02-30", "2020-01-02 PST", "3:04 PM", "Thu Jan  2 2020", "2020-01-02T03:04:05 Z", "99-01-02"]
STAMP_PARSE = ["%F", "%FT%T", "%F %T", "%FT%T.%L", "%F %T %z", "%D", "%d %b %Y", "%b %d %Y", "%Y%m%d", "%H:%M", "%s", "%Y-%j", "%G-W%V-%u", "%F %Z", "%I:%M %p", "%a %b %e %Y", "%y-%m-%d", "%m/%d/%Y", "%FT%T %Z", "%x", "%c", "%Q", "%e %B %Y"]
some(350, lambda: f"Timestamp('{pick(STAMP_TEXTS)}', {pick([repr(pick(STAMP_PARSE)), repr(pick(STAMP_PARSE)), '[' + ', '.join(repr(f) for f in random.sample(STAMP_PARSE, 3)) + ']', 'default', '[]'])}{pick(['', '', '', ', ' + repr('CET'), ', ' + repr('UTC'), ', ' + repr('nope')])})")
some(80, lambda: f"Timestamp('{pick(STAMP_TEXTS)}')")
some(40, lambda: f"Timestamp({{string => '{pick(STAMP_TEXTS)}', format => '{pick(STAMP_PARSE)}'{pick(['', ', timezone => ' + repr('PST')])}}})")
some(60, lambda: f"Timestamp({pick(STAMPS)}) {pick(['+', '-', '<', '==', '>='])} {pick(['Timespan(' + pick(SPANS) + ')', 'Timestamp(' + pick(STAMPS) + ')', '1', '1.5'])}")
some(60, lambda: f"Timespan({pick(SPANS)}) {pick(['+', '-', '*', '/', '%', '<', '=='])} {pick(['Timespan(' + pick(SPANS) + ')', '2', '1.5', '-3', '0'])}")
some(60, lambda: f"[Timestamp({pick(STAMPS)}) =~ Timestamp[{pick(STAMPS)}, {pick(STAMPS + ['default'])}], String(Timestamp[{pick(STAMPS)}])]")

# URIs.
URIS = ["http://a", "http://a/", "http://a:80", "http://a:8080/p", "https://u:p@h/x?y=1#z", "HTTP://EXAMPLE.com/A", "mailto:a@b", "mailto:a", "file:///etc/x", "file://h/x", "/a/b", "a/b", "a b", "ftp://h/p;type=a", "http://[::1]/", "http://[::1", "urn:x:y", "//h/p", "?q", "#f", "http://a/%20b", "http://a/%2", "http://", "http:", "ldap://h/dc=x", "http://a:x", "http://a/b?c?d", "http://a#b#c", "http://é/", "x://y", "1x://y", "http://a_b/", "http://a..b", "", "http://u@h", "ws://h:80/x"]
for u in URIS:
    for f in ["URI('{}')", "String(URI('{}'))", "URI['{}']", "URI('{}') =~ URI['http://a']", "URI('{}') == URI('http://a/')", "[URI('{}')].type(generalized)", "type(URI('{}'))"]: add(f.format(u))
some(80, lambda: "URI({" + ", ".join(f"{k} => {pick(v)}" for k, v in random.sample([("scheme", ["'http'", "'ftp'", "'x'", "1"]), ("host", ["'h'", "'a b'", "'[::1]'"]), ("port", ["80", "8080", "-1", "'80'"]), ("path", ["'/p'", "'p'", "''"]), ("query", ["'q=1'", "'a b'"]), ("fragment", ["'f'"]), ("userinfo", ["'u:p'"]), ("opaque", ["'a@b'", "'x'"])], pick([1, 2, 3, 4]))) + "})")
some(60, lambda: f"URI('http://u@h:81/p?q#f') =~ URI[{{{pick(['scheme', 'host', 'port', 'path', 'query', 'fragment', 'userinfo', 'opaque'])} => {pick(['/h/', repr('h'), '81', 'Enum[http]', 'undef', 'NotUndef', 'Integer', 'String', repr('f'), repr('/p')])}}}]")
some(40, lambda: f"URI('{pick(URIS[:9])}') + {pick([repr('x'), repr('/y'), repr('../z'), 'URI(' + repr('?q=1') + ')', repr('http://b'), '1'])}")

# Versions.
def version(): return f"{pick(['0', '1', '2', '10'])}.{pick(['0', '1', '2', '9'])}.{pick(['0', '3', '11'])}{pick(['', '', '', '-rc1', '-alpha.1', '-1', '+b1', '-rc1+b'])}"
def part(): return pick([version(), f"{pick(['1', '2', '0'])}.{pick(['x', '*', 'X', '2'])}", pick(['1', '2', 'x', '*', '0']), "1.2", "1.x.3", "01.2.3", "1.2.3.4"])
def simple(): return f"{pick(['', '', '>', '<', '>=', '<=', '=', '~', '~>', '^', '==', '!'])}{pick(['', '', ' '])}{part()}"
def ranged(): return pick([lambda: simple(), lambda: f"{simple()} {simple()}", lambda: f"{part()} - {part()}", lambda: f"{simple()} || {simple()}", lambda: f"{simple()}||{simple()} {simple()}", lambda: f" {simple()} ", lambda: f"{part()} - {part()} || {simple()}"])()
some(450, lambda: f"SemVerRange('{ranged()}')")
some(350, lambda: (lambda r: f"[SemVer('{version()}') =~ SemVer['{r}'], SemVer('{version()}') =~ SemVer['{r}'], String(SemVer['{r}'])]")(ranged()))
some(200, lambda: f"[SemVer['{ranged()}'] < SemVer['{ranged()}'], SemVer['{ranged()}'] == SemVer['{ranged()}'], SemVerRange('{ranged()}') == SemVerRange('{ranged()}')]")
some(80, lambda: f"SemVer['{ranged()}', '{ranged()}']")
some(60, lambda: f"SemVerRange({pick(['default', 'SemVer(' + repr(version()) + ')'])}, {pick(['default', 'SemVer(' + repr(version()) + ')'])}{pick(['', ', true', ', false'])})")
some(100, lambda: f"[SemVer('{version()}') {pick(['<', '==', '>', '<=', '>='])} SemVer('{version()}'), String(SemVer('{version()}')), SemVer('{version()}') =~ SemVerRange('{ranged()}')]")
some(60, lambda: "SemVer({" + ", ".join(f"{k} => {pick(v)}" for k, v in [("major", ["1", "0", "-1", "'1'"]), ("minor", ["2", "0"]), ("patch", ["3"]), ("prerelease", ["'rc1'", "''", "'01'"]), ("build", ["'b'", "'b.1'"])][:pick([2, 3, 4, 5])]) + "})")
some(30, lambda: f"SemVer({', '.join([pick(['1', '0']), '2', '3', repr('rc'), repr('b')][:pick([1, 2, 3, 4, 5])])})")

# Binaries.
TEXTS = ["'aGVsbG8='", "'aGVsbG8'", "'a-_8'", "'hello'", "''", "'aGVs bG8='", "\"aGVs\\nbG8=\\n\"", "'é'", "\"\\u00e9\"", "'===='", "'=C3=A9'", "'a'", "'ab'", "'abc'", "'abcd'"]
some(120, lambda: f"Binary({pick(TEXTS)}, {pick(['%b', '%B', '%u', '%s', '%r', '%q', '%x'])!r})")
some(60, lambda: f"Binary({pick(['[104,105]', '[255,0]', '[256]', '[-1]', '[]', '[1.5]', '{value=>[1,2]}', '{value=>' + pick(TEXTS) + ',format=>' + repr(pick(['%s', '%b'])) + '}', pick(TEXTS)])})")
some(120, lambda: f"String(Binary({pick(['[104,105]', '[255,0,128]', '[]', '[195,169]', '[61,10,32]', repr('aGVsbG8=')])}), '%{pick(['', '#', '-', '10', '-10', '.2', '#10'])}{pick(list('bBustpTx'))}')")
some(40, lambda: f"[Binary('aGk=') == Binary({pick(['[104,105]', repr('aGk='), repr('aGl=')])}), Binary('aGk=').length, Binary('aGk=') + Binary('aGk='), Array(Binary('aGk='))]")

# Iteration over types.
RANGES = ["Integer[1,5]", "Integer[-2,2]", "Integer[5,5]", "Integer[0]", "Integer", "Enum[a,b,c]", "Enum[b,a]", "Enum", "Integer[default,3]", "String", "Float[1,2]", "Enum[A,true]", "Boolean", "Integer[1,9223372036854775807]"]
BODIES = ["map |$x| { $x }", "each |$x| { }", "filter |$x| { $x == 2 or $x == 'b' }", "reduce |$m, $x| { \"${m}${x}\" }", "reverse_each.map |$x| { $x }", "step(2).map |$x| { $x }", "any |$x| { $x == 3 }", "all |$x| { $x != 'q' }", "slice(2).map |$x| { $x }", "each |$i, $x| { }", "map |$i, $x| { [$i, $x] }", "index |$x| { $x == 2 }", "step(0)", "length", "type", "unique", "group_by |$x| { $x == 1 }", "partition |$x| { $x == 1 }", "tree_each.map |$x| { $x }", "with_index", "filter |$i, $x| { $i == 1 }", "step(-1)", "reverse_each(2).map |$x| { $x }", "flatten", "join(',')"]
for r in RANGES:
    for b in BODIES:
        if not (r in ("Integer[0]", "Integer[1,9223372036854775807]") and b.split()[0].split('.')[0].split('(')[0] in ("map", "each", "filter", "reduce", "reverse_each", "step", "all", "slice", "unique", "group_by", "partition", "tree_each", "join", "any", "index")): add(f"{r}.{b}")
    add(f"type({r}.reverse_each)"); add(f"String(type({r}.step(2)))"); add(f"[{r} =~ Iterable, {r} =~ Iterable[Integer], {r} =~ Iterable[String]]"); add(f"2 in {r}"); add(f"'a' in {r}")
print('\n'.join(out))
