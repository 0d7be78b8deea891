/** Conversion and unification of types (cty's package `convert`). */
import {
  BOOL,
  convert,
  describeMismatch,
  DYNAMIC,
  listOf,
  ListType,
  mapOf,
  MapType,
  Mismatch,
  NULL,
  NullValue,
  NUMBER,
  objectOf,
  ObjectType,
  setOf,
  SetType,
  STRING,
  TupleType,
  TupleValue,
  type Type,
  typeOf,
  typeToJson,
  unify,
  type Value,
  valueToJson,
} from '@pptjs/dialect-terraform/values';
import test from 'ava';
import fc from 'fast-check';

function object(attributes: Readonly<Record<string, Type>>, ...optional: string[]): ObjectType {
  return new ObjectType(Object.entries(attributes), new Set(optional));
}

/** A value, a type, and the JSON text and type of the result, or the reason why there is none. */
type Row = readonly [value: Value, type: Type, json: string, resultType?: Type];

const tuple = (...elements: readonly Value[]): Value => new TupleValue(elements);
const ANY_LIST = new ListType(DYNAMIC);
const ANY_SET = new SetType(DYNAMIC);
const ANY_MAP = new MapType(DYNAMIC);

const CONVERSIONS: readonly Row[] = [
  [1, STRING, '"1"'],
  [1.5, STRING, '"1.5"'],
  [Infinity, STRING, '"+Inf"'],
  [true, STRING, '"true"'],
  ['1.50', NUMBER, '1.5'],
  ['true', BOOL, 'true'],
  ['0', BOOL, 'false'],
  [NULL, NUMBER, 'null', NUMBER],
  [new NullValue(STRING), BOOL, 'null', BOOL],
  [1, DYNAMIC, '1', NUMBER],
  [tuple(1, '2', true), new ListType(STRING), '["1","2","true"]'],
  [tuple(1, '2', true), ANY_LIST, '["1","2","true"]', new ListType(STRING)],
  [tuple(), ANY_LIST, '[]', ANY_LIST],
  [tuple(NULL, 1), ANY_LIST, '[null,1]', new ListType(NUMBER)],
  [tuple('b', 'a', 'b'), ANY_SET, '["a","b"]', new SetType(STRING)],
  [setOf(STRING, ['b', 'a']), new ListType(STRING), '["a","b"]'],
  [listOf(NUMBER, [2, 1, 2]), new SetType(STRING), '["1","2"]'],
  [listOf(NUMBER, []), new SetType(STRING), '[]'],
  [
    objectOf([
      ['b', 1],
      ['a', 'x'],
    ]),
    ANY_MAP,
    '{"a":"x","b":"1"}',
    new MapType(STRING),
  ],
  [objectOf([]), new MapType(BOOL), '{}'],
  [mapOf(NUMBER, [['a', 1]]), new MapType(STRING), '{"a":"1"}'],
  [
    objectOf([
      ['a', 1],
      ['b', 2],
    ]),
    object({ a: STRING }),
    '{"a":"1"}',
  ],
  [objectOf([['a', 1]]), object({ a: NUMBER, b: STRING }, 'b'), '{"a":1,"b":null}', object({ a: NUMBER, b: STRING })],
  [
    mapOf(STRING, [
      ['a', '1'],
      ['c', 'x'],
    ]),
    object({ a: NUMBER, b: BOOL }, 'b'),
    '{"a":1,"b":null}',
    object({ a: NUMBER, b: BOOL }),
  ],
  [tuple(1, 'a'), new TupleType([STRING, STRING]), '["1","a"]'],
  [tuple(tuple(1), tuple('a')), ANY_LIST, '[["1"],["a"]]', new ListType(new TupleType([STRING]))],
  [tuple(tuple(1), tuple('a', true)), ANY_LIST, '[["1"],["a","true"]]', new ListType(new ListType(STRING))],
  [
    tuple(objectOf([['a', 1]]), objectOf([['b', 'x']])),
    ANY_LIST,
    '[{"a":"1"},{"b":"x"}]',
    new ListType(new MapType(STRING)),
  ],
];

for (const [value, type, json, resultType = type] of CONVERSIONS) {
  test(`${valueToJson(value)} of ${typeToJson(typeOf(value))} becomes ${json} as ${typeToJson(type)}`, (t) => {
    const result = convert(value, type);
    if (result instanceof Mismatch) throw new Error(result.message);
    t.is(valueToJson(result), json);
    t.is(typeToJson(typeOf(result)), typeToJson(resultType));
  });
}

