/** Types that compiled modules resolve once for each type table. */
import {
  type AliasDefinition,
  createContext,
  type Definition,
  Definitions,
  lazyType,
  parseType,
  puppetTypeAlias,
  type PuppetType,
  reference,
  type Value,
  withContext,
} from '@pptjs/runtime/internal';
import { array, integer, object, variant } from '@pptjs/runtime/types';
import test from 'ava';

/** Whether a value is an instance of a type in an evaluation in which `My::Value` is an alias of the given type text. */
function isInstance(aliased: string, type: () => PuppetType, value: Value): boolean {
  const definitions = new Definitions();
  definitions.add(puppetTypeAlias('My::Value', { type: () => parseType(aliased), file: 'value.pp', line: 1 }));
  return withContext(createContext({ definitions }), () => type().isInstance(value));
}

test('a type that contains a resolved type is resolved again in another evaluation', (t) => {
  const inner = lazyType(() => reference('My::Value') as PuppetType);
  const outer = lazyType(() => inner());
  /** Resolves the inner type before the outer one. */
  const type = (): PuppetType => {
    inner();
    return outer();
  };
  t.true(isInstance('Integer', type, 1));
  t.false(isInstance('String', type, 1));
  t.true(isInstance('String', type, 'text'));
});

test('a name is resolved again in another evaluation and after a new definition', (t) => {
  const isText = (definitions: Definitions): boolean =>
    withContext(createContext({ definitions }), () => (reference('My::Value') as PuppetType).isInstance('text'));
  const alias = (text: string): Definition =>
    puppetTypeAlias('My::Value', { type: () => parseType(text), file: 'value.pp', line: 1 });
  const definitions = new Definitions();
  definitions.add(alias('Integer'));
  t.deepEqual([isText(definitions), isText(definitions)], [false, false]);
  definitions.add(alias('String'));
  t.true(isText(definitions));
  const others = new Definitions();
  others.add(alias('Integer'));
  t.false(isText(others));
});

test('a type table caches references with one title', (t) => {
  withContext(createContext(), () => {
    t.is(reference('File', '/x'), reference('File', '/x'));
    t.is(String(reference('File', '/x')), "File['/x']");
    t.deepEqual((reference('File', 'a', 'b') as Value[]).map(String), ["File['a']", "File['b']"]);
    t.throws(() => reference('Nope', 'x'), { message: 'Resource type not found: Nope' });
  });
});

test('the test of a type depends on the evaluation if its names do', (t) => {
  const named = lazyType(() => reference('My::Value') as PuppetType);
  const builtin = lazyType(() => parseType('Array[Integer]'));
  const test = (type: typeof named): (() => PuppetType) => {
    const isInstance = (value: unknown): boolean => type.isInstance(value);
    return () => ({ isInstance }) as PuppetType;
  };
  t.true(isInstance('Integer', test(named), 1));
  t.false(isInstance('String', test(named), 1));
  t.true(isInstance('Integer', test(builtin), [1]));
  t.false(isInstance('Integer', test(builtin), ['text']));
});

const alias = (name: string, type: AliasDefinition['type']): AliasDefinition =>
  puppetTypeAlias(name, { type, file: 'aliases.pp', line: 1 });

const list = alias('My::List', () => array(integer));
const nested = alias('My::Nested', () => variant(integer, array(list)));
const tree = alias('My::Tree', () => variant(integer, array(tree)));
const even = alias('My::Even', () => variant(integer, array(odd)));
const odd = alias('My::Odd', () => array(even));
const named = alias('My::Named', () => reference('My::Value') as PuppetType);
const indirect = alias('My::Indirect', () => array(named));
const record = alias('My::Record', () => object({ name: 'My::Record', attributes: { a: integer } }));

for (const [title, definition, isShared] of [
  ['built-in types', list, true],
  ['a shared alias', nested, true],
  ['itself', tree, true],
  ['an alias that contains it', even, false],
  ['a name', named, false],
  ['an alias that contains a name', indirect, false],
  ['an Object type', record, false],
] as const) {
  test(`evaluations ${isShared ? 'share' : 'do not share'} the type of an alias of ${title}`, (t) => {
    const resolve = (): PuppetType => {
      const definitions = new Definitions();
      definitions.add(alias('My::Value', () => parseType('Integer')));
      return withContext(createContext({ definitions }), () => definition.resolve());
    };
    t.is(resolve() === resolve(), isShared);
  });
}

test('an alias of another alias has the meaning of each evaluation', (t) => {
  t.true(isInstance('Integer', () => indirect.resolve(), [1]));
  t.false(isInstance('String', () => indirect.resolve(), [1]));
  t.true(isInstance('String', () => indirect.resolve(), ['text']));
});
