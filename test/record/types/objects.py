"""Prints cases, one source per line: Object types as aliases and as parameters of `[]`, their
instances, and invalid definitions.

    python3 objects.py | python3 answers.py --noreuse > objects.jsonl
"""
import random

random.seed(21)
out = []
add = out.append

# Definitions, each with calls that create an instance (if possible) and the names of its attributes and functions.
DEFINITIONS = [
    ("{}", ["()", "({})", "(1)"], []),
    ("{attributes => {a => Integer}}", ["(1)", "({a => 1})", "('x')", "({a => 'x'})", "()", "(1, 2)", "({b => 1})", "({a => 1, b => 2})"], ["a"]),
    ("{attributes => {a => Integer, b => {type => String, value => 'dflt'}}}", ["(1)", "(1, 'z')", "({a => 1})", "({a => 1, b => 'q'})", "({b => 'q'})", "(1, 2)", "(1, undef)", "(1, default)"], ["a", "b"]),
    ("{attributes => {a => {type => Integer, value => 3}, b => String}}", ["('x')", "('x', 9)", "({b => 'x'})", "(1, 'x')"], ["a", "b"]),
    ("{attributes => {a => Optional[Integer]}}", ["()", "(undef)", "(1)", "({})", "({a => undef})", "('s')"], ["a"]),
    ("{attributes => {a => {type => Optional[Integer], value => 7}, b => Optional[String]}}", ["()", "(undef)", "({})", "({a => undef})", "(1, 'x')"], ["a", "b"]),
    ("{attributes => {a => {type => Integer, kind => constant, value => 42}, b => Integer}}", ["(1)", "({b => 1})", "({a => 42, b => 1})", "(42, 1)"], ["a", "b"]),
    ("{attributes => {b => Integer}, constants => {c => 'hello', d => [1, 2]}}", ["(1)", "({b => 1})", "({b => 1, c => 'hello'})"], ["b", "c", "d"]),
    ("{attributes => {a => {type => Integer, kind => given_or_derived}, b => String}}", ["('x')", "('x', 1)", "({b => 'x'})", "({a => 1, b => 'x'})"], ["a", "b"]),
    ("{attributes => {a => {type => Optional[Integer], kind => given_or_derived}}}", ["()", "(1)", "({})", "({a => 2})", "(undef)"], ["a"]),
    ("{attributes => {a => {type => Integer, kind => derived}, b => String}}", ["('x')", "({b => 'x'})", "({a => 1, b => 'x'})", "(1, 'x')"], ["b"]),
    ("{attributes => {a => {type => Integer, kind => reference}}}", ["(1)", "({a => 1})", "()"], ["a"]),
    ("{attributes => {a => Integer, b => Array[String]}, equality => [a]}", ["(1, [x])", "(1, [])"], ["a", "b"]),
    ("{attributes => {a => Integer}, equality => a}", ["(1)"], ["a"]),
    ("{attributes => {a => Integer}, equality => []}", ["(1)"], ["a"]),
    ("{attributes => {a => Integer}, equality_include_type => false}", ["(1)"], ["a"]),
    ("{attributes => {a => Integer}, equality_include_type => true}", ["(1)"], ["a"]),
    ("{attributes => {a => Integer}, equality => [], equality_include_type => false}", ["(1)"], ["a"]),
    ("{attributes => {a => Integer}, functions => {f => Callable[[], Integer]}}", ["(1)"], ["a", "f"]),
    ("{attributes => {a => {type => Integer, final => true}}}", ["(1)"], ["a"]),
    ("{attributes => {a => Struct[{x => Integer, Optional[y] => String}]}}", ["({x => 1})", "({a => {x => 1}})", "({a => {x => 'n'}})", "({x => 1, y => 'b'})"], ["a"]),
    ("{attributes => {a => Variant[Integer, Enum[x, y]]}}", ["(1)", "('x')", "('q')", "({a => q})"], ["a"]),
    ("{attributes => {a => Hash[String, Integer]}}", ["({a => {k => 1}})", "({k => 1})", "({})"], ["a"]),
    ("{attributes => {a => Array[Integer, 1]}}", ["([1, 2])", "([])", "(['x'])", "({a => [1]})"], ["a"]),
    ("{attributes => {a => Any}}", ["(1)", "(undef)", "()", "({a => undef})"], ["a"]),
    ("{attributes => {a => Sensitive[String]}}", ["(Sensitive('x'))", "('x')"], ["a"]),
    ("{attributes => {a => Type[Integer]}}", ["(Integer[1, 2])", "(String)"], ["a"]),
    ("{attributes => {a => Regexp, b => Timespan, c => SemVer}}", ["(/x/, Timespan(60), SemVer('1.0.0'))", "(1, 2, 3)"], ["a", "b", "c"]),
    ("{type_parameters => {p => Integer}, attributes => {p => Integer}}", ["(1)"], ["p"]),
    ("{type_parameters => {p => Optional[String], q => Type}, attributes => {p => String, q => Integer}}", ["('x', 1)"], ["p", "q"]),
    ("{annotations => {}, attributes => {a => Integer}}", ["(1)"], ["a"]),
    ("{checks => 1, attributes => {a => Integer}}", ["(1)"], ["a"]),
    ("{attributes => {a_b1 => Integer, type => String}}", ["(1, 'x')"], ["a_b1", "type"]),
]
for body, calls, names in DEFINITIONS:
    whole = body[:1] + "name => 'N', " + body[1:] if body != "{}" else "{name => 'N'}"
    add(f"String(Object[{body}])")
    add(f"String([Object[{whole}]])")
    add(f"type X = Object[{body}] String(X)")
    add(f"type X = {body} [String(X), String([X]), X == X, X =~ Type[Object]]")
    add(f"type X = Object[{body}] X")
    add(f"type X = {body} type(X)")
    for call in calls:
        add(f"type X = Object[{body}] X{call}")
        add(f"type X = Object[{body}] String(X{call})")
        add(f"type X = {body} $x = X.new{call} [$x =~ X, $x =~ Object, $x == X.new{call}, type($x) == X]")
        add(f"type X = {body} new('X'{', ' if call != '()' else ''}{call[1:]}")
    for name in names:
        add(f"type X = Object[{body}] X{calls[0]}.{name}")
        add(f"type X = Object[{body}] $x = X{calls[0]} [$x.{name}, $x.{name}()]")
        add(f"type X = Object[{body}] $x = X{calls[0]} $x[{name}]")
        add(f"type X = Object[{body}] X{calls[0]}.{name}(1)")
        add(f"type X = Object[{body}] X{calls[0]}.call('{name}')")
        add(f"type X = Object[{body}] call('{name}', X{calls[0]})")
    add(f"type X = Object[{body}] X{calls[0]}.nope")
    add(f"type X = Object[{body}] type(X{calls[0]})")
    add(f"type X = Object[{body}] String([X{calls[0]}], '%#p')")
    add(f"type X = Object[{body}] assert_type(Integer, X{calls[0]})")
    add(f"type X = Object[{body}] \"v: ${{X{calls[0]}}}\"")

