import { testErrors, testTypes, testValues } from './tables.js';

testValues('upper, lower and title use simple case mappings', {
  'upper("hello")': 'HELLO',
  'upper("алло!")': 'АЛЛО!',
  'upper("ßtraße ﬁn ᾳ")': 'ßTRAßE ﬁN ᾼ',
  'lower("HELLO ΑΣ İ")': 'hello ασ i',
  'title("hello world")': 'Hello World',
  'title("o\'neil jr.-foo_bar 2go ǆ")': "O'Neil Jr.-Foo_bar 2go ǅ",
});

testValues('characters are grapheme clusters', {
  'strrev("hello")': 'olleh',
  'strrev("a☃👍🏽e\\u0301")': 'é👍🏽☃a',
  'substr("hello world", 1, 4)': 'ello',
  'substr("🤔🤷", 0, 1)': '🤔',
  'substr("hello world", -5, -1)': 'world',
  'substr("hello world", 6, 10)': 'world',
  'substr("hello", 2, 0)': '',
  'substr("hello", -2, 0)': 'lo',
  'substr("hello", 9, 2)': '',
  'substr("hello", -9, 2)': 'he',
});

testValues('results are in normal form C', {
  'join("", ["e", "\\u0301"])': 'é',
  'replace("e-\\u0301", "-", "")': 'é',
  'trimprefix("xe\\u0301", "x")': 'é',
});

testValues('trimming', {
  'chomp("hello\\n")': 'hello',
  'chomp("hello\\r\\n\\n\\r")': 'hello',
  'trimspace("  hello\\n\\n\\u00a0\\u2003")': 'hello',
  'trim("?!hello?!", "!?")': 'hello',
  'trim("👍a👍", "👍")': 'a',
  'trim("  hello ", "")': '  hello ',
  'trimprefix("helloworld", "hello")': 'world',
  'trimprefix("helloworld", "cat")': 'helloworld',
  'trimsuffix("helloworld", "world")': 'hello',
});

testValues('join and split', {
  'join("-", ["foo", "bar", "baz"])': 'foo-bar-baz',
  'join(", ", ["a"], [1, true])': 'a, 1, true',
  'join(",", [])': '',
  'split(",", "foo,bar,baz")': ['foo', 'bar', 'baz'],
  'split(",", "foo")': ['foo'],
  'split(",", "")': [''],
  'split("", "a👍b")': ['a', '👍', 'b'],
  'split("", "")': [],
});

testTypes('split returns a list', { 'split(",", "a")': ['list', 'string'], 'split("", "")': ['list', 'string'] });

testErrors('join rejects nulls', [
  ['join(",")', 'Call to function "join" failed: at least one list is required.'],
  ['join(",", ["a", null])', 'Invalid value for "lists" parameter: element 1 is null; cannot concatenate null values.'],
  [
    'join(",", ["a"], [null])',
    'Invalid value for "lists" parameter: element 0 of list 2 is null; cannot concatenate null values.',
    '1:18',
  ],
]);

testValues('replace replaces every occurrence of a literal text', {
  'replace("1 + 2 + 3", "+", "-")': '1 - 2 - 3',
  'replace("ab", "", "-")': '-a-b-',
  'replace("a$0b", "$0", "$$")': 'a$$b',
  'replace("aaa", "aa", "b")': 'ba',
});

testValues('indent adds spaces after each line break', {
  'indent(2, "[\\n  foo\\n]")': '[\n    foo\n  ]',
  'indent(1000000000, "one line")': 'one line',
});

testValues('startswith, endswith and strcontains', {
  'startswith("hello world", "hello")': true,
  'startswith("hello world", "world")': false,
  'endswith("hello world", "world")': true,
  'strcontains("hello world", "wor")': true,
  'strcontains("hello world", "wod")': false,
});

testValues('format has the verbs of Terraform', {
  'format("Hello, %s!", "Ander")': 'Hello, Ander!',
  'format("There are %d lights", 4)': 'There are 4 lights',
  'format("%5s|%-5s|%05d|%+d|% d|%x|%X|%o|%b|%#x", "a", "b", 42, 7, 7, 255, 255, 8, 5, 255)':
    '    a|b    |00042|+7| 7|ff|FF|10|101|0xff',
  'format("%.3f %e %g %G %.2s %q %t", 1.5, 1234.5, 1e21, 1e-7, "abc", "a\\"<", "true")':
    '1.500 1.234500e+03 1e+21 1E-07 ab "a\\"\\u003c" true',
  'format("%v %v %v %#v %v", "a", 1000000, [1, "x"], "b", null)': 'a 1e+06 [1,"x"] "b" null',
  'format("%[2]s %[1]s %s%%", "a", "b")': 'b a b%',
  'format("%3s|%03d", "👍🏽", -1)': '  👍🏽|-01',
});

testErrors('format explains what is wrong', [
  [
    'format("%s")',
    'Call to function "format" failed: not enough arguments for "%s" at 0: need index 1 but have 0 total.',
    '1:1',
  ],
  ['format("%d", "a")', 'Call to function "format" failed: unsupported value for "%d" at 0: a number is required.'],
  ['format("%d", 1.5)', 'Call to function "format" failed: unsupported value for "%d" at 0: an integer is required.'],
  [
    'format("%s", null)',
    'Call to function "format" failed: unsupported value for "%s" at 0: null value cannot be formatted.',
  ],
  ['format("é%!", 1)', `Call to function "format" failed: unrecognized format character '!' at offset 3.`],
  ['format("%5", 1)', 'Call to function "format" failed: invalid format string starting at offset 2.'],
  ['format("%y", 1)', `Call to function "format" failed: unsupported format verb 'y' in "%y" at offset 0.`],
  [
    'format("%s", 1, 2)',
    'Invalid value for "args" parameter: too many arguments; only 1 used by format string.',
    '1:17',
  ],
  ['format("x", 1)', 'Invalid value for "args" parameter: too many arguments; no verbs in format string.', '1:13'],
]);

testValues('formatlist formats each element', {
  'formatlist("Hello, %s!", ["Valentina", "Ander"])': ['Hello, Valentina!', 'Hello, Ander!'],
  'formatlist("%s, %s!", "Salutations", ["a", "b"])': ['Salutations, a!', 'Salutations, b!'],
  'formatlist("%s", [])': [],
  'formatlist("x")': ['x'],
});

testErrors('formatlist requires lists of one length', [
  [
    'formatlist("%s%s", ["a"], ["b", "c"])',
    'Invalid value for "args" parameter: argument 2 has length 2, which is inconsistent with argument 1 of length 1.',
    '1:27',
  ],
  [
    'formatlist("%d", [1, "x"])',
    'Call to function "formatlist" failed: error on format iteration 1: unsupported value for "%d" at 0: a number is required.',
  ],
]);
