/** Terraform's values and types (cty 1.12). */
import {
  areEqual,
  BOOL,
  DYNAMIC,
  friendlyName,
  friendlyNameForConstraint,
  integerNumber,
  listOf,
  ListType,
  mapOf,
  MapType,
  normalizeText,
  NULL,
  NullValue,
  NUMBER,
  objectOf,
  ObjectType,
  parseNumber,
  setOf,
  setOfValues,
  SetType,
  STRING,
  TupleType,
  TupleValue,
  type Type,
  typeOf,
  typeToJson,
  type Value,
  valueToJson,
} from '@pptjs/dialect-terraform/values';
import test from 'ava';
import fc from 'fast-check';
import { evaluate } from './evaluate.js';

const TYPES: readonly (readonly [type: Type, json: string, name: string, constraint: string])[] = [
  [STRING, '"string"', 'string', 'string'],
  [NUMBER, '"number"', 'number', 'number'],
  [BOOL, '"bool"', 'bool', 'bool'],
  [DYNAMIC, '"dynamic"', 'dynamic', 'any type'],
  [new ListType(STRING), '["list","string"]', 'list of string', 'list of string'],
  [new SetType(new ListType(BOOL)), '["set",["list","bool"]]', 'set of list of bool', 'set of list of bool'],
  [new MapType(DYNAMIC), '["map","dynamic"]', 'map of dynamic', 'map of any single type'],
  [
    new ListType(new MapType(DYNAMIC)),
    '["list",["map","dynamic"]]',
    'list of map of dynamic',
    'list of map of any single type',
  ],
  [new TupleType([STRING, NUMBER]), '["tuple",["string","number"]]', 'tuple', 'tuple'],
  [new TupleType([]), '["tuple",[]]', 'tuple', 'tuple'],
  [
    new ObjectType([
      ['b', STRING],
      ['a', new TupleType([])],
    ]),
    '["object",{"a":["tuple",[]],"b":"string"}]',
    'object',
    'object',
  ],
  [new ObjectType([['<', BOOL]], new Set(['<'])), '["object",{"\\u003c":"bool"},["\\u003c"]]', 'object', 'object'],
];

for (const [type, json, name, constraint] of TYPES) {
  test(`the type ${json} is "${name}" in messages`, (t) => {
    t.is(typeToJson(type), json);
    t.is(friendlyName(type), name);
    t.is(friendlyNameForConstraint(type), constraint);
    t.deepEqual(
      TYPES.filter(([other]) => type.equals(other)).map(([, text]) => text),
      [json],
    );
  });
}

test('the type of a value follows from its parts', (t) => {
  const value = objectOf([
    ['t', new TupleValue([1, 'a', true, NULL])],
    ['l', listOf(NUMBER, [1, NULL])],
    ['m', mapOf(STRING, [['k', 'v']])],
    ['s', setOf(BOOL, [true])],
    ['i', integerNumber(3)],
  ]);
  t.is(
    typeToJson(typeOf(value)),
    '["object",{"i":"number","l":["list","number"],"m":["map","string"],"s":["set","bool"],' +
      '"t":["tuple",["number","string","bool","dynamic"]]}]',
  );
});

const JSON_TEXTS: readonly (readonly [value: Value, json: string | null])[] = [
  ['a"\\\n\t\b\f\u0001', '"a\\"\\\\\\n\\t\\u0008\\u000c\\u0001"'],
  ['<&>\u2028\u2029\u007f', '"\\u003c\\u0026\\u003e\\u2028\\u2029\u007f"'],
  ['é😀', '"é😀"'],
  ['\\b', '"\\\\b"'],
  [new NullValue(STRING), 'null'],
  [1, '1'],
  [-0, '-0'],
  [1e21, '1000000000000000000000'],
  [Infinity, null],
  [new TupleValue([1, Infinity]), null],
  [
    objectOf([
      ['b', 1],
      ['a', new TupleValue([])],
      ['__proto__', NULL],
    ]),
    '{"__proto__":null,"a":[],"b":1}',
  ],
  [objectOf([]), '{}'],
  [
    mapOf(NUMBER, [
      ['\uffff', 1],
      ['😀', 2],
      ['a', 3],
    ]),
    '{"a":3,"\uffff":1,"😀":2}',
  ],
];

