import test from 'ava';
import { evaluate } from '../evaluate.js';
import { testErrors, testTypes, testValues } from './tables.js';

testValues('regex returns a string, a tuple or an object', {
  'regex("[a-z]+", "53453453.345345aaabbbccc23454")': 'aaabbbccc',
  'regex("(\\\\d\\\\d\\\\d\\\\d)-(\\\\d\\\\d)-(\\\\d\\\\d)", "2019-02-01")': ['2019', '02', '01'],
  'regex("^(?:(?P<scheme>[^:/?#]+):)?(?://(?P<authority>[^/?#]*))?", "https://terraform.io/docs/")': {
    authority: 'terraform.io',
    scheme: 'https',
  },
  'regex("(a)|(b)", "b")': [null, 'b'],
  'regexall("[a-z]+", "1234abcd5678efgh9")': ['abcd', 'efgh'],
  'regexall("[a-z]+", "123456789")': [],
  'regexall("a*", "baaa")': ['', 'aaa'],
  'length(regexall("[a-z]+", "1234abcd5678efgh9")) > 0': true,
});

testTypes('the type of the result follows from the groups of the pattern', {
  'regex("a", "a")': 'string',
  'regex("(a)(b)?", "a")': ['tuple', ['string', 'string']],
  'regexall("(?P<n>a)", "")': ['list', ['object', { n: 'string' }]],
});

testValues('patterns have the syntax and the semantics of RE2', {
  'regex("a|ab", "ab")': 'a',
  'regex("(?U)a+", "aaa")': 'a',
  'regex("(?U)a+?", "aaa")': 'aaa',
  'regex("(?i)straße K", "STRAßE \\u212a")': 'STRAßE K',
  'regex("(?s)a.b", "a\\nb")': 'a\nb',
  'regexall("(?m)^.$", "a\\nb")': ['a', 'b'],
  'regexall("^.$", "a\\nb")': [],
  'regex("[[:alpha:]]+[[:^alpha:]]", "12ab3")': 'ab3',
  'regex("\\\\p{Greek}+\\\\PL", "aλό!")': 'λό!',
  'regex("\\\\Q.*\\\\E.", "a.*b")': '.*b',
  'regex("\\\\x41\\\\x{1F600}\\\\101", "A😀A")': 'A😀A',
  'regex(".", "😀")': '😀',
  'regex("(a*)*", "b")': [''],
  'regex("(a|b)*", "ab")': ['b'],
  'regex("(|a)+", "aaa")': [''],
});

testErrors('errors in patterns have the texts of Go', [
  [
    'regex("a**", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: invalid nested repetition operator in **.',
  ],
  ['regex("(", "")', 'Invalid value for "pattern" parameter: invalid regexp pattern: missing closing ) in (.'],
  [
    'regex("[b-a]", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: invalid character class range in b-a.',
  ],
  [
    'regex("(?=a)", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: invalid or unsupported Perl syntax in (?=.',
  ],
  [
    'regex("\\\\1", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: invalid escape sequence in \\1.',
  ],
  [
    'regex("a{1001}", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: invalid repeat count in {1001}.',
  ],
  [
    'regex("(a)(?P<n>b)", "")',
    'Invalid value for "pattern" parameter: invalid regexp pattern: cannot mix both named and unnamed capture groups.',
  ],
  ['regex("a", "b")', 'Call to function "regex" failed: pattern did not match any part of the given string.'],
]);

test('patterns that make other engines backtrack run in linear time', (t) => {
  const text = 'a'.repeat(5000);
  t.deepEqual(JSON.parse(evaluate(`regexall("(a+)+$", "${text}!")`).value ?? ''), []);
  t.deepEqual(JSON.parse(evaluate(`regexall("(a|a)*b", "${text}")`).value ?? ''), []);
  t.is(evaluate(`regex("${'a?'.repeat(500)}${'a'.repeat(500)}", "${'a'.repeat(500)}")`).value, `"${'a'.repeat(500)}"`);
});

test('deeply nested and large patterns are errors', (t) => {
  const detail = (pattern: string): string => evaluate(`regex("${pattern}", "a")`).detail ?? '';
  t.regex(detail('('.repeat(2000) + 'a' + ')'.repeat(2000)), /expression nests too deeply/);
  t.regex(detail('(((a{10}){10}){10}){10}'), /invalid repeat count/);
  t.regex(detail(`(${'x'.repeat(1000)}){1000}`), /internal error/);
});
