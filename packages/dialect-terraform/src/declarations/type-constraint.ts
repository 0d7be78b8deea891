/** Type constraints of variables: `list(string)`, `object({ a = optional(number, 1) })`. */
import type { SourceRange } from '@pptjs/transpiler/dialect';
import { type Expression, type FunctionCall, keywordOf } from '../syntax/nodes.js';
import { quoteText } from '../values/quoting.js';
import type { DeclarationReport } from './report.js';

export type TypeConstraint =
  | { readonly kind: 'primitive'; readonly name: 'string' | 'number' | 'bool' | 'any' }
  | { readonly kind: 'list' | 'set' | 'map'; readonly element: TypeConstraint }
  | { readonly kind: 'tuple'; readonly elements: readonly TypeConstraint[] }
  | { readonly kind: 'object'; readonly attributes: readonly AttributeConstraint[] };

export interface AttributeConstraint {
  /** The offset of `optional`, or of the type. */
  readonly token: number;
  readonly name: string;
  readonly type: TypeConstraint;
  readonly isOptional: boolean;
  /** The value of an optional attribute that is missing or null; null if there is none. */
  readonly default: Expression | null;
}

const ANY: TypeConstraint = { kind: 'primitive', name: 'any' };

/** Reads the type of a variable: a type constraint, or `list` or `map`, which stand for elements of any type. */
export function readVariableType(expression: Expression, report: DeclarationReport): TypeConstraint {
  const keyword = keywordOf(expression);
  if (keyword === 'list' || keyword === 'map') return { kind: keyword, element: ANY };
  return readTypeConstraint(expression, report);
}

/** Reads a type constraint. Reports what is no type, which then counts as `any`. */
function readTypeConstraint(expression: Expression, report: DeclarationReport): TypeConstraint {
  const keyword = keywordOf(expression);
  const fail = (detail: string, range: SourceRange = expression): TypeConstraint => {
    report('INVALID_TYPE', range, { detail });
    return ANY;
  };
  if (keyword !== null) {
    switch (keyword) {
      case 'string':
      case 'number':
      case 'bool':
      case 'any':
        return { kind: 'primitive', name: keyword };
      default:
        return fail(
          ARGUMENT_NEEDED.get(keyword) ?? `The keyword ${quoteText(keyword)} is not a valid type specification.`,
        );
    }
  }
  if (expression.kind !== 'FunctionCall')
    return fail(
      'A type specification is either a primitive type keyword (bool, number, string) or a complex type constructor ' +
        'call, like list(string).',
    );
  return readConstructor(expression, report, fail);
}

const COLLECTION_NEEDS = 'type constructor requires one argument specifying the element type.';
const ARGUMENT_NEEDED: ReadonlyMap<string, string> = new Map([
  ['list', `The list ${COLLECTION_NEEDS}`],
  ['set', `The set ${COLLECTION_NEEDS}`],
  ['map', `The map ${COLLECTION_NEEDS}`],
  ['object', 'The object type constructor requires one argument specifying the attribute types and values as a map.'],
  ['tuple', 'The tuple type constructor requires one argument specifying the element types as a list.'],
]);

type Fail = (detail: string, range?: SourceRange) => TypeConstraint;

function readConstructor(call: FunctionCall, report: DeclarationReport, fail: Fail): TypeConstraint {
  const { name, args, openParen, closeParen } = call;
  const argsRange = { start: openParen.start, end: closeParen.end };
  const [argument, extra] = args;
  switch (name) {
    case 'string':
    case 'number':
    case 'bool':
      return fail(`Primitive type keyword ${quoteText(name)} does not expect arguments.`, argsRange);
    case 'any':
      return fail(`Type constraint keyword ${quoteText(name)} does not expect arguments.`, argsRange);
    case 'optional':
      return fail(`Keyword ${quoteText(name)} is valid only as a modifier for object type attributes.`, call.nameRange);
    default:
  }
  const needed = ARGUMENT_NEEDED.get(name);
  if (needed === undefined) return fail(`Keyword ${quoteText(name)} is not a valid type constructor.`);
  if (argument === undefined || extra !== undefined) {
    const last = args.at(-1);
    return fail(needed, extra === undefined || last === undefined ? argsRange : { start: extra.start, end: last.end });
  }
  switch (name) {
    case 'object':
      return readObject(argument, report, fail);
    case 'tuple':
      if (argument.kind !== 'TupleCons')
        return fail('Tuple type constructor requires a list of element types.', argument);
      return { kind: 'tuple', elements: argument.elements.map((element) => readTypeConstraint(element, report)) };
    case 'list':
    case 'set':
    case 'map':
      return { kind: name, element: readTypeConstraint(argument, report) };
    default:
      return ANY;
  }
}

function readObject(argument: Expression, report: DeclarationReport, fail: Fail): TypeConstraint {
  if (argument.kind !== 'ObjectCons')
    return fail(
      'Object type constructor requires a map whose keys are attribute names and whose values are the corresponding ' +
        'attribute types.',
      argument,
    );
  const attributes = new Map<string, AttributeConstraint>();
  for (const { key, forceNonLiteral, value } of argument.items) {
    const name = forceNonLiteral ? null : keywordOf(key);
    if (name === null) fail('Object constructor map keys must be attribute names.', key);
    else {
      const attribute = readAttribute(name, value, report, fail);
      if (attribute !== null) attributes.set(name, attribute);
    }
  }
  return { kind: 'object', attributes: [...attributes.values()] };
}

function readAttribute(
  name: string,
  value: Expression,
  report: DeclarationReport,
  fail: Fail,
): AttributeConstraint | null {
  if (value.kind !== 'FunctionCall' || value.name !== 'optional')
    return { token: value.start, name, type: readTypeConstraint(value, report), isOptional: false, default: null };
  const argsRange = { start: value.openParen.start, end: value.closeParen.end };
  const [type, initial = null, extra] = value.args;
  if (type === undefined) {
    fail('Optional attribute modifier requires the attribute type as its argument.', argsRange);
    return null;
  }
  if (extra !== undefined)
    fail(
      'Optional attribute modifier expects at most two arguments: the attribute type, and a default value.',
      argsRange,
    );
  return { token: value.start, name, type: readTypeConstraint(type, report), isOptional: true, default: initial };
}
