import { type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import type { LiteralFloat, LiteralInteger, LiteralString, LiteralUndef, QualifiedName } from '../../ast/nodes.js';
import { floatLiteral, integerLiteral, stringLiteral } from '../lattice/index.js';

/** Literals whose type has one instance. A name is a text. */
export type ConstantLiteral = LiteralFloat | LiteralInteger | LiteralString | LiteralUndef | QualifiedName;

/** Returns the type whose only instance is the value of a literal. */
export function typeOfLiteral(node: ConstantLiteral): PuppetType {
  switch (node.type) {
    case 'LiteralInteger':
      return integerLiteral(node.value);
    case 'LiteralFloat':
      return floatLiteral(node.value);
    case 'LiteralString':
    case 'QualifiedName':
      return stringLiteral(node.value);
    case 'LiteralUndef':
      return UNDEF;
  }
}