# Invalid definitions.
INVALID = """{a => 1}
{name => 'x'}
{name => 1}
{name => 'X::Y'}
{name => 'X::y'}
{attributes => 1}
{attributes => []}
{attributes => {A => Integer}}
{attributes => {'a b' => Integer}}
{attributes => {1 => Integer}}
{attributes => {a => 1}}
{attributes => {a => undef}}
{attributes => {a => 'Integer'}}
{attributes => {a => {}}}
{attributes => {a => {type => 1}}}
{attributes => {a => {type => Integer, nope => 1}}}
{attributes => {a => {type => Integer, kind => nope}}}
{attributes => {a => {type => Integer, kind => constant}}}
{attributes => {a => {type => Integer, kind => constant, value => 'x'}}}
{attributes => {a => {type => Integer, kind => constant, value => 1, final => false}}}
{attributes => {a => {type => Integer, kind => constant, value => 1, final => true}}}
{attributes => {a => {type => Integer, kind => derived, value => 1}}}
{attributes => {a => {type => Integer, kind => given_or_derived, value => 1}}}
{attributes => {a => {type => Integer, kind => reference, value => 1}}}
{attributes => {a => {type => Integer, value => 'x'}}}
{attributes => {a => {type => Integer, value => undef}}}
{attributes => {a => {type => Optional[Integer], value => undef}}}
{attributes => {a => {type => Integer, value => default}}}
{attributes => {a => {type => Integer, override => true}}}
{attributes => {a => {type => Integer, override => 1}}}
{attributes => {a => {type => Integer, final => 'x'}}}
{attributes => {a => {type => Integer, annotations => {}}}}
{attributes => {a => {type => Integer, annotations => 1}}}
{attributes => {a => Integer}, constants => {a => 1}}
{attributes => {a => Integer}, functions => {a => Callable}}
{constants => {a => 1}, functions => {a => Callable}}
{constants => 1}
{constants => {A => 1}}
{constants => {a => undef}}
{constants => {a => 1, b => 'x', c => [1, 'x'], d => {k => 1}, e => true, f => 1.5, g => Integer, h => default, i => /x/}}
{functions => 1}
{functions => {f => 1}}
{functions => {f => Integer}}
{functions => {f => {type => Integer}}}
{functions => {f => {}}}
{functions => {F => Callable}}
{functions => {f => {type => Callable, nope => 1}}}
{functions => {f => {type => Callable[Integer], final => true}}}
{functions => {f => {type => Callable, override => true}}}
{functions => {f => Callable[[Integer], String], g => Callable}}
{equality => a}
{equality => 1}
{equality => [1]}
{equality => 'A'}
{attributes => {a => Integer}, equality => [a, b]}
{attributes => {a => Integer}, equality => [a, a]}
{attributes => {a => {type => Integer, kind => constant, value => 1}}, equality => [a]}
{constants => {a => 1}, equality => [a]}
{functions => {a => Callable}, equality => [a]}
{attributes => {a => Integer}, equality => [a], equality_include_type => false}
{equality_include_type => 1}
{type_parameters => 1}
{type_parameters => {p => 1}}
{type_parameters => {P => Integer}}
{type_parameters => {p => {type => Integer}}}
{type_parameters => {p => {type => Integer, nope => 1}}}
{type_parameters => {p => Integer}}
{type_parameters => {p => Integer}, attributes => {p => String}}
{annotations => 1}
{annotations => {a => 1}}
{annotations => {Integer => {}}}
{checks => {a => 1}}
{parent => 1}
{parent => Integer}
{parent => 'X'}
{parent => Object}
{parent => Object[{}]}
{parent => Undefined}
{parent => Object[{name => 'P', attributes => {a => Integer}}]}
{parent => Object[{attributes => {a => Integer}}], attributes => {b => String}}
{parent => Error, attributes => {b => String}}
{parent => Optional[Object]}""".split("\n")
for body in INVALID:
    add(f"String(Object[{body}])")
    add(f"type X = Object[{body}] String(X)")
    add(f"type X = {body} String(X)")
