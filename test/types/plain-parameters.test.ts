/**
 * Classes with types of scalars and arrays report wrong values with the same texts as classes whose parameters have other types
 * too, which need the types of all values.
 */
import { loadSource } from '@pptjs/engine';
import type { ClassDefinition, PuppetType, ResourceTypeDefinition } from '@pptjs/runtime/internal';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { types, values } from './plain-types.js';

/** The class, with a parameter of a type. */
function classWith(type: string, others = ''): ClassDefinition | ResourceTypeDefinition {
  const [definition] = loadSource(`class a(${type} $p${others}) { }`).definitions;
  return definition as ClassDefinition;
}

const typeOf = ({ parameters }: ClassDefinition | ResourceTypeDefinition): PuppetType => parameters[0]!.type!();

const samples = values.map((source) => [source, loadSource(source).run()] as const);

const plain = types.map((type) => [type, classWith(type)] as const);

for (const [type, { errors, ...definition }] of plain) {
  const wide = classWith(type, ', Tuple $unused = [1]').errors;
  const expected = typeOf({ errors, ...definition });

  test(`wrong values of a parameter of ${type} have the texts of all types`, (t) => {
    t.not(errors, wide);
    for (const [source, value] of samples) {
      if (expected.isInstance(value)) continue;
      t.deepEqual(errors.ofValue('p', expected, value), wide.ofValue('p', expected, value), source);
      t.deepEqual(errors.path(expected, value), wide.path(expected, value), source);
    }
  });

  test(`wrong results of other types for a parameter of ${type} have the texts of all types`, (t) => {
    for (const [source, other] of plain)
      t.deepEqual(errors.ofType('p', expected, typeOf(other)), wide.ofType('p', expected, typeOf(other)), source);
  });
}

test('a wrong value that is a type has the name of its simplest form', (t) => {
  const type = loadSource('Optional[NotUndef[Integer]]').run();
  for (const definition of [classWith('Boolean'), classWith('Boolean', ', Tuple $unused = [1]')])
    t.deepEqual(definition.errors.ofValue('p', typeOf(definition), type).texts, [
      "parameter 'p' expects a Boolean value, got Type[Optional]",
    ]);
});

for (const [parameters, definition] of [
  ['', 'plainClass'],
  ['$a', 'plainClass'],
  ['Integer[1] $a = 2, Optional[Array[String]] $b = undef', 'plainClass'],
  ['Hash $a', 'puppetClass'],
  ['Integer $a, Port $b', 'puppetClass'],
] as const)
  test(`a class with the parameters (${parameters}) is defined with ${definition}`, (t) => {
    t.regex(compile(`class a(${parameters}) { }`).code ?? '', new RegExp(`${definition}\\('a'`));
  });

test('defined types are defined as classes are', (t) => {
  t.regex(compile('define a(Integer $a) { }').code ?? '', /plainResourceType\('a'/);
  t.regex(compile('define a(Hash $a) { }').code ?? '', /puppetResourceType\('a'/);
});
