import { ArrayType, ClassType, type PuppetType, ResourceType, TupleType, TypeType } from '@pptjs/runtime/lattice';
import type { Expression, Node } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { plainName } from '../definitions/names.js';
import { membersOf } from '../lattice/index.js';
import type { Reference } from './resource-usage.js';
import { listedTexts, literalTexts } from './texts.js';

/** A reference as a text: `File[/x]`. */
const REFERENCE = /^((?:::)?[A-Z]\w*(?:::[A-Z]\w*)*)\[(.+)\]$/s;

/** The references with known titles in an expression, also in a list. Names of classes are in lower case. */
export function referencesIn(node: Expression, types: ReadonlyMap<Node, PuppetType>): readonly Reference[] {
  const inner = unwrap(node);
  const { start, end } = inner;
  if (inner.type === 'LiteralList') return inner.values.flatMap((each) => referencesIn(each, types));
  if (inner.type === 'LiteralString') {
    const [, type, title] = REFERENCE.exec(inner.value) ?? [];
    return type === undefined || title === undefined ? [] : [reference(plainName(type), title, { start, end })];
  }
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') {
    const type = types.get(inner);
    return type === undefined ? [] : referencesOf(type).map((each) => reference(...each, { start, end }));
  }
  const typeName = plainName(inner.leftExpr.value);
  const titles = inner.keys.flatMap((key) => listedTexts(types.get(key)) ?? literalTexts(key));
  return titles.map((title) => reference(typeName, title, { start, end }));
}

/** Types can contain themselves. */
const MAX_NESTING = 4;

/** The references that values of a type are, or that they contain if they are Arrays. */
function referencesOf(type: PuppetType, depth = 0): readonly (readonly [typeName: string, title: string])[] {
  if (depth > MAX_NESTING) return [];
  const ofAll = (types: readonly PuppetType[]): ReturnType<typeof referencesOf> =>
    types.flatMap((each) => referencesOf(each, depth + 1));
  if (type instanceof TupleType) return ofAll(type.types);
  if (type instanceof ArrayType) return referencesOf(type.elementType, depth + 1);
  const members = membersOf(type);
  if (members.length > 1) return ofAll(members);
  const denoted = type instanceof TypeType ? type.type : null;
  if (denoted instanceof ClassType && denoted.className !== null) return [['class', denoted.className]];
  if (!(denoted instanceof ResourceType) || denoted.typeName === null || denoted.title === null) return [];
  return [[plainName(denoted.typeName), denoted.title]];
}

function reference(typeName: string, title: string, { start, end }: Pick<Reference, 'start' | 'end'>): Reference {
  return { typeName, title: typeName === 'class' ? plainName(title) : title, start, end };
}
