import { evaluateSource } from '@pptjs/engine';
import {
  DEFAULT,
  Float,
  fromRichJson,
  hashOfPairs,
  findJsonError,
  parseJson,
  PuppetObject,
  richData,
  Sensitive,
  toRichJson,
  type Value,
  writeJson,
} from '@pptjs/runtime';
import test from 'ava';
import { recordedLines } from '../recorded/read.js';

const forms: readonly (readonly [value: Value, json: string])[] = [
  [null, 'null'],
  [9223372036854775807n, '9223372036854775807'],
  [new Float(1), '1.0'],
  [new Float(1e20), '1.0e+20'],
  [new Float(-0), '-0.0'],
  [new Float(Number.NaN), 'NaN'],
  ['é"\\\n\u0001', '"é\\"\\\\\\n\\u0001"'],
  [DEFAULT, '{"__ptype":"Default"}'],
  [hashOfPairs('a', 1, '__proto__', 2), '{"a":1,"__proto__":2}'],
  [hashOfPairs('__ptype', 'x'), '{"__ptype":"Hash","__pvalue":["__ptype","x"]}'],
  [hashOfPairs(1, 'x', DEFAULT, [null]), '{"__ptype":"Hash","__pvalue":[1,"x",{"__ptype":"Default"},[null]]}'],
  [new Sensitive(hashOfPairs(1, 2)), '{"__ptype":"Sensitive","__pvalue":{"__ptype":"Hash","__pvalue":[1,2]}}'],
];

for (const [value, json] of forms) {
  test(`rich data: ${json} has the same text after reading and writing`, (t) => {
    t.is(toRichJson(value), json);
    t.is(toRichJson(fromRichJson(json)), json);
  });
}

test('rich data: a range of versions without an upper end has a text from which it can be created', (t) => {
  const json = '{"__ptype":"SemVerRange","__pvalue":">=1.0.0"}';
  t.is(toRichJson(evaluateSource("SemVerRange(SemVer('1.0.0'), default)")), json, 'Puppet writes Infinity.0.0 - 1.0.0');
  t.is(toRichJson(fromRichJson(json)), json);
});

test('rich data: a local reference is the value at its path', (t) => {
  t.is(
    toRichJson(fromRichJson('{"a":[{"b":1}],"c":{"__ptype":"LocalRef","__pvalue":"$[\\"a\\"][0]"}}')),
    '{"a":[{"b":1}],"c":{"b":1}}',
  );
});

for (const json of [
  '{"__ptype":"Deferred","name":"f","arguments":[1,{"__ptype":"Default"}]}',
  '{"__ptype":"Error","msg":"m","kind":"k"}',
]) {
  test(`rich data: ${json} is read as an object`, (t) => {
    t.true(fromRichJson(json) instanceof PuppetObject);
    t.is(toRichJson(fromRichJson(json)), json);
  });
}

for (const bounds of ['"from":Infinity', '"from":null,"to":-Infinity', '"from":NaN,"to":NaN', '"from":null,"to":1.0']) {
  test(`rich data: a Float type with the bounds ${bounds} is read and written`, (t) => {
    const json = `{"__ptype":"Pcore::FloatType",${bounds}}`;
    t.is(toRichJson(fromRichJson(json)), json);
  });
}

test('JSON: integers outside the safe range of JavaScript stay exact', (t) => {
  t.is(parseJson('9007199254740993'), 9007199254740993n);
  t.is(parseJson('9007199254740991'), 9007199254740991);
});

for (const text of [
  '',
  '[1,]',
  '{"a"}',
  '{a:1}',
  '01',
  '1.',
  '"a\nb"',
  'nul',
  '[1] 2',
  '{"__ptype":"Nope","__pvalue":"x"}',
  '{"__ptype":"Timestamp","__pvalue":1}',
  '{"__ptype":"SemVer","__pvalue":"x"}',
]) {
  test(`rich data: ${JSON.stringify(text)} is rejected`, (t) => {
    t.throws(() => fromRichJson(text));
  });
}

test('JSON: the order of keys, the precision of numbers and unusual keys are preserved', (t) => {
  const same = [
    '{"b":1,"a":[1,{"x":null}],"__proto__":{"constructor":true}}',
    '{"2":1,"1":2}',
    '{"a":1.0,"b":[-1.5e-07]}',
    '{"a":9007199254740993}',
    '{"a":"1.5, 2"}',
  ];
  for (const text of same) t.is(writeJson(richData(parseJson(text))), text);
  t.is(writeJson(richData(parseJson(String.raw`{"b":1,"\u0031":2}`))), '{"b":1,"1":2}');
  t.is(writeJson(richData(parseJson('{"a":1,"b":-0,"a":3}'))), '{"a":3,"b":0}');
  t.throws(() => parseJson('[1,]'), { instanceOf: SyntaxError, message: /unexpected character '\]' at line 1/ });
});

test("the ruby dialect of JSON accepts what Ruby's library accepts", (t) => {
  t.deepEqual(
    parseJson(
      String.raw`[1, /* two */ "\q\u0041", // end
    true]`,
      'ruby',
    ),
    [1, 'qA', true],
  );
  t.is(findJsonError('[1, 99999999999999999999]', 'ruby'), null);
  t.is(findJsonError('[NaN]'), null);
  t.like(findJsonError('[NaN]', 'ruby'), { offset: 1, message: "unexpected character 'NaN]' at line 1" });
  t.like(findJsonError('// no line break', 'ruby'), { offset: 0 });
  t.is(findJsonError('['.repeat(100) + ']'.repeat(100), 'ruby'), null);
  t.is(findJsonError('['.repeat(101) + ']'.repeat(101), 'ruby')?.message, 'nesting of 101 is too deep');
  t.is(findJsonError('{"a":\n1', 'ruby')?.message, 'unexpected end of input at line 2');
});

test('the rich data that Puppet writes is read and written without a change', (t) => {
  const different: string[] = [];
  let count = 0;
  for (const line of recordedLines('operators')) {
    const value = /,"value":(.*),"string":/.exec(line)?.[1];
    // The serialized form of an Object type does not contain enough to create the type in another program.
    if (value === undefined || value.includes('_pcore_init_hash')) continue;
    count++;
    const written = readAndWritten(value);
    if (written !== value) different.push(`${value}\n  ${written}`);
  }
  t.true(count > 2000);
  t.deepEqual(different, []);
});

function readAndWritten(json: string): string {
  try {
    return toRichJson(fromRichJson(json));
  } catch (error) {
    return String(error);
  }
}
