/** Arrows between resources: `a -> b`. */
import { ANY, type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import type { Expression, RelationshipExpression } from '../../ast/nodes.js';
import { isNever, isOnly, Kind, type Kinds, listedStrings, membersOf, NUMBER_KINDS } from '../lattice/index.js';
import { describeType } from '../types/describe-type.js';
import type { Walk } from '../walk/walk.js';
import { rejectOperand } from './operands.js';
import { checkClassReferences, namesOnlyType } from './resources.js';

/** `a -> b` has the value of its right side, or of its left side for `<-`. */
export function relationship(node: RelationshipExpression, walk: Walk): PuppetType {
  checkRelated(node.leftExpr, node.operator, walk);
  checkRelated(node.rightExpr, node.operator, walk);
  return ANY;
}

/** The kinds of values that are no resources. Catalogs may accept other kinds. */
const NO_RESOURCES: Kinds = NUMBER_KINDS | Kind.undef | Kind.boolean | Kind.hash | Kind.default | Kind.regexp;

function isNoResource(type: PuppetType): boolean {
  if (type instanceof TupleType) return type.size === null && type.types.some(isNoResource);
  const texts = listedStrings(type);
  return texts === null ? isOnly(type, NO_RESOURCES) : texts.every((text) => /^(?:::)?[a-z]/.test(text));
}

function checkRelated(node: Expression, operator: string, walk: Walk): void {
  const type = walk.infer(node);
  checkClassReferences(node, walk);
  if (isNever(type) || !(membersOf(type).every(isNoResource) || namesOnlyType(node, walk))) return;
  const expected = "resource references such as `File['/x']`";
  rejectOperand({ operator, actual: describeType(type), expected }, node, walk);
}
