import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { plainName } from '../definitions/names.js';
import type { Reference } from './resource-usage.js';
import { literalTexts } from './texts.js';

/** A reference as a text: `File[/x]`. */
const REFERENCE = /^((?:::)?[A-Z]\w*(?:::[A-Z]\w*)*)\[(.+)\]$/s;

/** The references with constant titles in an expression, also in a list. Names of classes are in lower case. */
export function referencesIn(node: Expression): readonly Reference[] {
  const inner = unwrap(node);
  const { start, end } = inner;
  if (inner.type === 'LiteralList') return inner.values.flatMap(referencesIn);
  if (inner.type === 'LiteralString') {
    const [, type, title] = REFERENCE.exec(inner.value) ?? [];
    return type === undefined || title === undefined ? [] : [reference(plainName(type), title, { start, end })];
  }
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return [];
  const typeName = plainName(inner.leftExpr.value);
  return inner.keys.flatMap(literalTexts).map((title) => reference(typeName, title, { start, end }));
}

function reference(typeName: string, title: string, { start, end }: Pick<Reference, 'start' | 'end'>): Reference {
  return { typeName, title: typeName === 'class' ? plainName(title) : title, start, end };
}
