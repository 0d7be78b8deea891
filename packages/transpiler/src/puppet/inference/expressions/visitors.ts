import { ANY, DEFAULT_TYPE, FALSE, type PuppetType, REGEXP, TRUE, UNDEF } from '@pptjs/runtime/lattice';
import { forEachChild } from '../../ast/children.js';
import type { Expression } from '../../ast/nodes.js';
import { isNever, NEVER } from '../lattice/index.js';
import { typeOfLiteral } from '../types/literals.js';
import { type InferenceVisitors, ownerOf, type Walk } from '../walk/walk.js';
import { access } from './access.js';
import { arithmetic, unaryMinus } from './arithmetic.js';
import { call } from './calls.js';
import { comparison, negation } from './comparisons.js';
import { condition } from './conditions.js';
import { block, caseOf, conditional, logical, selector } from './control.js';
import {
  container,
  acceptedByBlock,
  evaluateBlock,
  functionDefinition,
  nodeDefinition,
  template,
  typeAlias,
} from './definitions.js';
import { declaration } from './duplicates.js';
import { concatenated, hash, list, reference, unfold } from './literals.js';
import { match, membership } from './matches.js';
import { relationship } from './relationships.js';
import { collector, resourceDefaults, resourceOverride } from './resources.js';
import { assignment, variable } from './variables.js';

function expression(node: Expression, walk: Walk): PuppetType {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'QualifiedName':
    case 'LiteralUndef':
      return typeOfLiteral(node);
    case 'LiteralBoolean':
      return node.value ? TRUE : FALSE;
    case 'Nop':
      return UNDEF;
    case 'LiteralDefault':
      return DEFAULT_TYPE;
    case 'LiteralRegularExpression':
      return REGEXP;
    case 'LiteralList':
      return list(node, walk);
    case 'LiteralHash':
      return hash(node, walk);
    case 'ConcatenatedString':
      return concatenated(node, walk);
    case 'TextExpression':
    case 'ParenthesizedExpression':
      return walk.infer(node.expr);
    case 'HeredocExpression':
      return walk.infer(node.textExpr);
    case 'QualifiedReference':
      return reference(node, walk);
    case 'VariableExpression':
      return variable(node, walk);
    case 'ArithmeticExpression':
      return arithmetic(node, walk);
    case 'ComparisonExpression':
      return comparison(node, walk);
    case 'MatchExpression':
      return match(node, walk);
    case 'InExpression':
      return membership(node, walk);
    case 'AndExpression':
    case 'OrExpression':
      return logical(node, walk);
    case 'NotExpression':
      return negation(node, walk);
    case 'UnaryMinusExpression':
      return unaryMinus(node, walk);
    case 'UnfoldExpression':
      return unfold(node, walk);
    case 'AccessExpression':
      return used(node, access(node, walk), walk);
    case 'AssignmentExpression':
      return assignment(node, walk);
    case 'RelationshipExpression':
      return used(node, relationship(node, walk), walk);
    case 'CallNamedFunctionExpression':
    case 'CallMethodExpression':
      return used(node, call(node, walk), walk);
    case 'BlockExpression':
      return block(node, walk);
    case 'IfExpression':
    case 'UnlessExpression':
      return conditional(node, walk);
    case 'CaseExpression':
      return caseOf(node, walk);
    case 'SelectorExpression':
      return selector(node, walk);
    case 'FunctionDefinition':
    case 'PlanDefinition':
      return functionDefinition(node, walk);
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      return container(node, walk);
    case 'NodeDefinition':
      return nodeDefinition(node, walk);
    case 'ResourceExpression':
      return used(node, declaration(node, walk), walk);
    case 'ResourceDefaultsExpression':
      return used(node, resourceDefaults(node, walk), walk);
    case 'ResourceOverrideExpression':
      return used(node, resourceOverride(node, walk), walk);
    case 'CollectExpression':
      return used(node, collector(node, walk), walk);
    case 'LambdaExpression':
      return walk.block(node, null);
    case 'RenderExpression':
      return isNever(walk.infer(node.expr)) ? NEVER : UNDEF;
    case 'RenderStringExpression':
      return UNDEF;
    case 'EppExpression':
      return template(node, walk);
    case 'TypeAlias':
      return typeAlias(node, walk);
    // Type definitions have no values, and their right sides are no code.
    case 'TypeMapping':
    case 'TypeDefinition':
      return ANY;
    default:
      forEachChild(node, (child) => walk.infer(child as Expression));
      return ANY;
  }
}

/** Records what a node says about resources, after the types of its parts are known. Returns the type of the node. */
function used(node: Expression, type: PuppetType, walk: Walk): PuppetType {
  walk.usage.read(node, ownerOf(walk.frame));
  return type;
}

export const visitors: InferenceVisitors = { expression, condition, block: evaluateBlock, accepted: acceptedByBlock };
