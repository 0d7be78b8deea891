r"""terraform_details.py: details of HCL's grammar that random sources rarely reach, as JSON lines {"id", "source", "file",
"variables"}. Record the answers of HashiCorp's libraries with

  python3 test/record/terraform_details.py > cases.jsonl
  ~/.cache/terraform-reference/evaluate < cases.jsonl > answers.jsonl
  python3 ../shared/conformance/merge.py cases.jsonl answers.jsonl | gzip -9n > test/recorded/terraform/details.jsonl.gz

where ../shared/oracle/terraform/install builds the program `evaluate`. A new source goes to the end of its group, so that
the ids of the others stay the same.
"""
import json

VARIABLES = {
    "l": [{"a": 1, "b": [{"c": 2}, {"c": 3}]}, {"a": 4, "b": [{"c": 5}]}], "m": {"a": {"b": [1, 2]}, "k.l": 3, "0": "zero"},
    "k": "key", "n": 2, "z": None, "e": [], "t": True, "f": 1.5,
}

EXPRESSIONS = {
    "object keys": [
        "{(var.k) = 1}", "{var.k = 1}", "{k.l = 1}", "{k.l.m : 1}", "{k[0] = 1}", "{(k) = 1}", "{1 = 2}", "{1.50 = 2}",
        "{1e3 = 2}", "{-1 = 2}", "{\"${var.k}\" = 1}", "{\"a${var.k}b\" = 1}", "{true = 1}", "{null = 1}", "{(null) = 1}",
        "{(true) = 1}", "{(1 + 1) = 2}", "{1 + 1 = 2}", "{for = 1}", "{if = 1, in = 2, else = 3}", "{ (for) = 1}",
        "{\nfor = 1\n}", "{\"for\" = 1}", "{([]) = 1}", "{({}) = 1}", "{(var.z) = 1}", "{\"\" = 1}", "{a = 1, a = 2}",
        "{a = 1\na = 2\n}", "{a : 1, b = 2}", "{a = 1 b = 2}", "{a = 1,\nb = 2,\n}", "{a = 1\n,b = 2}", "{a = 1,,b = 2}",
        "{,}", "{\n,\n}", "{a}", "{a,}", "{a = }", "{a =\n1}", "{a\n= 1}", "{\n\n\na = 1\n\n\nb = 2\n\n}", "{a = 1;b = 2}",
        "{a == 1}", "{a => 1}", "{a = 1 = 2}", "{a.b.c = 1}", "{a-b = 1}", "{a- = 1}", "{\"a\".b = 1}", "{upper(\"a\") = 1}",
        "{(upper(\"a\")) = 1}", "{var = 1}", "{var.k.l = 1}", "{(var.t ? \"a\" : \"b\") = 1}", "{var.t ? \"a\" : \"b\" = 1}",
        "{<<A\nk\nA\n= 1}", "{__proto__ = 1}", "{__proto__ = {a = 1}}.__proto__.a", "{constructor = 1}.constructor",
        "{}.constructor", "{}[\"__proto__\"]", "{}.toString", "{\"\\u2028\" = 1}", "{\"é\" = 1, \"e\u0301\" = 2}", "{é = 1}.é",
        "{ é-ü = 1 }", "{b = 1, a = 2, B = 3, \"10\" = 4, \"9\" = 5}", "{\"${1}\" = 2}", "{a=1}{b=2}", "{(1.0) = 1, (1) = 2}",
        "{0x10 = 1}", "{/* c */ a /* c */ = /* c */ 1 /* c */}", "{a = 1 # c\n}", "{a = 1 # c }", "{a = 1, # c\n b = 2 // c\n}",
        "{# c\n}", "{\"a\" \"b\" = 1}", "{*}", "{a = 1, ...}", "{a = [1, 2]...}",
    ],
    "tuples": [
        "[,]", "[1,]", "[1,,2]", "[1 2]", "[\n1\n]", "[\n1,\n2,\n]", "[1\n,2\n]", "[1\n2]", "[1;2]", "[for]", "[for, 1]",
        "[for x]", "[[[]]]", "[1, 2...]", "[1 /* c */, # c\n 2 // c\n]", "[\n\n]", "[1,\n\n\n2]", "[1", "[1,", "[", "]",
    ],
    "splats and access": [
        "var.l.*.a", "var.l.*.b[0]", "var.l.*.b[0].c", "var.l[*].b[0].c", "var.l.*.b.0", "var.l.*.b.0.c", "var.l[*].b[*].c",
        "var.l.*.b.*.c", "var.l.*.b[*].c", "var.l[*].b.*.c", "var.l[0].b.*.c", "var.l.0.b.*.c[0]", "var.l[0].b[*].c[0]",
        "var.l[1].*.a", "var.l[1][*].a", "var.z[*]", "var.z.*", "var.z[*].a", "var.z.*.a", "var.e[*].a", "var.k[*]",
        "var.k.*", "var.k[*].a", "[var.l[*].a][0]", "(var.l)[*].a", "var.l[ * ].a", "var.l[*]\n.a", "var.l[* ]", "var.l.* .a",
        "var.l. *.a", "var.l .0 .a", "var.l[0] . a", "var.l[\n0\n]", "(var.l\n[0])", "(var.l\n.a)", "var.l[0", "var.l[]",
        "var.l[0,1]", "var.l[0][\"a\"]", "var.l[\"0\"]", "var.l[\"a\"]", "var.l[0.5]", "var.l[-1]", "var.l[2]", "var.l[null]",
        "var.l[true]", "var.l[[]]", "var.l.0.a", "var.l.00.a", "var.l.0.b.1.c", "var.l.0.0", "var.l.1.5", "var.l.-1",
        "var.l.1e0", "var.m.a.b.1", "var.m.0", "var.m[0]", "var.m[\"k.l\"]", "var.m.k.l", "var.m[\"a\"].b", "var.m[var.k]",
        "var.m[null]", "var.m.\"a\"", "var.m.[0]", "var.m..a", "var.m.", "var.", "var", ".a", "var.m.a.", "var.m.(a)",
        "var.m.for", "var.m.true", "var.m.null", "{true = 1}.true", "{null = 1}.null", "{for = 1}.for", "{if = 1}.if",
        "\"a\".b", "\"a\"[0]", "1.a", "1[0]", "true.a", "null.a", "null[0]", "null.*", "null[*]", "[].a", "[][0]",
        "upper(\"a\").b", "upper(\"a\")[0]", "[1, 2].0", "[1, 2].1.0", "[[1, 2]].0.1", "[[1, 2]].0.1.0", "{a = {b = 1}}.a.b",
        "[1][*][0]", "[[1]][*][0]", "[[1]].*.0", "[[1], [2]].*[0]", "[[1], [2]].*.0[0]", "tolist([[1], [2]])[*][0]",
        "toset([\"a\"])[*]", "toset([\"a\"])[0]", "toset([{a = 1}])[*].a", "tomap({a = 1})[*].a", "tomap({a = 1}).a",
        "tomap({a = 1}).b", "tomap({\"0\" = 1})[0]", "tomap({\"true\" = 1})[true]", "<<A\nx\nA\n[0]", "var.l[*].*.a",
        "var.l.*.*", "var.l.*.b.*", "var.l[*][*]", "-var.l[*].a", "!var.l.*.a", "var.l[*].a == [1, 4]", "var.l[(0)].a",
        "var.l[0 + 1].a", "var.l[var.n - 1].a", "var.l[\"${0}\"].a", "var.l[\"1\"].a", "var.m[\"a${\"\"}\"].b", "f.*", "[*]",
        "var.l[**]", "var.l[*]a", "var.l.*a", "var.m.a*2", "var.n*2", "var.n.*2", "var.n.*.0",
    ],
    "for": [
        "{for k, v in {\"1\" = 2} : k => v}", "{for k, v in [\"a\", \"b\"] : k => v}", "{for v in [1, 2] : v => v}",
        "{for v in [1.50, 1.5] : v => 1}", "{for v in [1, 1] : v => 1}", "{for v in [1, 1] : v => 1...}", "{for v in [true] : v => 1}",
        "{for v in [null] : v => 1}", "{for v in [[]] : v => 1}", "[for v in {b = 1, a = 2} : v]", "[for k, v in {b = 1, a = 2} : k]",
        "[for v in null : v]", "[for v in var.z : v]", "[for v in \"abc\" : v]", "[for v in 1 : v]", "[for v in [1, 2] : v if v]",
        "[for v in [1, 2] : v if null]", "[for v in [1, 2] : v if \"true\"]", "[for v in [1, 2] : v if v > 1]", "[for v in [1, 2] : v if 1]",
        "[for v in [] : nope]", "[for v in [] : v if nope]", "[for v in [] : v.a]", "[for v in [1] : v...]", "[for v in [1] : a => v]",
        "{for v in [1] : v}", "{for v in [1] : v => v,}", "[for v in [1] : v,]", "[for v in [1]: v for]", "[for v, in [1] : v]",
        "[for k, v, w in [1] : v]", "[for in in [1] : in]", "[for for in [1] : for]", "[for if in [1] : if]", "[for 1 in [1] : 1]",
        "[for v of [1] : v]", "[for v in [1] v]", "[for v in [1] :]", "[for v in : v]", "[for v in [1] : v if]", "[for v in [1] : v if true if false]",
        "[for v, v in [3] : v]", "[for var in [3] : var]", "[for var in [{n = 1}] : var.n]", "[for v in var.l : [for w in v.b : w.c + v.a]]",
        "[\nfor\nv\nin\n[1]\n:\nv\nif\ntrue\n]", "{\nfor k,\nv in {a = 1} :\nk => v\n}", "[for v in toset([\"b\", \"a\"]) : v]",
        "{for k, v in toset([\"b\", \"a\"]) : k => v}", "{for i, v in [1, 2] : \"x\" => v... if i > 0}", "{for v in [1] : \"a\" => v ...}",
        "{for v in [1] : \"a\" = v}", "{for v in [1] : (\"a\") : v}", "{for k, v in {a = 1} : \"${k}\" => v}[\"a\"]",
        "[for v in [1, 2] : v]...", "[for v in [1, 2] : v][0]", "[for /* c */ v in [1] : # c\n v]", "[for __proto__ in [1] : __proto__]",
        "[for constructor, arguments in [1] : arguments + constructor]", "[for await in [1] : await]", "[for é-ü in [1] : é-ü]",
        "[for a-b in [1] : [for a_b in [2] : a-b - a_b]]", "{for v in [\"__proto__\"] : v => 1}", "{for v in [\"__proto__\", \"__proto__\"] : v => 1...}",
    ],
    "strings": [
        "\"\\u0041\"", "\"\\u004\"", "\"\\u\"", "\"\\U0001F600\"", "\"\\U0001F60\"", "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\"\\udc00x\"",
        "\"\\UFFFFFFFF\"", "\"\\U00110000\"", "\"\\U0010FFFF\"", "\"\\u0000\"", "\"\\x41\"", "\"\\a\"", "\"\\0\"", "\"\\\\n\"",
        "\"\\n\\r\\t\\\"\\\\\"", "\"\\'\"", "\"\\$\"", "\"\\${1}\"", "\"$${1}\"", "\"$$${1}\"", "\"$$$${1}\"", "\"$$$\"", "\"$\"", "\"$$\"",
        "\"%\"", "\"%%\"", "\"%%{1}\"", "\"%%%{if true}a%{endif}\"", "\"$%{if true}a%{endif}\"", "\"%${1}\"", "\"${1}$\"", "\"${1}%\"",
        "\"$ {1}\"", "\"${}\"", "\"${ }\"", "\"${~1~}\"", "\" ${~1~} \"", "\" ${~ 1 ~} \"", "\" ${1~} ${~2} \"", "\"a ${~\"b\"~} c\"",
        "\"${\"${\"${1}\"}\"}\"", "\"${{a = 1}.a}\"", "\"${{}}\"", "\"${[1][0]}\"", "\"${null}\"", "\"a${null}\"", "\"${true}\"", "\"a${true}\"",
        "\"a${[]}\"", "\"${1}${2}\"", "\"${1 2}\"", "\"${1\n+ 2}\"", "\"${\n1\n}\"", "\"${1 # c\n}\"", "\"${1 /* c */}\"", "\"${1 // c }\"", "\"a\nb\"",
        "\"a\\\nb\"", "\"a", "\"a${\"", "\"a${1\"", "\"a${1", "\"\\", "\"\\\"", "\"}\"", "\"{\"", "\"${1}}\"", "\"~\"", "\"~}\"", "\"'\"", "'a'",
        "\"e\\u0301\"", "\"\u2028\u2029\"", "\"\u0085\"", "\"\u00a0 ${~1}\"", "\"\t${~1~}\t\"", "\"\\n ${~1~} \\n\"", "\"\\t${~1}\"", "\"$${~1}\"",
        "\"%%{~if}\"", "\"a\"\"b\"", "\"a\" \"b\"", "\"${\"a\" == \"a\"}\"", "\"${-1}\"", "\"${1.50}\"", "\"x${1.50}\"", "\"x${1e30}\"", "\"${1/3}x\"",
        "\"${<<A\nx\nA\n}\"", "\"${\"}\"}\"", "\"${\"\\\"\"}\"", "\"#\"", "\"/* ${1} */\"", "\"//${1}\"",
    ],
    "directives": [
        "\"%{if true}a%{endif}\"", "\"%{ if true }a%{ else }b%{ endif }\"", "\"%{if false}a%{endif}\"", "\"%{if null}a%{endif}\"",
        "\"%{if 1}a%{endif}\"", "\"%{if \"true\"}a%{endif}\"", "\"%{~ if true ~} a %{~ else ~} b %{~ endif ~} \"", "\" %{~if false~} a %{~else~} b %{~endif~} \"",
        "\"%{for x in [1, 2]}${x}%{endfor}\"", "\"%{ for x in [1, 2] ~} ${x} %{~ endfor }\"", "\"%{for k, v in {a = 1}}${k}${v}%{endfor}\"",
        "\"%{for x in []}a%{endfor}\"", "\"%{for x in null}a%{endfor}\"", "\"%{for x in 1}a%{endfor}\"", "\"%{for x in [1]}a%{else}b%{endfor}\"",
        "\"%{if true}a%{else}b%{else}c%{endif}\"", "\"%{if true}a\"", "\"%{endif}\"", "\"%{else}\"", "\"%{endfor}\"", "\"%{for x in [1]}%{endif}\"",
        "\"%{if true}%{endfor}\"", "\"%{if}a%{endif}\"", "\"%{for}a%{endfor}\"", "\"%{for x}a%{endfor}\"", "\"%{for x in}a%{endfor}\"",
        "\"%{for x in [1] : x}a%{endfor}\"", "\"%{nope}a\"", "\"%{1}\"", "\"%{}\"", "\"%{if true}%{if false}a%{else}b%{endif}%{endif}\"",
        "\"%{for x in [1, 2]}%{for y in [3, 4]}${x}${y},%{endfor};%{endfor}\"", "\"%{for x in [1, 2]}%{if x == 1}a%{else}b%{endif}%{endfor}\"",
        "\"%{if true}${1}%{endif}\"", "\"%{if true}%{endif}\"", "\"a%{if true}%{endif}b\"", "\"%{if true}[]${[]}%{endif}\"", "\"%{for x in [1]}${[]}%{endfor}\"",
        "\"%{for x in [1]}${null}%{endfor}\"", "\"%{if true}${null}%{endif}\"", "\"%{if false}${nope}%{endif}\"", "\"%{if true a%{endif}\"", "\"%{if true}a%{endif\"",
        "\"%{if true}a%{endif x}\"", "\"%{else if true}a%{endif}\"", "\"%{if true}a%{else if}b%{endif}\"", "\"%{IF true}a%{endif}\"", "\"%{\nif true\n}a%{\nendif\n}\"",
        "\"%{if /* c */ true}a%{endif /* c */}\"", "\"%{for var in [1]}${var}%{endfor}\"", "\"%{for x, y in [7]}${x}${y}%{endfor}\"", "\"%{for x in \"ab\"}${x}%{endfor}\"",
    ],
    "heredocs": [
        "<<A\nx\nA\n", "<<A\nx\nA", "<<A\nx\n  A\n", "<<A\nx\n\tA\t\n", "<<A\nA\n", "<<A\n\nA\n", "<<A\n", "<<A", "<<A\nx", "<<A x\nA\n", "<< A\nx\nA\n",
        "<<\"A\"\nx\nA\n", "<<A\nx\nAB\nA\n", "<<A\nx\nA B\nA\n", "<<-A\n  x\n    y\n  A\n", "<<-A\n\tx\n\t\ty\n\tA\n", "<<-A\n\t x\n \ty\nA\n", "<<-A\n  x\n\n  y\nA\n",
        "<<-A\n    x\n  \n    y\nA\n", "<<-A\n  ${1}\n    ${2}\nA\n", "<<-A\n  a${1}\n b\nA\n", "<<-A\n  ${<<-B\n    x\n      y\n    B\n}\n  z\n  A\n",
        "<<A\n${<<B\nx\nB\n}\nA\n", "<<A\n${~ 1 ~}\nA\n", "<<A\nx ${~ 1 ~} y\nA\n", "<<A\nx\n${~ 1 ~}\ny\nA\n", "<<A\n%{ if true ~}\nx\n%{ endif ~}\nA\n",
        "<<A\n%{~ if true }\nx\n%{~ endif }\nA\n", "<<-A\n    %{ for x in [1, 2] ~}\n    ${x}\n    %{ endfor ~}\n  A\n", "<<-A\n  %{ if false }a%{ else }b%{ endif }\n  A\n",
        "<<A\n$${1}%%{2}\nA\n", "<<A\n\\n\\u0041\nA\n", "<<A\n\"q\"\nA\n", "<<A\n$\nA\n", "<<A\n%\nA\n", "<<A\n$$\n%%\nA\n", "<<A\nx$\nA\n", "<<A\r\nx\r\nA\r\n", "<<-A\r\n  x\r\n    y\r\n  A\r\n",
        "<<A\nx\r\ny\nA\n", "<<A\nx\rA\n", "<<é\nx\né\n", "<<A-B\nx\nA-B\n", "<<1\nx\n1\n", "<<_A\nx\n_A\n", "[<<A\nx\nA\n, 1]", "[<<A\nx\nA\n]", "[<<A\nx\nA\n, <<B\ny\nB\n]",
        "{a = <<A\nx\nA\n b = 1}", "{\na = <<A\nx\nA\nb = 1\n}", "upper(<<A\nx\nA\n)", "<<A\nx\nA\n == \"x\\n\"", "(<<A\nx\nA\n)", "<<A\nx\nA, 1", "<<-A\n  x\n A\n", "<<-A\nx\n  A\n",
        "<<-A\n  x\n   $y\n  A\n", "<<-A\n  $x\n  A\n", "<<-A\n   %x\n  y\nA\n", "<<-A\n  $${x}\n    y\nA\n", "<<-A\n  x\n    $\n  A\n", "<<~A\nx\nA\n", "<<A\n\u00a0x\nA\n", "<<-A\n\u00a0\u00a0x\n\u00a0y\nA\n",
        "<<A\n# ${1}\n/* */\nA\n", "<<-A\n  %{ if true ~}\n    a\n  %{ else ~}\n    b\n  %{ endif ~}\n  c\n  A\n", "<<-A\n\n\n  x\nA\n", "<<-A\n  x ${\n1\n} y\n    z\nA\n", "<<A\n${1}\nA\n", "<<A\n${[]}\nA\n",
    ],
    "operators and numbers": [
        "--1", "---1", "- -1", "!!true", "!-1", "-!true", "!!!false", "-\"1\"", "!\"true\"", "-null", "!null", "+1", "1 + +1", "1 - -1", "1--1", "2 * -3", "2 ** 3", "1 ! 2",
        "1 == 1 == true", "1 < 2 < 3", "1 < 2 == true", "true || false && false", "!true || true", "!true == false", "-1 + 2", "-2 * 3 + 1", "1 + 2 * 3 % 4", "10 - 5 - 2", "100 / 10 / 2", "7 % 4 % 2",
        "true ? 1 : true ? 2 : 3", "false ? 1 : true ? 2 : 3", "true ? false ? 1 : 2 : 3", "true ? 1", "true ? 1 :", "true ? : 1", "true ?\n1 : 2", "(true\n? 1\n: 2)", "true ? 1 : \"a\"", "true ? null : null",
        "null ? 1 : 2", "1 ? 1 : 2", "\"true\" ? 1 : 2", "true ? [1] : [\"a\", 2]", "true ? {a = 1} : {b = 2}", "true ? [] : [1]", "true ? {} : {a = 1}", "0", "00", "007", "1.", ".5", "1.0", "1.50", "1e3", "1E3",
        "1e+3", "1e-3", "1e", "1e+", "1.e3", "1.5.5", "1..5", "1...5", "0x1F", "0b1", "1_000", "1a", "1e1000", "1e-1000", "123456789012345678901234567890", "0.1 + 0.2", "1 / 3", "1 / 0", "0 / 0", "-1 / 0", "-0", "0 * -1",
        "5 % 0", "-5 % 3", "5 % -3", "5.5 % 2", "9007199254740993", "9007199254740992 + 1", "1e30 + 1", "0.1 * 3 == 0.3", "1 == \"1\"", "true == \"true\"", "[] == []", "{} == {}", "null == null", "null != 1", "1 == null",
        "[1] == tolist([1])", "1 + null", "1 + \"a\"", "1 + \"2\"", "1 && true", "\"true\" && true", "true && null", "null || true", "\"a\" < \"b\"", "1 < \"2\"", "null < 1", "a && b", "1 & 2", "1 | 2", "1 ^ 2", "~1", "1 = 2", "1 === 2",
        "1 =< 2", "1 <> 2", "1 and 2", "1 ;", "1\n", "\n1", "1\n+ 2", "1 +\n2", "(1\n+\n2)", "()", "(1,)", "(1", "1)", "((1))", "# c\n1", "1 # c", "1 // c", "/* c */ 1", "1 /* c", "/* /* c */ */ 1", "1 /**/ + /***/ 2", "1 //", "1 #",
        "\ufeff1", "1\ufeff", "\ufeff\ufeff1", "", " ", "# c", "1\r\n", "1 +\r\n2", "(1\r\n+ 2)", "1\r", "1\t+\t2", "1\u00a0+ 2", "1\u200b", "\u00001", "é", "true", "false", "null", "TRUE", "True", "nil",
    ],
    "calls": [
        "upper(\"a\")", "upper(\"a\",)", "upper(,)", "upper()", "upper(\n\"a\"\n)", "upper (\"a\")", "upper\n(\"a\")", "max(1, 2...)", "max([1, 2]...)", "max([1, 2]...,)", "max([1, 2]..., 3)", "max(1, [2, 3]...)", "max(...)", "max([]...)",
        "max(null...)", "max({a = 1}...)", "max(toset([1, 2])...)", "max(\"a\"...)", "max([1, 2] ...)", "max([1, 2]. ..)", "max([1, 2]....)", "upper(\"a\"", "upper(\"a\" \"b\")", "upper(\"a\"\n\"b\")", "upper(\"a\",\n)", "upper(\"a\", \"b\")", "upper(null)", "upper([])",
        "nope()", "nope(1)", "uppr(\"a\")", "constructor()", "__proto__()", "toString()", "var()", "var.f()", "core::upper(\"a\")", "a::b::c()", "provider::a::b()", "::upper(\"a\")", "upper::(\"a\")", "upper:: (\"a\")", "core :: upper(\"a\")", "upper(\"a\")(\"b\")", "(upper)(\"a\")",
        "for()", "if(1)", "true()", "null()", "try()", "can(nope)", "try(nope, 1)", "try(var.x.y, var.l[7], \"d\")", "length(var.e)", "upper(# c\n\"a\")", "upper(/* c */)", "concat([1], [\"a\"]...)", "concat([[1], [2]]...)", "merge([{a = 1}, {b = 2}]...)",
    ],
}

