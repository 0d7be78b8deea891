/** Types by name and with parameters: `String`, `Integer[1, 10]`, `File['/etc/motd']`, `Mymod::Port`. */
import { isBuiltinResourceType, isReadOtherwise, isValidAlias, stripLeadingColons } from '@pptjs/runtime/internal';
import { ANY, PatternType, type PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { isLiteralType } from '../../analysis/constants.js';
import { childrenOf } from '../../ast/children.js';
import type { AccessExpression, Expression, Node, QualifiedReference as NameNode } from '../../ast/nodes.js';
import { literalParts, unwrap } from '../../ast/shapes.js';
import { Kind, kindsOf, membersOf } from '../../inference/lattice/index.js';
import { LoweringContext } from '../context.js';
import { comparisonsOfTest, exactInstanceTest } from '../instance-tests.js';
import { hasOnly } from '../known-types.js';
import type { Module } from '../module.js';
import { patternTest } from '../patterns.js';
import { exactTypeTest, kindTest } from '../type-tests.js';
import { MAX_COMPARISONS } from '../value-tests.js';
import type { LowerExpression } from '../visitor.js';
import { patternLiteral, plainKeys } from './literals.js';
import { structTest, type TestedType, type TypeTest } from './struct-tests.js';

/** The value of a capitalized name: a built-in type, an alias of this file, or a type that is resolved at run time. */
export const QualifiedReference: LowerExpression<'QualifiedReference'> = (node, { module }) => {
  const name = stripLeadingColons(node.value);
  const factory = module.builtinType(name);
  if (factory !== undefined) return b.call(module.imported('types', factory, node.start, module.textOf(node)), []);
  const alias = module.aliasOf(node);
  if (alias !== undefined)
    return b.call(module.imported('runtime', 'aliasType', node.start), [b.identifier(alias.local)]);
  const linked = module.linked('alias', name);
  if (linked !== null) return module.call('aliasType', [linked], node.start);
  return module.call('reference', [nameOfReference(node)], node.start);
};

/**
 * Lowers an expression in a position where a type is expected, such as a parameter of a type. There, the factory of a
 * built-in type and the constant of an alias denote the type, and a plain literal denotes a Regexp.
 */
export function lowerType(node: Expression, context: LoweringContext): ESTree.Expression {
  const { module } = context;
  const inner = unwrap(node);
  if (inner.type === 'LiteralRegularExpression') return patternLiteral(inner, context);
  if (inner.type !== 'QualifiedReference') return context.expression(inner);
  const name = stripLeadingColons(inner.value);
  const factory = module.builtinType(name);
  if (factory !== undefined) return module.imported('types', factory, inner.start, module.textOf(inner));
  const alias = module.aliasOf(inner);
  return alias !== undefined && isResolvable(name, module)
    ? b.identifier(alias.local, inner.start, module.textOf(inner))
    : context.expression(inner);
}

/** A name with parameters. In functions and lambdas, a literal type becomes a constant of the module. */
export function parameterizedType(node: AccessExpression, name: NameNode, context: LoweringContext): ESTree.Expression {
  return isConstantType(node, context) ? b.call(lazyType(node, name, context), []) : create(node, name, context);
}

/** Whether code that may run repeatedly uses a literal type. */
function isConstantType(node: AccessExpression, { repeats, frame: { kind } }: LoweringContext): boolean {
  return repeats && (kind === 'function' || kind === 'lambda') && isLiteralType(node);
}

/**
 * `type.isInstance(value)` for a type that is a constant of the module, or an alias of the file, or a test of the kind of the
 * value that has the same result. Null for other expressions.
 *
 * @param value the value, which is evaluated after the type
 * @param known a type of the value
 * @param denoted the type that `node` denotes; null if that is not known
 */
export function instanceTest(
  node: Expression,
  value: ESTree.Expression,
  known: PuppetType,
  context: LoweringContext,
  denoted = context.module.types?.denotedBy(node) ?? null,
): ESTree.Expression | null {
  const inner = unwrap(node);
  if (inner.type === 'QualifiedReference') return aliasTest(inner, value, known, context, denoted);
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return null;
  if (!isConstantType(inner, context) || denoted === null) return null;
  const kind = kindTest(denoted, value, known, context.module);
  if (kind !== null) return kind;
  const { leftExpr } = inner;
  const general = (tested: ESTree.Expression): ESTree.Expression =>
    b.call(b.member(lazyType(inner, leftExpr, context), 'isInstance', node.start), [tested]);
  const name = constantName(context.module.textOf(inner));
  const test = testOfType({ node: inner, denoted, name, general }, value, context, node.start);
  return test ?? (value.type === 'Identifier' ? general(value) : null);
}

/** The test of a type by the module: a simple one, or that of a Struct with scalar elements. Null if there is none. */
function testOfType(
  type: TestedType,
  value: ESTree.Expression,
  context: LoweringContext,
  at: number,
): ESTree.Expression | null {
  const [only, ...others] = membersOf(type.denoted);
  const isPattern = only instanceof PatternType && others.length === 0 && value.type === 'Identifier';
  const pattern = isPattern ? patternTest(only, value, context.module) : null;
  if (pattern !== null) return pattern;
  const test = simpleTest(type, value, context) ?? structTest(type, scalarTest(context), context);
  return test?.type === 'Identifier' ? b.call(b.identifier(test.name, at), [value]) : test;
}

/** A simple test of a type, or the function of the module that has it; null if there is none. */
function simpleTest(
  { denoted, general, name }: TestedType,
  value: ESTree.Expression,
  { module }: LoweringContext,
): ESTree.Expression | null {
  const comparisons = comparisonsOfTest(denoted, module);
  if (comparisons === null) return null;
  if (value.type === 'Identifier' && comparisons <= MAX_COMPARISONS)
    return exactInstanceTest(denoted, value, module, general);
  const parameter = b.identifier('value');
  return module.sharedConstant(`instance of ${denoted}`, `is${name}`, () =>
    b.arrow([parameter], exactInstanceTest(denoted, parameter, module, general)!),
  );
}

/** The test of a value of an element of a Struct, whose type is an alias of the file or has parameters. */
function scalarTest(context: LoweringContext): TypeTest {
  return (type, value, denoted) => instanceTest(type, value, ANY, context, denoted);
}

/** `Alias.resolve().isInstance(value)` for an alias whose use certainly succeeds. */
function aliasTest(
  node: NameNode,
  value: ESTree.Expression,
  known: PuppetType,
  context: LoweringContext,
  denoted: PuppetType | null,
): ESTree.Expression | null {
  const { module, isInner } = context;
  const alias = module.aliasOf(node);
  const isCertain = alias !== undefined && isResolvable(stripLeadingColons(node.value), module);
  if (!isInner || !isCertain || denoted === null) return null;
  const { typeExpr } = alias.node;
  const simple = kindTest(denoted, value, known, module) ?? exactTypeTest(typeExpr, value, module, kindsOf(known));
  if (simple !== null) return simple;
  const general = (tested: ESTree.Expression): ESTree.Expression => {
    const resolved = b.call(b.member(b.identifier(alias.local, node.start, module.textOf(node)), 'resolve'), []);
    return b.call(b.member(resolved, 'isInstance', node.start), [tested]);
  };
  const test = testOfType({ node: typeExpr, denoted, name: alias.local, general }, value, context, node.start);
  return test ?? general(value);
}

/** A constant of the module: a function that returns the type. */
function lazyType(node: AccessExpression, name: NameNode, { module }: LoweringContext): ESTree.Identifier {
  const make = b.arrow([], create(node, name, LoweringContext.atModule(module)));
  return module.constant(constantName(module.textOf(node)), b.pureCall(module.imported('runtime', 'lazyType'), [make]));
}

/** The name of a constant of the module for a text: `Tuple_String_Integer_1` for `Tuple[String, Integer[1]]`. */
export function constantName(text: string): string {
  return text.replace(/\W+/g, '_').slice(0, 40);
}

function create(node: AccessExpression, name: NameNode, context: LoweringContext): ESTree.Expression {
  const { module } = context;
  const factory = module.builtinType(stripLeadingColons(name.value));
  if (factory === CLASS_FACTORY)
    return b.call(
      module.imported('types', factory, node.bracketStart),
      node.keys.map((key) => className(key, context)),
    );
  if (factory !== undefined)
    return b.call(
      module.imported('types', factory, node.bracketStart),
      (factory === 'struct' ? members(node.keys, context) : null) ?? node.keys.map((key) => parameter(key, context)),
    );
  const keys = node.keys.map((key) => context.expression(key));
  const isAlias = module.aliasOf(name) !== undefined || module.hasLinkedAlias(name.value);
  if (!isAlias && canPrecede(name, node.keys, context))
    return module.call('reference', [nameOfReference(name), ...keys], node.bracketStart);
  return module.call(keys.length === 1 ? 'at' : 'access', [context.expression(name), ...keys], node.bracketStart);
}

/** The key of a reference to a class. Unlike in other places, a name that denotes no type is no error of its own. */
function className(node: Expression, context: LoweringContext): ESTree.Expression {
  if (node.type !== 'QualifiedReference') return parameter(node, context);
  const name = stripLeadingColons(node.value);
  const { module } = context;
  if (module.builtinType(name) !== undefined || module.aliasOf(node) !== undefined) return parameter(node, context);
  return module.call('referToType', [b.literal(stripLeadingColons(node.casedValue))], node.start);
}

/** The name of a type that is resolved at run time. Puppet's error for an unknown name shows the `::` in front of it. */
function nameOfReference({ casedValue }: NameNode): ESTree.Expression {
  const name = stripLeadingColons(casedValue);
  return b.literal(isBuiltinResourceType(name) ? name : casedValue);
}

/** Whether the keys may be evaluated before the name is resolved: either the name is certainly known, or no key fails. */
function canPrecede({ value }: NameNode, keys: readonly Expression[], context: LoweringContext): boolean {
  return isBuiltinResourceType(stripLeadingColons(value)) || keys.every((key) => isSafe(key, context));
}

/** Whether evaluating an expression neither fails nor has effects. */
export function isSafe(node: Expression, context: LoweringContext): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return isSafe(node.expr, context);
    case 'VariableExpression':
      return context.module.analysis.reads.get(node)?.kind === 'local';
    case 'AccessExpression':
      return isSafeAccess(node, context);
    case 'UnaryMinusExpression':
      return node.expr.type === 'LiteralInteger' || node.expr.type === 'LiteralFloat';
    case 'ConcatenatedString':
      return node.segments.every((segment) =>
        isSafe(segment.type === 'TextExpression' ? segment.expr : segment, context),
      );
    default:
      return literalParts(node)?.every((part) => isSafe(part, context)) ?? false;
  }
}

