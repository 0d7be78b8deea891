import type { Visitors } from '../visitor.js';
import { AccessExpression } from './access.js';
import { ArithmeticExpression } from './arithmetic.js';
import { AssignmentExpression, AssignmentStatement } from './assignment.js';
import { CallExpression, CallStatement, NamedAccessExpression } from './calls.js';
import { CaseExpression, CaseStatement, SelectorExpression, SelectorStatement } from './cases.js';
import { CollectExpression } from './collectors.js';
import {
  BlockExpression,
  BlockStatement,
  IfExpression,
  IfStatement,
  NopStatement,
  ParenthesizedStatement,
  UnlessExpression,
} from './control.js';
import { Definition, DefinitionStatement } from './definitions.js';
import {
  EppExpression,
  EppStatement,
  RenderExpression,
  RenderStatement,
  RenderStringExpression,
  RenderStringStatement,
} from './epp.js';
import { ConcatenatedString, HeredocExpression, TextExpression } from './interpolation.js';
import { lambdaExpression } from './lambdas.js';
import {
  LiteralBoolean,
  LiteralDefault,
  LiteralFloat,
  LiteralHash,
  LiteralInteger,
  LiteralList,
  LiteralRegularExpression,
  LiteralString,
  LiteralUndef,
  Nop,
  ParenthesizedExpression,
  QualifiedName,
  ReservedWord,
  UnfoldExpression,
} from './literals.js';
import {
  AndExpression,
  ComparisonExpression,
  InExpression,
  MatchExpression,
  NotExpression,
  OrExpression,
  UnaryMinusExpression,
} from './operators.js';
import {
  RelationshipExpression,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
} from './resources.js';
import { QualifiedReference } from './types.js';
import { VariableExpression } from './variables.js';

const expressions: Visitors['expressions'] = {
  AccessExpression,
  AndExpression,
  ApplyExpression: Definition,
  ArithmeticExpression,
  AssignmentExpression,
  BlockExpression,
  CallMethodExpression: CallExpression,
  CallNamedFunctionExpression: CallExpression,
  CaseExpression,
  CollectExpression,
  ComparisonExpression,
  ConcatenatedString,
  EppExpression,
  FunctionDefinition: Definition,
  HeredocExpression,
  HostClassDefinition: Definition,
  IfExpression,
  InExpression,
  LambdaExpression: (node, context) => lambdaExpression(node, context),
  LiteralBoolean,
  LiteralDefault,
  LiteralFloat,
  LiteralHash,
  LiteralInteger,
  LiteralList,
  LiteralRegularExpression,
  LiteralString,
  LiteralUndef,
  MatchExpression,
  NamedAccessExpression,
  NodeDefinition: Definition,
  Nop,
  NotExpression,
  OrExpression,
  ParenthesizedExpression,
  PlanDefinition: Definition,
  QualifiedName,
  QualifiedReference,
  RelationshipExpression,
  RenderExpression,
  RenderStringExpression,
  ReservedWord,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
  ResourceTypeDefinition: Definition,
  SelectorExpression,
  TextExpression,
  TypeAlias: Definition,
  TypeDefinition: Definition,
  TypeMapping: Definition,
  UnaryMinusExpression,
  UnfoldExpression,
  UnlessExpression,
  VariableExpression,
};

const statements: Visitors['statements'] = {
  AssignmentExpression: AssignmentStatement,
  BlockExpression: BlockStatement,
  CallMethodExpression: CallStatement,
  CallNamedFunctionExpression: CallStatement,
  CaseExpression: CaseStatement,
  EppExpression: EppStatement,
  FunctionDefinition: DefinitionStatement,
  HostClassDefinition: DefinitionStatement,
  IfExpression: IfStatement,
  NodeDefinition: DefinitionStatement,
  Nop: NopStatement,
  ParenthesizedExpression: ParenthesizedStatement,
  RenderExpression: RenderStatement,
  RenderStringExpression: RenderStringStatement,
  ResourceTypeDefinition: DefinitionStatement,
  SelectorExpression: SelectorStatement,
  TypeAlias: DefinitionStatement,
  UnlessExpression: IfStatement,
};

/** The visitor of each kind of node. To lower a new kind of node, write its visitor and register it here. */
export const visitors: Visitors = { expressions, statements, typeName: QualifiedReference };