FILES = {
    "blocks": [
        "locals { a = 1 }\noutput \"o\" { value = local.a }\n", "locals { a = 1 }\noutput \"o\" { value = local.a }", "locals {}\n", "locals {\n}\n", "locals\n{\n}\n", "locals { a = 1\n}\n", "locals {\na = 1 }\n", "locals { a = 1, b = 2 }\n", "locals { a = 1; b = 2 }\n",
        "locals { b { } }\n", "locals { b {} }\n", "locals {\n  a = 1\n  a = 2\n}\n", "locals {\n  a = 1\n}\nlocals {\n  b = local.a\n}\noutput \"o\" {\n  value = local.b\n}\n", "a = 1\n", "a = 1", "a = 1 b = 2\n", "a = 1\na = 2\n", "a =\n1\n", "a\n= 1\n", "a = \n", "a =", "a", "a {", "a {}", "a { b = 1",
        "a \"b\" {}\n", "a \"b\" \"c\" {}\n", "a b c {}\n", "a \"b\" c {\n}\n", "a b \"c\" {}\n", "a \"\" {}\n", "a \"b${1}\" {}\n", "a \"b%{c}\" {}\n", "a \"b$${c}\" {}\n", "a \"\\u00e9\" {}\n", "a \"\\q\" {}\n", "a 1 {}\n", "a \"b\n\" {}\n", "a \"b {}\n", "a [] {}\n", "a.b = 1\n", "a[0] = 1\n", "\"a\" = 1\n",
        "1 = 2\n", "= 1\n", "{}\n", "a : 1\n", "a == 1\n", "a => 1\n", "a {} b {}\n", "a {}\nb {}\n", "a { b {} }\n", "a { b {\n} }\n", "a {\n  b { c = 1 }\n  d = 2\n}\n", "a { b = 1 c = 2 }\n", "a { b = 1\nc = 2 }\n", "a {\n b = 1 }\n", "a {}}\n", "a }\n", "}\n", "a {\n", "a {\n}", "a {\n}}", "a { } c\n",
        "# c\n", "// c\n", "/* c */\n", "/* c */ a = 1\n", "a /* c */ = 1\n", "a = /* c */ 1\n", "a = 1 /* c */\n", "a = 1 # c", "a = 1 // c\n", "a { # c\n}\n", "a /* c */ \"b\" /* c */ { /* c */ }\n", "a { /* c */ b = 1 /* c */ }\n", "a { b = 1 # c }\n", "a {\n# c\n}\n", "a = 1 /*\n*/ b = 2\n", "/* c", "a = /* c",
        "\ufeffa = 1\n", "a = 1\n\ufeffb = 2\n", "a = 1\r\nb = 2\r\n", "a {\r\n  b = 1\r\n}\r\n", "a = <<A\r\nx\r\nA\r\n", "a = 1\rb = 2\n", "a = 1\r", "", "\n", "\n\n\n", " ", "\t\n", "\r\n", "a = 1;\n", "a = 'b'\n", "a = `b`\n", "a = 1\n\n\nb = 2\n", "é = 1\n", "é \"ü\" {}\n", "a-b = 1\n", "-a = 1\n", "_a = 1\n",
        "a = <<A\nx\nA\nb = 1\n", "a = <<A\nx\nA", "a = [\n1,\n2\n]\nb = 1\n", "a = [1\n]\n", "a = (1\n+ 2)\n", "a = 1 +\n2\n", "a = true ?\n1 : 2\n", "a = f(\n1\n)\n", "a = {\nb = 1\n}\n", "a = { b = 1 } c = 2\n", "a = [\n", "a = (\n", "a = \"b\nc\"\n", "a = \"b\n", "for = 1\n", "true = 1\n", "null {}\n", "if \"a\" {}\n", "a = for\n",
        "output \"o\" { value = 1 }\noutput \"p\" {\n  value = \"x\"\n}\n", "output o { value = 1 }\n", "output \"__proto__\" { value = 1 }\n", "output \"constructor\" { value = 1 }\noutput \"then\" { value = 2 }\noutput \"default\" { value = 3 }\n",
        "output \"arguments\" { value = 1 }\noutput \"eval\" { value = 2 }\noutput \"await\" { value = 3 }\noutput \"file\" { value = 4 }\n", "locals {\n  file = 1\n  add = 2\n  tuple = local.file + local.add\n  await = [local.tuple]\n  __proto__ = 4\n  constructor = local.__proto__\n  é-ü = 5\n  é_ü = 6\n}\noutput \"o\" { value = [local.file, local.add, local.await, local.constructor, local.é-ü, local.é_ü] }\n",
        "locals {\n  a = local.a\n}\n", "locals {\n  a = local\n  b = 1\n}\noutput \"o\" { value = local.b }\n", "locals {\n  l = { a = 1 }\n}\noutput \"o\" { value = local[\"l\"].a }\n", "locals {\n  l = [{ a = 1 }]\n}\noutput \"o\" { value = local.l[*].a }\noutput \"p\" { value = local.l.*.a }\n",
        "variable \"x\" {\n  default = 1\n}\noutput \"o\" { value = var.x }\noutput \"p\" { value = var[\"x\"] }\n", "variable \"__proto__\" {\n  default = { a = 1 }\n}\noutput \"o\" { value = var.__proto__.a }\n", "variable \"x\" {\n  type = object({ __proto__ = number, constructor = optional(string, \"c\") })\n  default = { __proto__ = 1 }\n}\noutput \"o\" { value = var.x }\n",
    ],
}


def main():
    for sources, is_file in ((EXPRESSIONS, False), (FILES, True)):
        for group, texts in sources.items():
            for number, source in enumerate(texts, 1):
                variables = {} if is_file else VARIABLES
                print(json.dumps({"id": f"{group.replace(' ', '-')}-{number}", "source": source, "file": is_file, "variables": variables}))


main()
