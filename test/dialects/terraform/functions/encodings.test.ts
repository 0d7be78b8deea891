import test from 'ava';
import fc from 'fast-check';
import { evaluate } from '../evaluate.js';
import { testErrors, testTypes, testValues } from './tables.js';

/** A text as a literal of the language. */
function literal(text: string): string {
  const escaped = Array.from(text.normalize('NFC'), (character) => {
    return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
  });
  return `"${escaped.join('')}"`;
}

const texts = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.normalize('NFC'));

test('base64decode undoes base64encode, and jsondecode undoes jsonencode', (t) => {
  fc.assert(
    fc.property(texts, (text) => {
      const source = literal(text);
      for (const both of [`base64decode(base64encode(${source}))`, `jsondecode(jsonencode(${source}))`]) {
        t.is(JSON.parse(evaluate(both).value ?? 'null'), text, both);
      }
      t.is(evaluate(`strrev(upper(${source})) == strrev(upper(${source}))`).value, 'true');
    }),
    { numRuns: 200 },
  );
  t.pass();
});

test('textdecodebase64 undoes textencodebase64', (t) => {
  fc.assert(
    fc.property(texts, fc.constantFrom('UTF-8', 'UTF-16LE', 'utf-16be'), (text, encoding) => {
      fc.pre(!text.includes('\ufffd'));
      const source = `textdecodebase64(textencodebase64(${literal(text)}, "${encoding}"), "${encoding}")`;
      t.is(JSON.parse(evaluate(source).value ?? 'null'), text, source);
    }),
    { numRuns: 100 },
  );
  t.pass();
});

test('base64encode and urlencode agree with JavaScript', (t) => {
  fc.assert(
    fc.property(texts, (text) => {
      const source = literal(text);
      const base64 = Buffer.from(text).toString('base64');
      t.is(JSON.parse(evaluate(`base64encode(${source})`).value ?? ''), base64);
      const parameter = new URLSearchParams([['', text]]).toString().slice(1).replaceAll('*', '%2A');
      t.is(JSON.parse(evaluate(`urlencode(${source})`).value ?? '').replaceAll('~', '%7E'), parameter);
    }),
    { numRuns: 200 },
  );
  t.pass();
});

testValues('base 64', {
  'base64encode("Hello World")': 'SGVsbG8gV29ybGQ=',
  'base64decode("SGVsbG8gV29ybGQ=")': 'Hello World',
  'base64decode("SGVs\\nbG8=")': 'Hello',
  'textencodebase64("Hello World", "UTF-16LE")': 'SABlAGwAbABvACAAVwBvAHIAbABkAA==',
  'textencodebase64("é", "ISO-8859-1")': '6Q==',
  'textencodebase64("é", "csISOLatin1")': '6Q==',
  'textencodebase64("a", "UTF-16")': '/v8AYQ==',
  'textdecodebase64("/v8AYQ==", "UTF-16")': 'a',
  'textdecodebase64("//5hAA==", "utf-16")': 'a',
  'textdecodebase64("AGE=", "UTF-16")': 'a',
  'textencodebase64("a", "US-ASCII")': 'YQ==',
});

testErrors('errors of base 64', [
  ['base64decode("a")', 'Call to function "base64decode" failed: failed to decode base64 data "a".'],
  [
    'base64decode("/w==")',
    'Call to function "base64decode" failed: the result of decoding the provided string is not valid UTF-8.',
  ],
  [
    'textencodebase64("a", "x")',
    'Invalid value for "encoding" parameter: "x" is not a supported IANA encoding name or alias in this Terraform version.',
  ],
  [
    'textencodebase64("é", "us-ascii")',
    'Invalid value for "string" parameter: the given string contains characters that cannot be represented in US-ASCII.',
  ],
  [
    'textencodebase64("€", "ISO-8859-1")',
    'Invalid value for "string" parameter: the given string contains characters that cannot be represented in ISO_8859-1:1987.',
  ],
  [
    'textdecodebase64("SGVs!", "UTF-8")',
    'Invalid value for "source" parameter: the given value is has an invalid base64 symbol at offset 4.',
  ],
]);

testValues('urlencode', { 'urlencode("Hello World!")': 'Hello+World%21', 'urlencode("☃/~*")': '%E2%98%83%2F~%2A' });

