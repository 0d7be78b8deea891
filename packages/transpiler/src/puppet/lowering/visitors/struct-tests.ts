/** Tests of Structs in the code of the module, which read constant properties: engines cache where such properties are. */
import { type PuppetType, StructType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, membersOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { exactTypeTest } from '../type-tests.js';

/** The largest number of elements of a Struct that the code of a module tests. */
const MAX_ELEMENTS = 8;

/** Returns the test that a value is an instance of a type that has no simple test; null if there is none either. */
export type TypeTest = (type: Expression, value: ESTree.Expression, denoted: PuppetType) => ESTree.Expression | null;

/** A type for which a test of a Struct may exist. */
export interface TestedType {
  /** The type as it is written: `Struct[{ … }]`. */
  readonly node: Expression;
  /** The type that `node` denotes. */
  readonly denoted: PuppetType;
  /** The name of the type in names of constants. */
  readonly name: string;
  /** Returns the test of the type that the runtime makes. */
  readonly general: (value: ESTree.Expression) => ESTree.Expression;
}

/**
 * Returns a constant of the module: a function that tests whether a value is an instance of a Struct. The elements of a hash that
 * was created from an object are tested by its code, and other hashes by the runtime. Null for Structs whose elements can be
 * collections, because the tests of types cache which of those have passed.
 */
export function structTest(
  { node, denoted, name, general }: TestedType,
  testOf: TypeTest,
  { module }: LoweringContext,
): ESTree.Identifier | null {
  const elements = elementsOf(node, denoted);
  if (elements === null || !module.hasPlainValues) return null;
  const tests: ESTree.Expression[] = [];
  let size: ESTree.Expression = b.number(elements.filter(({ optional }) => !optional).length);
  for (const { key, type, denoted, optional } of elements) {
    const item = b.identifier(`$${key}`);
    const test = exactTypeTest(type, item, module) ?? testOf(type, item, denoted);
    if (test === null) return null;
    const isMissing = b.binary('===', item, b.identifier('undefined'));
    tests.push(optional ? b.logical('||', isMissing, test) : test);
    if (optional) size = b.binary('+', size, b.conditional(isMissing, b.number(0), b.number(1)));
  }
  return module.sharedConstant(`test of ${module.textOf(node)}`, `is${name}`, () => {
    const value = b.identifier('value');
    const pattern = b.objectPattern(elements.map(({ key }) => [key, b.identifier(`$${key}`)]));
    const hasElements = module.constant(
      `has${name}Elements`,
      b.arrow([pattern, b.identifier('size')], b.joined('&&', [b.binary('===', b.identifier('size'), size), ...tests])),
    );
    const test = b.conditional(
      b.member(value, 'hasPairs'),
      b.call(hasElements, [b.member(value, 'pairs'), b.member(value, 'size')]),
      general(value),
    );
    return b.arrow(
      [value],
      b.logical('&&', b.binary('instanceof', value, module.imported('runtime', 'PuppetHash')), test),
    );
  });
}

interface Element {
  readonly key: string;
  readonly type: Expression;
  readonly denoted: PuppetType;
  readonly optional: boolean;
}

/** The elements of a Struct, none of which is a collection. Null for other types. */
function elementsOf(node: Expression, denoted: PuppetType): readonly Element[] | null {
  const [struct, ...others] = membersOf(denoted);
  const inner = unwrap(node);
  if (!(struct instanceof StructType) || others.length > 0 || inner.type !== 'AccessExpression') return null;
  const [entries] = inner.keys;
  if (entries?.type !== 'LiteralHash' || inner.keys.length > 1 || entries.entries.length !== struct.elements.length)
    return null;
  const elements: Element[] = [];
  for (const { key: written, value: type } of entries.entries) {
    const key = keyOf(written);
    const element = key === null ? undefined : struct.element(key);
    // Objects have some properties of their own, and an element can be missing.
    if (key === null || element === undefined || key in {} || element.type.isInstance(undefined)) return null;
    if (canBe(element.type, Kind.array | Kind.hash)) return null;
    elements.push({ key, type: unwrap(type), denoted: element.type, optional: element.optional });
  }
  const isPlain = elements.every(({ key }) => /^[a-z]\w*$/i.test(key));
  return isPlain && elements.length > 0 && elements.length <= MAX_ELEMENTS ? elements : null;
}

/** The text of a key: `a`, `'a'` or `Optional[a]`. */
function keyOf(node: Expression): string | null {
  const inner = unwrap(node);
  const [only, ...others] = inner.type === 'AccessExpression' ? inner.keys : [inner];
  return only === undefined || others.length > 0 ? null : literalText(only);
}