const MISMATCHES: readonly (readonly [value: Value, type: Type, message: string])[] = [
  ['a', NUMBER, 'a number is required'],
  ['a', BOOL, 'a bool is required'],
  ['TRUE', BOOL, 'a bool is required; to convert from string, use lowercase "true"'],
  [1, BOOL, 'bool required'],
  [true, NUMBER, 'number required'],
  [tuple(), STRING, 'string required'],
  ['a', ANY_LIST, 'list of any single type required'],
  ['a', object({ a: STRING }), 'object required'],
  [tuple(1, tuple()), ANY_LIST, 'all list elements must have the same type'],
  [tuple(1, tuple()), ANY_SET, 'all set elements must have the same type'],
  [
    objectOf([
      ['a', 1],
      ['b', tuple()],
    ]),
    ANY_MAP,
    'all map elements must have the same type',
  ],
  [tuple('a', tuple()), new ListType(STRING), 'element 1: string required'],
  [tuple('a', 'b'), new ListType(NUMBER), 'a number is required'],
  [objectOf([['a', tuple()]]), new MapType(STRING), 'element "a": string required'],
  [tuple(1), new MapType(NUMBER), 'map of number required'],
  [objectOf([]), new ListType(NUMBER), 'list of number required'],
  [objectOf([]), object({ a: STRING }), 'attribute "a" is required'],
  [objectOf([]), object({ a: STRING, b: STRING }), 'attributes "a" and "b" are required'],
  [objectOf([]), object({ c: STRING, a: STRING, b: STRING }), 'attributes "a", "b", and "c" are required'],
  [objectOf([['a', tuple()]]), object({ a: NUMBER }), 'attribute "a": number required'],
  [objectOf([['a', objectOf([])]]), object({ a: object({ b: BOOL }) }), 'attribute "a": attribute "b" is required'],
  [listOf(new ListType(STRING), []), new ListType(STRING), 'incorrect list element type: string required'],
  [setOf(new ListType(STRING), []), new SetType(BOOL), 'incorrect set element type: bool required'],
  [mapOf(new ListType(STRING), []), new MapType(BOOL), 'incorrect map element type: bool required'],
  [listOf(STRING, []), new MapType(STRING), 'map of string required'],
  [mapOf(STRING, []), new ListType(STRING), 'list of string required'],
  [mapOf(STRING, []), object({ a: STRING }), 'map has no element for required attribute "a"'],
  [
    mapOf(new ListType(STRING), [['a', listOf(STRING, [])]]),
    object({ a: NUMBER }, 'a'),
    'map element type is incompatible with attribute "a": number required',
  ],
  [tuple(1), new TupleType([NUMBER, NUMBER]), 'tuple required'],
];

for (const [value, type, message] of MISMATCHES) {
  test(`${typeToJson(typeOf(value))} as ${typeToJson(type)}: ${message}`, (t) => {
    const result = convert(value, type);
    t.true(result instanceof Mismatch);
    t.is(result instanceof Mismatch ? result.message : null, message);
  });
}

const UNIFICATIONS: readonly (readonly [types: readonly Type[], unified: Type | null])[] = [
  [[NUMBER, NUMBER], NUMBER],
  [[NUMBER, STRING, BOOL], STRING],
  [[NUMBER, BOOL], null],
  [[NUMBER, DYNAMIC], NUMBER],
  [[DYNAMIC, DYNAMIC], DYNAMIC],
  [[new TupleType([NUMBER]), new TupleType([STRING])], new TupleType([STRING])],
  [[new TupleType([NUMBER]), new TupleType([STRING, BOOL])], new ListType(STRING)],
  [[new TupleType([NUMBER]), new ListType(STRING)], new ListType(STRING)],
  [[new TupleType([NUMBER]), new SetType(STRING)], new SetType(STRING)],
  [[new ListType(NUMBER), new SetType(STRING)], new ListType(NUMBER)],
  [[new ListType(NUMBER), new ListType(STRING)], new ListType(STRING)],
  [[new ListType(NUMBER), DYNAMIC], DYNAMIC],
  [[object({ a: NUMBER }), object({ a: STRING })], object({ a: STRING })],
  [[object({ a: NUMBER }), object({ b: STRING })], new MapType(STRING)],
  [[object({ a: NUMBER }), new MapType(STRING)], new MapType(STRING)],
  [[object({ a: NUMBER }), object({ a: new ListType(NUMBER) })], null],
  [[object({}), new TupleType([])], null],
  [[object({ a: NUMBER }), STRING], null],
  [[new MapType(NUMBER), new ListType(NUMBER)], null],
];

for (const [types, unified] of UNIFICATIONS) {
  test(`the most general of ${types.map(typeToJson).join(' and ')} is ${unified === null ? 'none' : typeToJson(unified)}`, (t) => {
    for (const order of [types, [...types].reverse()]) {
      const result = unify(order);
      t.is(result && typeToJson(result.type), unified && typeToJson(unified));
    }
  });
}

const primitives = fc.constantFrom<Type>(STRING, NUMBER, BOOL);
const { type: types } = fc.letrec<{ readonly type: Type }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small' },
    primitives,
    tie('type').map((type) => new ListType(type)),
    tie('type').map((type) => new SetType(type)),
    tie('type').map((type) => new MapType(type)),
    fc.array(tie('type'), { maxLength: 3 }).map((elements) => new TupleType(elements)),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('type')).map((attributes) => object(attributes)),
  ),
}));

test('a type unified with itself is the type, and needs no conversion', (t) => {
  fc.assert(
    fc.property(types, (type) => {
      const unified = unify([type, type]);
      t.true(unified?.type.equals(type));
      t.deepEqual(unified?.conversions, [null, null]);
    }),
  );
});

test('the unified type does not depend on the order of the types', (t) => {
  fc.assert(
    fc.property(types, types, (left, right) => {
      const there = unify([left, right]);
      const back = unify([right, left]);
      t.is(there && typeToJson(there.type), back && typeToJson(back.type));
    }),
  );
});

test('a mismatch always has a description', (t) => {
  fc.assert(
    fc.property(types, types, (got, wanted) => {
      t.not(describeMismatch(got, wanted), '');
    }),
  );
});

test('nulls of a type are converted to nulls of the other type, and the result has that type', (t) => {
  fc.assert(
    fc.property(types, types, (from, to) => {
      const result = convert(new NullValue(from), to);
      if (result instanceof Mismatch) return;
      t.true(typeOf(result).equals(to));
    }),
  );
  t.pass();
});