for args in ["1", "'X'", "'x'", "undef", "default", "[]", "{}, {}", "Integer", "[{}]", "true"]:
    add(f"Object[{args}]")
    add(f"type X = Object[{args}] String(X)")

# How a child may override the members of its parent. `%s` is replaced by the declaration of the child.
PARENTS = {
    "attributes => {a => Integer}": ["(1)", "(1, 2)"],
    "attributes => {a => {type => Integer, final => true}}": ["(1)", "(1, 2)"],
    "attributes => {a => {type => Integer, value => 5}}": ["()", "(1)", "(1, 2)"],
    "attributes => {a => {type => Integer, kind => constant, value => 5}}": ["()", "(1)"],
    "constants => {a => 5}": ["()", "(1)"],
    "functions => {a => Callable[[Integer], String]}": ["()"],
    "functions => {a => {type => Callable, final => true}}": ["()"],
    "attributes => {a => Integer, c => String}, equality => [a]": ["(1, 'c')", "(1, 'd', 2)"],
    "type_parameters => {a => Integer}, attributes => {a => Integer}": ["(1)"],
}
CHILDREN = """attributes => {b => Integer}
attributes => {b => {type => Integer, value => 3}}
attributes => {a => Integer}
attributes => {a => {type => Integer, override => true}}
attributes => {a => {type => Integer[1, 9], override => true}}
attributes => {a => {type => Scalar, override => true}}
attributes => {a => {type => Integer, override => true, value => 6}}
attributes => {a => {type => Integer, override => true, kind => constant, value => 6}}
attributes => {a => {type => Integer, override => true, kind => derived}}
attributes => {b => {type => Integer, override => true}}
constants => {a => 6}
constants => {a => 'x'}
functions => {a => Callable}
functions => {a => {type => Callable, override => true}}
functions => {a => {type => Callable[[Integer], String], override => true}}
attributes => {b => Integer}, equality => [b]
attributes => {b => Integer}, equality => [a]
attributes => {b => Integer}, equality => [a, b]
equality => []
equality_include_type => false
type_parameters => {b => String}, attributes => {b => String}
type_parameters => {a => String}""".split("\n")
for parent, calls in PARENTS.items():
    for child in CHILDREN:
        add(f"type P = Object[{{{parent}}}] type X = P {{{child}}} String(X)")
        add(f"type P = {{{parent}}} type X = Object[{{parent => P, {child}}}] X{random.choice(calls)}")
    for call in calls:
        add(f"type P = {{{parent}}} type X = P {{attributes => {{b => {{type => Integer, value => 3}}}}}} $x = X{call} [$x, $x =~ P, $x == X{call}, X < P, P < X, X <= P, type($x), String($x)]")
        add(f"type P = {{{parent}}} type X = P {{}} $x = X{call} [$x =~ P, $x == X{call}, $x == P{call}, P{call} =~ X, X < P, X == P, String($x)]")
        add(f"type P = {{{parent}}} type X = P {{}} $x = X{call} $x.a")
        add(f"type P = {{{parent}}} type X = P {{}} function f(P $p) {{ $p.a }} f(X{call})")
        add(f"type P = {{{parent}}} type X = P {{}} function f(X $p) {{ $p.a }} f(P{call})")
        add(f"type P = {{{parent}}} type X = P {{}} assert_type(X, P{call})")
        add(f"type P = {{{parent}}} type X = P {{}} [type([P{call}, X{call}]), type([P{call}, X{call}], 'generalized'), type([P{call}, X{call}], 'reduced')]")