testValues('csvdecode', {
  'csvdecode("a,b,c\\n1,2,3\\n4,5,6")': [
    { a: '1', b: '2', c: '3' },
    { a: '4', b: '5', c: '6' },
  ],
  'csvdecode("a,b\\r\\n\\"x, \\"\\"y\\"\\"\\",\\"1\\n2\\"\\r\\n\\n")': [{ a: 'x, "y"', b: '1\n2' }],
  'csvdecode("a")': [],
});

testTypes('csvdecode returns a list of objects', {
  'csvdecode("a,b")': ['list', ['object', { a: 'string', b: 'string' }]],
});

testErrors('errors of csvdecode', [
  ['csvdecode("")', 'Call to function "csvdecode" failed: missing header line.'],
  ['csvdecode("a,a\\n")', 'Call to function "csvdecode" failed: duplicate column name "a".'],
  ['csvdecode("a,b\\n1")', 'Call to function "csvdecode" failed: CSV parse error on line 2: wrong number of fields.'],
  [
    'csvdecode("a\\n\\"x")',
    'Call to function "csvdecode" failed: CSV parse error on line 2: extraneous or missing " in quoted-field.',
  ],
]);

testValues('JSON', {
  'jsonencode({"hello"="world", "n"=[1, null, "<"]})': '{"hello":"world","n":[1,null,"\\u003c"]}',
  'jsondecode("{\\"hello\\": \\"world\\", \\"__proto__\\": [1.50, null]}").hello': 'world',
  'jsondecode("12345678901234567890.5") == 12345678901234567890.5': true,
  'jsonencode(0.1)': '0.1',
});

testTypes('the type of decoded JSON follows from the text', {
  'jsondecode("[1, true, {\\"a\\": null}]")': ['tuple', ['number', 'bool', ['object', { a: 'dynamic' }]]],
});

testErrors('errors of JSON have the texts of Go', [
  ['jsondecode("oops")', `Call to function "jsondecode" failed: invalid character 'o' looking for beginning of value.`],
  ['jsondecode("[1, 2")', 'Call to function "jsondecode" failed: EOF.'],
  ['jsondecode("[1 2]")', `Call to function "jsondecode" failed: invalid character '2' after array element.`],
  ['jsondecode("1 2")', 'Call to function "jsondecode" failed: extraneous data after JSON object.'],
]);

testValues('YAML', {
  'yamlencode({"a":"b", "c":"d"})': '"a": "b"\n"c": "d"\n',
  'yamlencode({"foo":[1, 2, 3], "bar": "baz"})': '"bar": "baz"\n"foo":\n- 1\n- 2\n- 3\n',
  'yamlencode({"foo":[1, {"a":"b","c":"d"}, 3], "bar": "baz"})':
    '"bar": "baz"\n"foo":\n- 1\n- "a": "b"\n  "c": "d"\n- 3\n',
  'yamlencode({a = [], b = {}, c = null, d = "x\\ny\\n", e = true})':
    '"a": []\n"b": {}\n"c": null\n"d": |\n  x\n  y\n"e": true\n',
  'yamldecode("hello: world")': { hello: 'world' },
  'yamldecode("true")': true,
  'yamldecode("{a: &foo [1, 2, 3], b: *foo}")': { a: [1, 2, 3], b: [1, 2, 3] },
  'yamldecode("{a: &foo {x: 1}, b: {<<: *foo, z: ~}}")': { a: { x: 1 }, b: { x: 1, z: null } },
  'yamldecode("[1.50, \\"1\\", 0x, 1_000, !!str 1, !!binary aGk=]")': [1.5, '1', '0x', 1000, '1', 'aGk='],
  'yamlencode(1)': '1\n...\n',
  'yamlencode(null)': 'null\n...\n',
  'yamlencode("1")': '"1"\n',
});

