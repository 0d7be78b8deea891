"""Prints the texts of test/recorded/yaml.jsonl.gz. yaml.rb prints the answers."""
import itertools
import json

SCALARS = r"""yes;No;on;OFF;y;n;Y;017;08;0b11;0x1f;1_000;1.5;1e3;1.0e+3;.5;~;null;Null;NULL;12:30;1:30:00;190:20:30.15;0o17;+5;-5;1,000;TRUE;true;=;9223372036854775807;9223372036854775808;0.1
-0;1.;0777;1e;0x;2001-1;!!str 5;!!int "5";!!float 5;!!str yes;!!bool "yes";!!null x;"\x41";'a''b';1.5.2;10.0.0.1;1e-3;1E5;-1.5e+10;+.5;-.5;1__0;_1;1_;0_7;09;0b2;-017;-0x1f;12:60;1:2;01:02;24:00:00;True;Yes;yES;nO;~x
-;!foo bar;!!binary aGk=;0.0;-0.0;00;000;1e400;5e;.e5;.;+;1_000.5;1,000.5;0x_1;0b_1;:sym;':sym';:"quoted sym";@x;1 2;"multi\nline";1-2;2020-13-45;2020-1-1x;2020-01-01;2020-01-01 10:00:00;2020-1-1;2020-01-01T10:00:00Z
.inf;-.inf;.INF;.Inf;.nan;.NaN;+.inf;.inF;12e03;1e+05;-1e5;1.e3;1,2;1,2.3;,1;1_2_3.4_5;0_0;0.;-.;-1_000;+017;+0x1f;+0b1;-0b11;0B11;0X1F;0o7;0O7;08.5;00.5;01.5;1.5e;1.5e3;1.5E-3;1e1e1;0e0;1:2:3:4;1:2.5;-1:30;+1:30;01:30;1:60;60:00;
!!set {a, b};!!omap [a: 1];!ruby/sym foo;!ruby/regexp /x/;!!int 0x1f;!!int 017;!!float 1e3;!!float .5;! 5;! yes;'yes';"5";null x;<<;? a;"\u00e9";"\e\0\a";"a\
b";'a  b';a b  c;a#b;a #b;"a #b";[a, b];[a, b,];[];{};{a: 1};{a};{a: };{"a":1};{a: [1, {b: c}]};[[1, 2], [3]];&x 5;[&x 5, *x];*nope;a: b: c;{a: 1, a: 2};%x;`x;|;>;"unfinished;[1;{a: 1;'x;]"""
DOCUMENTS = ["", "---\n", "--- 5\n", "---\na: 1\n---\nb: 2\n", "# only a comment\n", "a: |\n  x\n  y\n", "a: >\n  x\n  y\n\n  z\n", "a: |-\n  x\n", "a: |+\n  x\n\n", "a: >-\n  x\n  y\n",
    "a: &b {x: 1}\nc: {<<: *b, y: 2}\n", "a: &b {x: 1}\nd: &e {z: 3}\nc: {<<: [*b, *e], y: 2}\n", "c:\n  y: 1\n  <<: {y: 2, z: 3}\n", "- a\n-  b\n- - c\n  - d\n", "a:\n- 1\n- 2\n", "a:\n  b:\n    c: 1\n",
    "? a\n: b\n", "1: one\ntrue: yes\n~: nil\n1.5: float\n", "a: 'x\n  y'\n", "a: \"x\n  y\"\n", "a: x\n  y\n", "a: 1\n b: 2\n", "a: 1\n\tb: 2\n", "a:\t1\n", "key with spaces: 1\n", "'quoted': 1\n", ":sym: 1\n", "a: !ruby/object:Foo {}\n",
    "a: !ruby/object:Foo\n  x: 1\n", "a: 2020-01-01\n", "a: [1,\n 2\n", "a: {b\n", "a: b\nc\n", "%YAML 1.1\n---\na: 1\n", "a: 1 # comment\n", "a: #x\n", "a: \"#x\"\n", "--- |\n  text\n", "a: *nope\n", "a: 1\na: 2\n", "- a\nb: 1\n",
    "\ufeffa: 1\n", "a: \u00e9\n", "a: |2\n   x\n", "a: -\n", "a: - b\n", "a: ? b\n", "--- {a: 1}\n", "a: 1\n...\n", "a: 1\n...\nb: 2\n", "a: !!binary |\n  aGVsbG8=\n", "a: @b\n", "a: `b\n", "a: %b\n", "a: ,b\n", "a: b,c\n", "[a: 1, b: 2]\n",
    "a: !\n", "a: &x\nb: *x\n", "a: \"\\q\"\n", "a: \"\\u12\"\n", "{a: 1}: b\n", "[1]: b\n", "a:b\n", "a:\n b\n", "- \n- 1\n", "-\n", "a: |\n x\n  y\n z\n", "a: >\n x\n  y\n z\n", "a: |\n\n x\n", "a: 'it''s'\n"]


def texts():
    for scalar in ";".join(SCALARS.split("\n")).split(";"):
        yield scalar
        yield f"k: {scalar}\n"
        yield f"- {scalar}\n"
    yield from DOCUMENTS
    for sign, body, rest in itertools.product(["", "-", "+"], ["0", "7", "08", "0x1F", "0b101", "017", "1_000", "12:34", "1.5", ".5", "1e5", "1.0e+5", "1.0e5"], ["", "_", ".", "x", ",5", ":00", "e5", "0"]):
        yield sign + body + rest


if __name__ == "__main__":
    for text in dict.fromkeys(texts()):
        print(json.dumps(text))
