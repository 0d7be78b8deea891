/** Converts syntax trees to PN, with one function for each kind of node. The names are Puppet's. */

import { isUnicodeSource } from '@pptjs/runtime/internal';
import type { Expression, FunctionDefinition, Node, Parameter, PlanDefinition, Program } from '../ast/nodes.js';
import { PnFloat, type PnData, call, map } from './data.js';

type Transforms = { readonly [Type in Node['type']]: (node: Extract<Node, { type: Type }>, source: string) => PnData };

/**
 * Converts a tree to Puppet's PN as JSON data.
 *
 * @param program the result of `parse`
 */
export function toPn(program: Program): PnData {
  return transform(program, program.sourceText);
}

function transform(node: Node, source: string): PnData {
  const make = transforms[node.type] as (node: Node, source: string) => PnData;
  return make(node, source);
}

function all(nodes: readonly Node[], source: string): PnData[] {
  return nodes.map((node) => transform(node, source));
}

/** The statements of a block. A single statement counts as a block, and an empty block is undefined. */
function body(node: Expression | null, source: string): PnData[] | undefined {
  if (node === null || node.type === 'Nop') return undefined;
  return node.type === 'BlockExpression' ? all(node.statements, source) : [transform(node, source)];
}

function optional(node: Node | null, source: string): PnData | undefined {
  return node === null ? undefined : transform(node, source);
}

/** The list, or undefined if it is empty. */
function unlessEmpty(list: readonly PnData[]): readonly PnData[] | undefined {
  return list.length === 0 ? undefined : list;
}

function parameters(nodes: readonly Parameter[], source: string): PnData | undefined {
  return nodes.length === 0 ? undefined : map(nodes.map((node) => [node.name, transform(node, source)]));
}

const binary =
  (name: string) =>
  (node: { readonly leftExpr: Node; readonly rightExpr: Node }, source: string): PnData =>
    call(name, transform(node.leftExpr, source), transform(node.rightExpr, source));

const withOperator = (
  node: { readonly operator: string; readonly leftExpr: Node; readonly rightExpr: Node },
  source: string,
): PnData => binary(node.operator)(node, source);

const unary =
  (name: string) =>
  (node: { readonly expr: Node }, source: string): PnData =>
    call(name, transform(node.expr, source));

const query =
  (name: string) =>
  (node: { readonly expr: Expression }, source: string): PnData =>
    node.expr.type === 'Nop' ? call(name) : call(name, transform(node.expr, source));

const conditional =
  (name: string) =>
  (
    node: { readonly test: Node; readonly thenExpr: Expression; readonly elseExpr: Expression },
    source: string,
  ): PnData =>
    call(
      name,
      map([
        ['test', transform(node.test, source)],
        ['then', body(node.thenExpr, source)],
        ['else', body(node.elseExpr, source)],
      ]),
    );

const callable =
  (kind: string) =>
  (node: FunctionDefinition | PlanDefinition, source: string): PnData =>
    call(
      kind,
      map([
        ['name', node.name],
        ['params', parameters(node.parameters, source)],
        ['body', body(node.body, source)],
        ['returns', optional(node.returnType, source)],
      ]),
    );

const form = (name: string): string | undefined => (name === 'regular' ? undefined : name);

