import test from 'ava';
import { pptjs } from './command.js';

/** Cases of `pptjs batch eval` with the exact answers; an empty string means any answer with `error`. */
const cases: readonly (readonly [line: string, answer: string])[] = [
  ['{"id":"a","source":"1 + 1"}', '{"id":"a","value":2,"string":"2","type":"Integer[2, 2]","logs":[]}'],
  ['{"id":1,"source":""}', '{"id":1,"value":null,"string":"undef","type":"Undef","logs":[]}'],
  [
    '{"id":"b","source":"[1.0, default]"}',
    '{"id":"b","value":[1.0,{"__ptype":"Default"}],"string":"[1.0, default]","type":"Tuple[Float[1.0, 1.0], Default]","logs":[]}',
  ],
  [
    `{"id":"c","source":"'1' + 1"}`,
    '{"id":"c","value":2,"string":"2","type":"Integer[2, 2]","logs":[["warning","The string \'1\' was automatically coerced to the numerical value 1"]]}',
  ],
  [
    `{"id":"d","source":"'1' + 1","strict":"off"}`,
    '{"id":"d","value":2,"string":"2","type":"Integer[2, 2]","logs":[]}',
  ],
  [
    `{"id":"e","source":"(0) + ('a')"}`,
    '{"id":"e","error":"Evaluation Error: The value \'a\' cannot be converted to Numeric.","kind":"evaluation","code":"NOT_NUMERIC","line":1,"column":7,"logs":[]}',
  ],
  [
    '{"id":"f","source":"1 +"}',
    '{"id":"f","error":"Syntax error at end of input (file: case.pp)","kind":"syntax","code":"SYNTAX_ERROR","logs":[]}',
  ],
  [
    '{"id":"g","source":"fail(\'x\')"}',
    '{"id":"g","error":"Evaluation Error: Error while evaluating a Function Call, x","kind":"evaluation","code":"RUNTIME_ERROR","line":1,"column":1,"logs":[]}',
  ],
  [
    '{"id":"h","source":"(-9223372036854775808) + (-9223372036854775808)"}',
    '{"id":"h","error":"Language validation logged 2 errors. Giving up (file: case.pp)","kind":"syntax","code":"","logs":[]}',
  ],
  [
    '{"id":"i","source":"notice(\'a\')\\ninfo(\'b\')\\nerr(\'c\')\\n1"}',
    '{"id":"i","value":1,"string":"1","type":"Integer[1, 1]","logs":[["notice","a"],["err","c"]]}',
  ],
  [
    '{"id":"j","source":"[$a, $facts[b]]","facts":{"a":1.5,"b":{"c":[1]}}}',
    '{"id":"j","value":[1.5,{"c":[1]}],"string":"[1.5, {\'c\' => [1]}]","type":"Tuple[Float[1.5, 1.5], Struct[{\'c\' => Tuple[Integer[1, 1]]}]]","logs":[]}',
  ],
  [
    '{"id":"k","source":"$a"}',
    '{"id":"k","error":"Evaluation Error: Unknown variable: \'a\'.","kind":"evaluation","code":"UNKNOWN_VARIABLE","line":1,"column":1,"logs":[]}',
  ],
  ['{"id":"l","source":"function f($n) { f($n + 1) }\\nf(1)"}', ''],
  ['{"id":"m","source":"$x = 1"}', '{"id":"m","value":1,"string":"1","type":"Integer[1, 1]","logs":[]}'],
  ['{"id":"n","source":"$x = 2"}', '{"id":"n","value":2,"string":"2","type":"Integer[2, 2]","logs":[]}'],
  ['not JSON', ''],
  ['{"id":"o"}', ''],
  [
    '{"id":"p","source":"{\'__proto__\' => 1, \'constructor\' => {1 => 2}}"}',
    '{"id":"p","value":{"__proto__":1,"constructor":{"__ptype":"Hash","__pvalue":[1,2]}},"string":"{\'__proto__\' => 1, \'constructor\' => {1 => 2}}","type":"Struct[{\'__proto__\' => Integer[1, 1], \'constructor\' => Hash[Integer[1, 1], Integer[2, 2], 1, 1]}]","logs":[]}',
  ],
];

for (const words of [
  ['batch', 'eval'],
  ['eval', '--batch'],
]) {
  test(`pptjs ${words.join(' ')} answers each case with one line`, async (t) => {
    const { code, stdout } = await pptjs(words, { stdin: cases.map(([line]) => `${line}\n`).join('\n') });
    t.is(code, 0);
    const answers = stdout.trimEnd().split('\n');
    t.is(answers.length, cases.length);
    for (const [index, [line, expected]] of cases.entries()) {
      if (expected !== '') t.is(answers[index], expected, line);
      else t.is(typeof (JSON.parse(answers[index]!) as { error?: unknown }).error, 'string', line);
    }
  });
}

test('an answer of Puppet with NaN is a valid case', async (t) => {
  const { stdout } = await pptjs(['batch', 'eval'], { stdin: '{"id": "n", "source": "1", "value": NaN}\n' });
  t.is(stdout, '{"id":"n","value":1,"string":"1","type":"Integer[1, 1]","logs":[]}\n');
});

test('an answer about a wrong case has its id', async (t) => {
  const { stdout } = await pptjs(['batch', 'eval'], { stdin: '{"id": 7}\n' });
  t.is(stdout, '{"id":7,"error":"a case must have a `source` text","kind":"syntax","code":"INVALID_CASE","logs":[]}\n');
});

test('a case of batch eval is no case of batch compile', async (t) => {
  const { stdout } = await pptjs(['batch', 'compile'], { stdin: '{"id":1,"source":"notice(1)"}\n' });
  const { error } = JSON.parse(stdout) as { error: string };
  t.is(error, 'a case of `batch compile` has its code in `manifest`, not in `source`');
});

test('an unknown dialect has a question about a similar name', async (t) => {
  const { code, stderr } = await pptjs(['eval', '--dialect', 'terafform', '1']);
  t.is(code, 2);
  t.regex(stderr, /^pptjs eval: There is no dialect 'terafform'\. Did you mean 'terraform'\? The dialects are puppet /);
});