/** Whether an access neither fails nor has effects: one of a Hash, or of an Array with an Integer. */
function isSafeAccess({ leftExpr, keys }: AccessExpression, context: LoweringContext): boolean {
  const [key] = keys;
  if (key === undefined || keys.length > 1 || ![leftExpr, key].every((part) => isSafe(part, context))) return false;
  if (hasOnly(context.typeOf(leftExpr), Kind.hash)) return true;
  return hasOnly(context.typeOf(leftExpr), Kind.array) && hasOnly(context.typeOf(key), Kind.integer);
}

/** The factory of the type Class. */
const CLASS_FACTORY = 'class_';

// Parameters

/** The parameters of a built-in type are type positions. A key `*x` is not spread: as in Puppet, the key is the array. */
function parameter(node: Expression, context: LoweringContext): ESTree.Expression {
  const inner = unwrap(node);
  if (inner.type !== 'LiteralList') return lowerType(inner, context);
  return b.array(
    inner.values.map((value) =>
      value.type === 'UnfoldExpression'
        ? b.spread(context.module.call('unfold', [context.expression(value.expr)], value.start))
        : parameter(value, context),
    ),
  );
}

/** The members of a Struct as an object; null if the keys are types or the values are not. */
function members(keys: readonly Expression[], context: LoweringContext): ESTree.Expression[] | null {
  const [hash, ...others] = keys;
  if (hash?.type !== 'LiteralHash' || others.length > 0) return null;
  const names = plainKeys(hash);
  const types = hash.entries.map(({ value }) => unwrap(value));
  if (names === null || !types.every(({ type }) => type === 'QualifiedReference' || type === 'AccessExpression'))
    return null;
  return [b.object(types.map((type, i) => [names[i] ?? '', lowerType(type, context)]))];
}