const transforms: Transforms = {
  AccessExpression: (node, source) => call('access', transform(node.leftExpr, source), ...all(node.keys, source)),
  AndExpression: binary('and'),
  ApplyExpression: (node, source) =>
    call(
      'apply',
      map([
        ['args', all(node.arguments, source)],
        ['body', body(node.body, source)],
      ]),
    ),
  ArithmeticExpression: withOperator,
  AssignmentExpression: withOperator,
  AttributeOperation: (node, source) => call(node.operator, node.attributeName, transform(node.valueExpr, source)),
  AttributesOperation: unary('splat-hash'),
  BlockExpression: (node, source) => call('block', ...all(node.statements, source)),
  CallMethodExpression: (node, source) =>
    call(
      'call-method',
      map([
        ['functor', transform(node.functorExpr, source)],
        ['args', all(node.arguments, source)],
        ['block', optional(node.lambda, source)],
      ]),
    ),
  CallNamedFunctionExpression: (node, source) =>
    call(
      node.rvalRequired ? 'call' : 'invoke',
      map([
        ['functor', transform(node.functorExpr, source)],
        ['args', all(node.arguments, source)],
        ['block', optional(node.lambda, source)],
      ]),
    ),
  CaseExpression: (node, source) => call('case', transform(node.test, source), all(node.options, source)),
  CaseOption: (node, source) =>
    map([
      ['when', all(node.values, source)],
      ['then', body(node.thenExpr, source) ?? [call('nop')]],
    ]),
  CollectExpression: (node, source) =>
    call(
      'collect',
      map([
        ['type', transform(node.typeExpr, source)],
        ['query', transform(node.query, source)],
        ['ops', unlessEmpty(all(node.operations, source))],
      ]),
    ),
  ComparisonExpression: withOperator,
  ConcatenatedString: (node, source) => call('concat', ...all(node.segments, source)),
  EppExpression: (node, source) => call('epp', ...(body(node.body, source) ?? [])),
  ExportedQuery: query('exported-query'),
  FunctionDefinition: callable('function'),
  HeredocExpression: (node, source) =>
    call(
      'heredoc',
      map([
        ['syntax', node.syntax === '' ? undefined : node.syntax],
        ['text', transform(node.textExpr, source)],
      ]),
    ),
  HostClassDefinition: (node, source) =>
    call(
      'class',
      map([
        ['name', node.name],
        ['parent', node.parentClass ?? undefined],
        ['params', parameters(node.parameters, source)],
        ['body', body(node.body, source)],
      ]),
    ),
  IfExpression: conditional('if'),
  InExpression: binary('in'),
  KeyedEntry: (node, source) => call('=>', transform(node.key, source), transform(node.value, source)),
  LambdaExpression: (node, source) =>
    call(
      'lambda',
      map([
        ['params', parameters(node.parameters, source)],
        ['returns', optional(node.returnType, source)],
        ['body', body(node.body, source)],
      ]),
    ),
  LiteralBoolean: (node) => node.value,
  LiteralDefault: () => call('default'),
  LiteralFloat: (node) => new PnFloat(node.value),
  LiteralHash: (node, source) => call('hash', ...all(node.entries, source)),
  LiteralInteger: (node) =>
    node.radix === 10
      ? node.value
      : call(
          'int',
          map([
            ['radix', node.radix],
            ['value', node.value],
          ]),
        ),
  LiteralList: (node, source) => call('array', ...all(node.values, source)),
  LiteralRegularExpression: (node) => call('regexp', regexpText(node.pattern)),
  LiteralString: (node) => node.value,
  LiteralUndef: () => null,
  MatchExpression: withOperator,
  NamedAccessExpression: binary('.'),
  NodeDefinition: (node, source) =>
    call(
      'node',
      map([
        ['matches', all(node.hostMatches, source)],
        ['parent', optional(node.parent, source)],
        ['body', body(node.body, source)],
      ]),
    ),
  Nop: () => call('nop'),
  NotExpression: unary('!'),
  OrExpression: binary('or'),
  Parameter: (node, source) =>
    map([
      ['type', optional(node.typeExpr, source)],
      ['splat', node.capturesRest ? true : undefined],
      ['value', optional(node.value, source)],
    ]),
  ParenthesizedExpression: unary('paren'),
  PlanDefinition: callable('plan'),
  Program: (node, source) => transform(node.body, source),
  QualifiedName: (node) => call('qn', node.value),
  QualifiedReference: (node) => call('qr', node.casedValue),
  RelationshipExpression: withOperator,
  RenderExpression: unary('render'),
  RenderStringExpression: (node) => call('render-s', node.value),
  ReservedWord: (node) => call('reserved', node.word),
  ResourceBody: (node, source) =>
    map([
      ['title', transform(node.title, source)],
      ['ops', all(node.operations, source)],
    ]),
  ResourceDefaultsExpression: (node, source) =>
    call(
      'resource-defaults',
      map([
        ['type', transform(node.typeRef, source)],
        ['ops', all(node.operations, source)],
        ['form', form(node.form)],
      ]),
    ),
  ResourceExpression: (node, source) =>
    call(
      'resource',
      map([
        ['type', transform(node.typeName, source)],
        ['bodies', all(node.bodies, source)],
        ['form', form(node.form)],
      ]),
    ),
  ResourceOverrideExpression: (node, source) =>
    call(
      'resource-override',
      map([
        ['resources', transform(node.resources, source)],
        ['ops', all(node.operations, source)],
        ['form', form(node.form)],
      ]),
    ),
  ResourceTypeDefinition: (node, source) =>
    call(
      'define',
      map([
        ['name', node.name],
        ['params', parameters(node.parameters, source)],
        ['body', body(node.body, source)],
      ]),
    ),
  SelectorEntry: (node, source) => call('=>', transform(node.matchingExpr, source), transform(node.valueExpr, source)),
  SelectorExpression: (node, source) => call('?', transform(node.leftExpr, source), all(node.selectors, source)),
  TextExpression: unary('str'),
  TypeAlias: (node, source) => call('type-alias', node.name, transform(node.typeExpr, source)),
  TypeDefinition: (node, source) => call('type-definition', node.name, node.parent, typeBody(node.body, source)),
  TypeMapping: (node, source) =>
    call('type-mapping', transform(node.typeExpr, source), transform(node.mappingExpr, source)),
  UnaryMinusExpression: unary('-'),
  UnfoldExpression: unary('unfold'),
  UnlessExpression: conditional('unless'),
  VariableExpression: (node, source) => call('var', variableName(node.name, source.charCodeAt(node.start))),
  VirtualQuery: query('virtual-query'),
};

function typeBody(node: Expression, source: string): PnData {
  const statements = body(node, source);
  return statements === undefined ? call('nop') : call('block', ...statements);
}

const DOLLAR = 36;

/** The name of a variable. In `"${true}"`, Puppet represents the name as a Boolean. */
function variableName(name: string, first: number): PnData {
  if (first === DOLLAR || (name !== 'true' && name !== 'false')) return name;
  return name === 'true';
}

/** Ruby counts Unicode syntax as an option, and Puppet prints the options of an expression that has some. */
function regexpText(pattern: string): string {
  return isUnicodeSource(pattern) ? `(?-imx:${pattern})` : pattern;
}
