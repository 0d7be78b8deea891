"""Prints cases, one source per line: TypeSet types, their members, their references, and invalid
definitions.

    python3 type_sets.py | python3 answers.py --noreuse > type_sets.jsonl
"""
out = []
add = out.append
V = "pcore_version => '1.0.0', version => '1.0.0'"

BODIES = f"""{{}}
{{{V}}}
{{pcore_version => '1.0.0'}}
{{version => '1.0.0'}}
{{{V}, nope => 1}}
{{{V}, name => 'N'}}
{{{V}, name => 'n'}}
{{{V}, name => 'A::B'}}
{{{V}, name_authority => 'http://example.com'}}
{{{V}, name_authority => ''}}
{{{V}, name_authority => 1}}
{{{V}, name_authority => 'not a uri'}}
{{{V}, pcore_uri => 'http://puppet.com/2016.1/pcore'}}
{{{V}, pcore_uri => 1}}
{{pcore_version => '2.0.0', version => '1.0.0'}}
{{pcore_version => '0.9.0', version => '1.0.0'}}
{{pcore_version => '1.9.0', version => '1.0.0'}}
{{pcore_version => 'x', version => '1.0.0'}}
{{pcore_version => 1, version => '1.0.0'}}
{{pcore_version => SemVer('1.0.0'), version => '1.0.0'}}
{{pcore_version => '1.0.0', version => 'x'}}
{{pcore_version => '1.0.0', version => '1.0'}}
{{pcore_version => '1.0.0', version => ''}}
{{pcore_version => '1.0.0', version => 1}}
{{pcore_version => '1.0.0', version => SemVer('1.2.3')}}
{{pcore_version => '1.0.0', version => '1.2.3-rc1'}}
{{{V}, types => {{}}}}
{{{V}, types => 1}}
{{{V}, types => []}}
{{{V}, types => {{A => Integer}}}}
{{{V}, types => {{a => Integer}}}}
{{{V}, types => {{'A::B' => Integer}}}}
{{{V}, types => {{A => 1}}}}
{{{V}, types => {{A => 'Integer'}}}}
{{{V}, types => {{A => undef}}}}
{{{V}, types => {{A => {{}}}}}}
{{{V}, types => {{A => {{attributes => {{a => Integer}}}}}}}}
{{{V}, types => {{A => {{attributes => {{a => 1}}}}}}}}
{{{V}, types => {{A => {{nope => 1}}}}}}
{{{V}, types => {{A => Object[{{attributes => {{a => Integer}}}}]}}}}
{{{V}, types => {{A => Integer, B => Array[A]}}}}
{{{V}, types => {{A => Array[B], B => Integer}}}}
{{{V}, types => {{A => Integer, B => {{attributes => {{a => A}}}}}}}}
{{{V}, types => {{A => {{attributes => {{a => Integer}}}}, B => A {{attributes => {{b => String}}}}}}}}
{{{V}, types => {{A => {{attributes => {{a => Integer}}}}, B => {{parent => A, attributes => {{b => String}}}}}}}}
{{{V}, types => {{A => Variant[Integer, Array[A]]}}}}
{{{V}, types => {{A => Nope}}}}
{{{V}, types => {{A => Enum[x, y], B => Struct[{{k => A}}]}}}}
{{{V}, types => {{Integer => String}}}}
{{{V}, references => {{}}}}
{{{V}, references => 1}}
{{{V}, references => {{R => 1}}}}
{{{V}, references => {{r => {{name => 'Other', version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other'}}}}}}
{{{V}, references => {{R => {{version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'other', version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => 'x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}, S => {{name => 'Other', version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}, S => {{name => 'Other', version_range => '2.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '2.x'}}}}}}
{{{V}, references => {{R => {{name => 'Nope', version_range => '1.x'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x', name_authority => 'http://example.com'}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x', nope => 1}}}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}}}, types => {{R => Integer}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}}}, types => {{A => R::T}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}}}, types => {{A => Array[R::T]}}}}
{{{V}, references => {{R => {{name => 'Other', version_range => '1.x'}}}}, types => {{A => R::Nope}}}}
{{{V}, annotations => {{}}}}
{{{V}, annotations => 1}}""".split("\n")
OTHER = f"type Other = TypeSet[{{{V}, types => {{T => Integer[1, 9]}}}}]"
for body in BODIES:
    other = f"{OTHER} " if "Other" in body else ""
    add(f"String(TypeSet[{body}])")
    add(f"{other}type X = TypeSet[{body}] String(X)")
    add(f"{other}type X = TypeSet[{body}] [X == X, X =~ Type[TypeSet], X =~ TypeSet, type(X)]")
    if "types" in body:
        add(f"{other}type X = TypeSet[{body}] X::A")
        add(f"{other}type X = TypeSet[{body}] [String(X::A), 1 =~ X::A, 'x' =~ X::A, [1] =~ X::A]")
        add(f"{other}type X = TypeSet[{body}] X::A({{a => 1}})")
        add(f"{other}type X = TypeSet[{body}] assert_type(X::A, 'q')")
        add(f"{other}type X = TypeSet[{body}] X[A]")
        add(f"{other}type X = TypeSet[{body}] X::B")
        add(f"{other}type X = TypeSet[{body}] [[1] =~ X::B, String(X::B)]")
        add(f"{other}type X = TypeSet[{body}] X::B(1, 2)")
        add(f"{other}type X = TypeSet[{body}] function f(X::A $x) {{ $x }} f('q')")
        add(f"{other}type X = TypeSet[{body}] X::Nope")
    if "references" in body:
        add(f"{other}type X = TypeSet[{body}] X::R")
        add(f"{other}type X = TypeSet[{body}] X::R::T")
for args in ["1", "'X'", "'x'", "undef", "default", "[]", "{}, {}", "Integer", "[{}]"]:
    add(f"TypeSet[{args}]")
    add(f"type X = TypeSet[{args}] String(X)")
for more in ["TypeSet", "String(TypeSet)", "TypeSet == TypeSet", "TypeSet < Type", "TypeSet =~ Type[TypeSet]", "type(TypeSet)", "TypeSet < Any", "1 =~ TypeSet", "assert_type(TypeSet, 1)", "TypeSet.new", "TypeSet({})"]:
    add(more)
print('\n'.join(out))