// Aliases

/**
 * Whether using an alias of this file cannot fail: it is a literal type of built-in names and of other such aliases.
 * Using any other alias is a call, because an error needs a place in the source.
 */
function isResolvable(name: string, module: Module): boolean {
  const { resolvableAliases, aliasTexts } = module;
  const found = resolvableAliases.get(name);
  if (found !== undefined) return found;
  const used = new Map<string, string>();
  const isCertain =
    collectTexts(name, module, used) && [...used.values()].every((alias) => isValidAlias(alias, aliasTexts));
  resolvableAliases.set(name, isCertain);
  // The aliases that this one uses are then certain too. Each is validated once, so that chains take linear time.
  if (isCertain) for (const alias of used.keys()) resolvableAliases.set(alias, true);
  return isCertain;
}

/**
 * Adds an alias and the aliases that it uses to `used`, as keys and names, and their texts to `module.aliasTexts`. Skips
 * aliases that are known to be resolvable.
 *
 * @returns whether all names in these texts are built in or aliases of the file
 */
function collectTexts(name: string, module: Module, used: Map<string, string>): boolean {
  const found = module.resolvableAliases.get(name) ?? (used.has(name) || undefined);
  if (found !== undefined) return found;
  const node = module.aliases.get(name)?.node;
  if (node === undefined || !isLiteralType(node.typeExpr)) return false;
  const text = module.textOf(node.typeExpr);
  used.set(name, node.name);
  module.aliasTexts[node.name] = text;
  if (isReadOtherwise(text)) return false;
  return namesIn(node.typeExpr).every(({ value, casedValue }) => {
    if (module.builtinType(stripLeadingColons(value)) !== undefined) return !DEFINING.has(stripLeadingColons(value));
    return module.aliases.get(value)?.node.name === casedValue && collectTexts(value, module, used);
  });
}

/** The types that define a new type in an alias. */
const DEFINING: ReadonlySet<string> = new Set(['object', 'typeset']);

function namesIn(node: Node): NameNode[] {
  return node.type === 'QualifiedReference'
    ? [node]
    : childrenOf(node).flatMap((child) => (child === null ? [] : namesIn(child)));
}