testValues('YAML is written with the layout of go-cty-yaml', {
  'yamlencode([1e30, 1/0, 12345678901234567890.5])':
    '- 1000000000000000000000000000000\n- +Inf\n- 12345678901234567890.5\n',
  'yamlencode("a\\n b")': '|-\n  a\n   b\n',
  'yamlencode("\\na\\n\\n")': '|2+\n\n  a\n\n',
  'yamlencode(["a\\tb\\n", "a \\nb", "\\u0085\\u00a0\\u2028\\U0001F600\\u007f"])':
    '- "a\\tb\\n"\n- "a \\nb"\n- "\\N\u00a0\\L\\U0001F600\\x7F"\n',
  'yamlencode({"a\\nb" = 1, "" = [[], [{}], [[1]]]})': '"":\n- []\n- - {}\n- - - 1\n? |-\n  a\n  b\n: 1\n',
  [`yamlencode({a = "${'x'.repeat(80)}  z y"})`]: `"a": "${'x'.repeat(80)}\n  \\ z y"\n`,
  [`yamlencode({${'k'.repeat(129)} = "v"})`]: `? "${'k'.repeat(129)}"\n: "v"\n`,
});

testValues('YAML scalars have the values of go-cty-yaml', {
  'yamldecode("[y, Yes, ON, n, no, Off, TRUE, yES]")': [true, true, true, false, false, false, true, 'yES'],
  'yamldecode("[0x1F, 0o17, 017, -0x1f, 0b11, 0xFFFFFFFFFFFFFFFF]")': [31, 15, 17, -31, '0b11', 2 ** 64],
  'yamldecode("[1., .5, 1e3, 1__0, 1.5_0, a_1]")': [1, 0.5, 1000, 10, '1.5_0', 'a_1'],
  'yamldecode("[!!int \\"5\\", !!int 1.5, !!int 0b11, !!float 1_0, !!bool yes]")': ['5', 1.5, 3, 10, true],
  'yamldecode("[2001-01-01, 2001-1-2T3:4:5.678+02:00, 2001-12-14 21:59:43, 2001-02-30]")': [
    '2001-01-01T00:00:00Z',
    '2001-01-02T03:04:05+02:00',
    '2001-12-14T21:59:43Z',
    '2001-02-30',
  ],
  'yamldecode("{yes: 1, 0x10: 2, 2001-01-01: 3}")': { true: 1, '16': 2, '2001-01-01T00:00:00Z': 3 },
  'yamldecode("|\\n  x")': 'x',
  'yamldecode("|-\\n  yes\\n")': 'true',
  'yamldecode("{a: 1, \\"<<\\": {a: 2, b: 3}, b: 4}")': { a: 2, b: 4 },
});

testErrors('errors of YAML', [
  ['yamldecode("!not-supported foo")', 'Call to function "yamldecode" failed: unsupported tag "!not-supported".'],
  ['yamldecode(".nan")', 'Call to function "yamldecode" failed: floating point NaN is not supported.'],
  ['yamldecode("")', 'Call to function "yamldecode" failed: on line 1, column 1: missing start of document.'],
  ['yamldecode("+")', 'Call to function "yamldecode" failed: cannot parse "+" as tag:yaml.org,2002:int.'],
  [
    'yamldecode("a: !!set {b}")',
    `Call to function "yamldecode" failed: can't interpret mapping as tag:yaml.org,2002:set.`,
  ],
  [
    'yamldecode("a: 1\\nb: *c")',
    'Call to function "yamldecode" failed: on line 1, column 4: reference to undefined anchor "c".',
  ],
  [
    'yamldecode("&a [*a]")',
    'Call to function "yamldecode" failed: cannot refer to anchor "a" from inside its own definition.',
  ],
  ['yamldecode("~: 1")', 'Call to function "yamldecode" failed: mapping key cannot be null.'],
  ['yamldecode("? [a]\\n: 1")', 'Call to function "yamldecode" failed: only strings are allowed as mapping keys.'],
  ['yamldecode("<<: [{a: 1}]")', 'Call to function "yamldecode" failed: cannot merge tuple into mapping.'],
  [
    'yamldecode("1\\n---\\n2")',
    'Call to function "yamldecode" failed: on line 1, column 1: unexpected extra content after value.',
  ],
]);

test('a YAML document whose aliases multiply is stopped', (t) => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 12; i++)
    lines.push(`a${i}: &a${i} [${Array.from({ length: 10 }, () => `*a${i - 1}`).join(', ')}]`);
  const { error } = evaluate(`yamldecode("${lines.join('\\n')}")`);
  t.not(error, undefined);
});