for (const [i, [value, json]] of JSON_TEXTS.entries()) {
  test(`JSON text ${i}: ${json ?? 'none for infinities'}`, (t) => {
    t.is(valueToJson(value), json);
  });
}

test('the JSON text of a string reads as the string', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      t.is(JSON.parse(valueToJson(text) ?? ''), text);
    }),
  );
});

function parsed(...texts: readonly string[]): Value[] {
  return texts.map((text) => parseNumber(text) ?? NULL);
}

const SETS: readonly (readonly [title: string, elements: readonly Value[], json: string])[] = [
  ['strings by code points', ['b', '😀', '\uffff', 'a', 'b', 'B'], '["B","a","b","\uffff","😀"]'],
  [
    'numbers by value',
    parsed('10', '9', '1e-3', '-1', '10.0', '1e30'),
    '[-1,0.001,9,10,1000000000000000000000000000000]',
  ],
  ['numbers of different precision with the same value once', [integerNumber(1), 1], '[1]'],
  ['zero and negative zero, which are different elements', [0, -0], '[-0,0]'],
  ['false before true', [true, false, true], '[false,true]'],
  ['nulls last and once', ['b', new NullValue(STRING), 'a', new NullValue(STRING)], '["a","b",null]'],
  [
    'objects by the texts of their attributes',
    ['2', '1', '10', '2'].map((text) => objectOf([['a', parseNumber(text) ?? NULL]])),
    '[{"a":10},{"a":1},{"a":2}]',
  ],
  [
    'lists by the texts of their elements',
    [listOf(STRING, ['b']), listOf(STRING, ['a', 'b']), listOf(STRING, []), listOf(STRING, ['"'])],
    '[["\\""],["a","b"],["b"],[]]',
  ],
];

for (const [title, elements, json] of SETS) {
  test(`a set has ${title}`, (t) => {
    t.is(valueToJson(setOfValues(elements)), json);
    t.is(valueToJson(setOfValues([...elements].reverse())), json);
  });
}

test('a set does not depend on the order of its elements, and adding its elements again does not change it', (t) => {
  const element = fc.oneof(fc.string(), fc.constant(new NullValue(STRING)));
  fc.assert(
    fc.property(fc.array(element), (elements) => {
      const set = setOf(STRING, elements);
      t.true(areEqual(set, setOf(STRING, [...elements].reverse())));
      t.true(areEqual(set, setOf(STRING, [...elements, ...set.elements])));
    }),
  );
});

test('the elements of sets, and the keys of maps and objects, are in the order of HCL', (t) => {
  t.is(evaluate('toset([[2, "b"], [10, "a"], [1, "c"]])').value, '[[10,"a"],[1,"c"],[2,"b"]]');
  t.is(evaluate('[for v in toset(["é", "z", "Z", "10", "9"]) : v]').value, '["10","9","Z","z","é"]');
  t.is(evaluate('keys({z = 1, "A" = 2, "é" = 3, "1" = 4})').value, '["1","A","z","é"]');
  t.is(evaluate('toset([1 / 3, 0.5, 0.3333333333])').value?.slice(0, 16), '[0.3333333333,0.');
});

test('equality is that of values of one type; all nulls are equal', (t) => {
  t.true(areEqual(NULL, new NullValue(STRING)));
  t.false(areEqual(NULL, ''));
  t.false(areEqual(1, '1'));
  t.true(areEqual(integerNumber(2), 2));
  t.false(areEqual(listOf(NUMBER, [1]), new TupleValue([1])));
  t.false(areEqual(listOf(NUMBER, []), listOf(STRING, [])));
  t.true(
    areEqual(
      objectOf([
        ['a', 1],
        ['b', NULL],
      ]),
      objectOf([
        ['b', NULL],
        ['a', 1],
      ]),
    ),
  );
});

test('text is in normal form C', (t) => {
  t.is(normalizeText('e\u0301'), 'é');
  t.is(normalizeText('\u212b'), 'Å');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      t.is(normalizeText(text), text.normalize('NFC'));
    }),
  );
});