# Equality of objects.
for equality in ["", ", equality => [a]", ", equality => a", ", equality => []", ", equality_include_type => false"]:
    for left, right in [("X(1, 'x')", "X(1, 'x')"), ("X(1, 'x')", "X(1, 'y')"), ("X(1, 'x')", "X(2, 'x')"), ("X(1, 'x')", "Y(1, 'x')"), ("X(1, 'x')", "Z(1, 'x')"), ("Z(1, 'x')", "X(1, 'x')"), ("X(1, 'x')", "X(1, 'X')"), ("X(1, 'x')", "1")]:
        add(f"type X = {{attributes => {{a => Integer, b => String}}{equality}}} type Y = {{attributes => {{a => Integer, b => String}}{equality}}} type Z = X {{}} [{left} == {right}, {left} != {right}, {left} in [{right}], [{left}, {right}].unique.length]")
        add(f"type X = {{attributes => {{a => Integer, b => String}}{equality}}} type Y = {{attributes => {{a => Integer, b => String}}{equality}}} type Z = X {{attributes => {{c => {{type => Integer, value => 1}}}}}} [{left} == {right}, {{{left} => 1}}[{right}]]")

# Type parameters.
for parameters in ["[1]", "[2]", "['x']", "[Integer]", "[Integer[1, 5]]", "[{p => 1}]", "[{p => 1, q => 'x'}]", "[{r => 1}]", "[default]", "[1, 'x']", "[1, /x/]", "[1, String]", "[default, 'x']", "[1, 2]", "[1, 'x', 3]", "[]", "[{}]", "[[1, 'x']]", "[undef]"]:
    for types in ["p => Integer, q => String", "p => Variant[Integer, Type[Integer]], q => Variant[String, Regexp, Type]"]:
        define = f"type X = {{type_parameters => {{{types}}}, attributes => {{p => Integer, q => {{type => String, value => 'x'}}}}}}"
        add(f"{define} String(X{parameters})")
        add(f"{define} [X(1) =~ X{parameters}, X(2, 'y') =~ X{parameters}, X{parameters} < X, X{parameters} == X{parameters}, X < X{parameters}, type(X{parameters}, 'generalized')]")
        add(f"{define} assert_type(X{parameters}, X(2, 'y'))")
        add(f"{define} X{parameters}")
        add(f"{define} X{parameters}.new(1, 'x')")
print('\n'.join(out))
