/**
 * Puppet accepts some values for parameters of classes and defined types that are no instances of their types. Inference
 * expects such values there, but not where Puppet tests the value itself.
 */
import { inferTypes, parse } from '@pptjs/transpiler';
import test from 'ava';
import { observe } from './observe.js';

/** Types and values that Puppet accepts for a parameter of a class or defined type, and refuses elsewhere. */
const accepted: readonly (readonly [type: string, value: string])[] = [
  ['Collection[1, 2]', '[1, 2, 3]'],
  ['Collection[1, 2]', '{}'],
  ['Collection[3]', '[1]'],
  ['Optional[Collection[1, 2]]', '[1, 2, 3]'],
  ['Variant[String, Collection[1, 2]]', '[1, 2, 3]'],
  ['Array[Collection[1, 2]]', '[[1, 2, 3]]'],
  ['Hash[String, Collection[1, 2]]', '{ a => [1, 2, 3] }'],
  ['Struct[{ a => Collection[1, 2] }]', '{ a => [1, 2, 3] }'],
  ['Tuple[Collection[1, 2]]', '[[1, 2, 3]]'],
  ['Iterable', '-3'],
  ['Array[Array[Iterable]]', '[[-3]]'],
  ['Optional[Iterable]', '-3'],
  ['NotUndef[Iterable]', '-3'],
  ['Variant[Iterable, Float]', '-3'],
  ['Sensitive[Iterable]', 'Sensitive(-3)'],
  ['Iterables', '[-3]'],
  ['M1', "['a', 'b']"],
  ['T1', '[1, 2, 3]'],
];

const ALIASES = `type Iterables = Array[Iterable]
type M0 = Variant[Integer, Array[M1], Struct[{ a => Optional[M1] }]]
type M1 = Variant[String, Undef, M0, Hash[String, M0]]
type T1 = Variant[Data, Array[T1, 0, 2]]`;

const accepts: Readonly<Record<string, (type: string, value: string) => string>> = {
  'the default of a class parameter': (type, value) => `class c(${type} $p = ${value}) { notice($p) }\ninclude c`,
  'a class parameter': (type, value) => `class c(${type} $p) { notice($p) }\nclass { 'c': p => ${value} }`,
  'a parameter of a defined type': (type, value) => `define d(${type} $p) { notice($p) }\nd { 'x': p => ${value} }`,
};

const refuses: Readonly<Record<string, (type: string, value: string) => string>> = {
  'a parameter of a function': (type, value) => `function f(${type} $p) { $p }\nf(${value})`,
  'a parameter of a block': (type, value) => `with(${value}) |${type} $p| { $p }`,
  'a return type': (type, value) => `function f() >> ${type} { ${value} }\nf()`,
  assert_type: (type, value) => `assert_type(${type}, ${value})`,
};

for (const [type, value] of accepted) {
  for (const [place, write] of Object.entries(accepts))
    test(`${place} of type ${type} accepts ${value}`, (t) => {
      const observation = observe(`${ALIASES}\n${write(type, value)}`);
      t.false(observation?.hasFailed);
      t.deepEqual(observation?.unsound, []);
      t.deepEqual(observation?.errors, []);
    });
  for (const [place, write] of Object.entries(refuses))
    test(`${place} of type ${type} refuses ${value}`, (t) => {
      t.true(observe(`${ALIASES}\n${write(type, value)}`)?.hasFailed);
    });
}

test('a parameter of a function has its declared type', (t) => {
  const { program } = parse('function f(Collection[1, 2] $p) { $p }\nf($facts)', { file: 'types.pp' });
  if (program === null) return t.fail('The source does not parse');
  t.is(String(inferTypes(program).types.get(program.body)), 'Collection[1, 2]');
});

test('a value that fits the definition of a recursive alias can be no instance', (t) => {
  const observation = observe(`${ALIASES}\n$x = ['a', 'b']\ncase $x { M1: { 1 } default: { [$x] } }`);
  t.false(observation?.hasFailed);
  t.deepEqual(observation?.unsound, []);
});

test('a hash with a value of a recursive alias is no instance of the alias if another value is none', (t) => {
  const observation = observe(
    'type Tree = Variant[Integer, Array[Tree], Hash[String, Tree]]\n' +
      "function f(Tree $p) { [1].reduce($p) |$m, $e| { { 'k' => $p, 'l' => { 'm' => false } } } }\n" +
      "notice(f({ 'k' => [1] }))",
  );
  t.false(observation?.hasFailed);
  t.deepEqual(observation?.unsound, []);
});
