import { build as b } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import type { AttributeConstraint, TypeConstraint } from '../declarations/type-constraint.js';
import type { ExpressionLowering } from './expressions.js';
import { Scope } from './scope.js';

const PRIMITIVES = { string: 'STRING', number: 'NUMBER', bool: 'BOOL', any: 'ANY' } as const;

/** Lowers a type constraint: `listType(STRING)`, `objectType({ a: optional(NUMBER, () => 1) })`. */
export function lowerTypeConstraint(type: TypeConstraint, expressions: ExpressionLowering): ESTree.Expression {
  switch (type.kind) {
    case 'primitive':
      return expressions.constant(PRIMITIVES[type.name]);
    case 'list':
    case 'set':
    case 'map':
      return expressions.helper(`${type.kind}Type`, [lowerTypeConstraint(type.element, expressions)]);
    case 'tuple':
      return expressions.helper('tupleType', [
        b.array(type.elements.map((element) => lowerTypeConstraint(element, expressions))),
      ]);
    case 'object':
      return expressions.helper('objectType', [
        b.object(type.attributes.map((attribute) => [attribute.name, lowerAttribute(attribute, expressions)])),
      ]);
  }
}

function lowerAttribute(attribute: AttributeConstraint, expressions: ExpressionLowering): ESTree.Expression {
  const type = lowerTypeConstraint(attribute.type, expressions);
  if (!attribute.isOptional) return type;
  if (attribute.default === null) return expressions.helper('optional', [type]);
  // The default is evaluated without variables and functions.
  const value = expressions.lower(attribute.default, new Scope(null));
  return expressions.helper('optional', [type, b.arrow([], value)], attribute.token);
}
