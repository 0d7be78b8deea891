/**
 * Checks a tree of the parser, which accepts all of Puppet 8, for what Puppet 3 does not have, and for expressions at
 * places where Puppet 3 does not allow them ("Location", "Operands" and "Backus Naur Form" of its page on expressions).
 */
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import {
  anchorRange,
  childrenOf,
  type Definition,
  type Expression,
  type HostClassDefinition,
  type Node,
  type NodeDefinition,
  type Program,
  type ResourceTypeDefinition,
} from '@pptjs/transpiler/puppet';
import { STATEMENT_FUNCTIONS } from '../lowering/functions.js';
import { checkAssignment, checkDefinition, checkParameters } from './definitions.js';
import { checkPattern, checkTitle, isCaseValue, isSelectorPart, isSelectorValue } from './places.js';
import { Report } from './report.js';
import { checkAttributes } from './resources.js';
import { labelOf, STATEMENTS, UNSUPPORTED } from './statements.js';

/** Checks a program. @returns the findings in the order of the walk */
export function validate(program: Program, file: string): readonly Diagnostic[] {
  const report = new Report(program.sourceText, file);
  new Walk(report).statements(program.body, { isTail: true, mayDefine: true });
  return report.diagnostics;
}

interface StatementPlace {
  /** Whether the value of the statement is the result of the source. Then it may be an expression. */
  readonly isTail: boolean;
  /** Whether the statement may define something: at top level, or in a class. */
  readonly mayDefine: boolean;
}

const BODY: StatementPlace = { isTail: false, mayDefine: false };

class Walk {
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  statements(body: Expression, place: StatementPlace): void {
    if (body.type !== 'BlockExpression') return this.#statement(body, place);
    const last = body.statements.length - 1;
    for (const [i, statement] of body.statements.entries())
      this.#statement(statement, i === last ? place : { ...place, isTail: false });
  }

  #statement(node: Expression, place: StatementPlace): void {
    const inner: StatementPlace = { isTail: place.isTail, mayDefine: false };
    switch (node.type) {
      case 'Nop':
        return;
      case 'BlockExpression':
        return this.statements(node, place);
      case 'IfExpression':
        this.#value(node.test);
        this.statements(node.thenExpr, inner);
        return this.statements(node.elseExpr, inner);
      case 'UnlessExpression':
        this.#value(node.test);
        if (node.elseExpr.type !== 'Nop') this.#report.add('NO_ELSE_AFTER_UNLESS', {}, headOf(node.elseExpr));
        return this.statements(node.thenExpr, inner);
      case 'CaseExpression':
        this.#value(node.test);
        for (const { values, thenExpr } of node.options) {
          for (const value of values) this.#option(value, 'EXPRESSION_AS_CASE_VALUE', isCaseValue);
          this.statements(thenExpr, inner);
        }
        return;
      case 'CallNamedFunctionExpression':
        return this.#call(node);
      case 'AssignmentExpression':
        checkAssignment(node, this.#report);
        if (node.leftExpr.type === 'AccessExpression') this.#value(node.leftExpr);
        return this.#value(node.rightExpr);
      case 'RelationshipExpression':
        this.#side(node.leftExpr);
        return this.#side(node.rightExpr);
      case 'ResourceExpression':
      case 'ResourceDefaultsExpression':
      case 'ResourceOverrideExpression':
      case 'CollectExpression':
        return this.#resource(node);
      case 'HostClassDefinition':
      case 'ResourceTypeDefinition':
      case 'NodeDefinition':
        return this.#definition(node, place);
      default:
        if (!place.isTail && !isUnsupported(node)) this.#report.add('EXPRESSION_AS_STATEMENT', {}, this.#anchor(node));
        return this.#value(node);
    }
  }

  /** A side of `->`: a resource or collector, or a value. */
  #side(node: Expression): void {
    if (STATEMENTS.has(node.type)) this.#statement(node, BODY);
    else this.#value(node);
  }

  #definition(
    node: HostClassDefinition | ResourceTypeDefinition | NodeDefinition,
    { mayDefine }: StatementPlace,
  ): void {
    if (!mayDefine) this.#report.add('NOT_TOP_LEVEL', {}, headOf(node));
    checkDefinition(node, this.#report);
    if (node.type === 'NodeDefinition')
      for (const name of node.hostMatches) {
        if (name.type === 'LiteralRegularExpression') checkPattern(name, this.#report);
        else if (name.type !== 'LiteralDefault') this.#value(name);
      }
    else {
      checkParameters(node.parameters, this.#report);
      for (const { value } of node.parameters) if (value !== null) this.#value(value);
    }
    this.statements(node.body, { isTail: false, mayDefine: node.type === 'HostClassDefinition' });
  }

  #resource(
    node: Extract<
      Expression,
      {
        type: 'ResourceExpression' | 'ResourceDefaultsExpression' | 'ResourceOverrideExpression' | 'CollectExpression';
      }
    >,
  ): void {
    checkAttributes(node, this.#report);
    if (node.type === 'ResourceExpression')
      for (const { title, operations } of node.bodies) {
        checkTitle(title, this.#report);
        this.#value(title);
        this.#attributes(operations);
      }
    else {
      if (node.type === 'ResourceOverrideExpression') this.#value(node.resources);
      if (node.type === 'CollectExpression' && node.query.expr.type !== 'Nop') this.#value(node.query.expr);
      this.#attributes(node.operations);
    }
  }

  #attributes(operations: readonly Node[]): void {
    for (const operation of operations)
      if (operation.type === 'AttributeOperation') this.#value(operation.valueExpr);
      else if (operation.type === 'AttributesOperation') this.#value(operation.expr);
  }

  /** Checks an expression that is used as a value. */
  #value(node: Expression): void {
    const unsupported = UNSUPPORTED[node.type];
    if (unsupported !== undefined) return this.#report.add(unsupported, {}, this.#anchor(node));
    const { type } = node;
    if (STATEMENTS.has(type)) {
      this.#report.add('STATEMENT_AS_VALUE', { statement: labelOf(node) }, headOf(node));
      return;
    }
    switch (type) {
      case 'LiteralDefault':
        return this.#report.add('DEFAULT_AS_VALUE', {}, node);
      case 'LiteralRegularExpression':
        checkPattern(node, this.#report);
        return this.#report.add('REGEX_AS_VALUE', {}, node);
      case 'VariableExpression':
        if (!/^(?:::)?(?:\w+::)*\w+$/.test(node.name)) this.#report.add('ILLEGAL_VARIABLE', { name: node.name }, node);
        return;
      case 'MatchExpression':
        this.#value(node.leftExpr);
        if (node.rightExpr.type === 'LiteralRegularExpression') return checkPattern(node.rightExpr, this.#report);
        this.#report.add('MATCH_WITHOUT_REGEX', { operator: node.operator }, node.rightExpr);
        if (!STATEMENTS.has(node.rightExpr.type)) this.#value(node.rightExpr);
        return;
      case 'ArithmeticExpression':
        if (node.operator === '-' && this.#followsNumber(node.leftExpr, node.operatorStart))
          this.#report.add('MINUS_AFTER_NUMBER', {}, { start: node.operatorStart, end: node.operatorStart + 1 });
        return this.#children(node);
      case 'CallNamedFunctionExpression':
        if (node.functorExpr.type === 'QualifiedName' && lacksValue(node.functorExpr.value))
          this.#report.add('FUNCTION_WITHOUT_VALUE', { name: node.functorExpr.value }, node.functorExpr);
        return this.#call(node);
      case 'SelectorExpression':
        this.#option(node.leftExpr, 'EXPRESSION_IN_SELECTOR', isSelectorPart);
        for (const { matchingExpr, valueExpr } of node.selectors) {
          this.#option(matchingExpr, 'EXPRESSION_IN_SELECTOR', isCaseValue);
          if (!isSelectorValue(valueExpr)) this.#report.add('EXPRESSION_IN_SELECTOR', {}, this.#anchor(valueExpr));
          this.#value(valueExpr);
        }
        return;
      case 'AccessExpression':
        return this.#access(node);
      case 'LiteralHash':
        return this.#hash(node);
      default:
        this.#children(node);
    }
  }

  #children(node: Expression): void {
    for (const child of childrenOf(node)) if (child !== null) this.#value(child as Expression);
  }

  #followsNumber({ type, end }: Expression, operatorStart: number): boolean {
    return (type === 'LiteralInteger' || type === 'LiteralFloat') && end === operatorStart;
  }

  /** The control value or an option of a `case` or selector. */
  #option(
    node: Expression,
    name: 'EXPRESSION_IN_SELECTOR' | 'EXPRESSION_AS_CASE_VALUE',
    isAllowed: (node: Expression) => boolean,
  ): void {
    if (!isAllowed(node)) this.#report.add(name, {}, this.#anchor(node));
    if (node.type === 'LiteralRegularExpression' && isAllowed(node)) checkPattern(node, this.#report);
    else if (node.type !== 'LiteralDefault') this.#value(node);
  }

  #call(node: Extract<Expression, { type: 'CallNamedFunctionExpression' }>): void {
    const { functorExpr, lambda } = node;
    if (functorExpr.type === 'VariableExpression' && this.#report.source.charAt(functorExpr.start) !== '$')
      this.#report.add('NO_CALLS_IN_STRINGS', { name: functorExpr.name }, functorExpr);
    else if (functorExpr.type !== 'QualifiedName') {
      this.#report.add('NO_CALLS_OF_EXPRESSIONS', {}, functorExpr);
      if (functorExpr.type !== 'QualifiedReference') this.#value(functorExpr);
    } else if (functorExpr.value === 'import') this.#report.add('IMPORT_IGNORED', {}, functorExpr);
    for (const argument of node.arguments) this.#value(argument);
    if (lambda !== null) this.#report.add('NO_LAMBDAS', {}, { start: lambda.start, end: lambda.start + 1 });
  }

  #access(node: Extract<Expression, { type: 'AccessExpression' }>): void {
    const { leftExpr, keys, bracketStart } = node;
    const isReference = leftExpr.type === 'QualifiedReference';
    if (isReference && /[a-z\d]/.test(this.#report.source.charAt(leftExpr.start)))
      this.#report.add('LOWER_CASE_REFERENCE', {}, leftExpr);
    if (!isReference && leftExpr.type !== 'VariableExpression' && leftExpr.type !== 'AccessExpression')
      this.#report.add('NO_ACCESS_TO_EXPRESSIONS', {}, { start: bracketStart, end: bracketStart + 1 });
    if (!isReference && keys.length > 1 && keys[1] !== undefined)
      this.#report.add('NO_SEVERAL_KEYS', {}, this.#anchor(keys[1]));
    if (!isReference) this.#value(leftExpr);
    for (const key of keys) this.#value(key);
  }

  #hash(node: Extract<Expression, { type: 'LiteralHash' }>): void {
    if (this.#report.source.charAt(node.start) !== '{') this.#report.add('NO_BARE_HASHES', {}, node);
    for (const { key, value } of node.entries) {
      if (!KEYS.has(key.type)) this.#report.add('NO_KEY_EXPRESSIONS', {}, this.#anchor(key));
      else this.#value(key);
      this.#value(value);
    }
  }

  #anchor(node: Expression): { start: number; end: number } {
    return anchorRange(node, this.#report.source);
  }
}

/** Whether a function cannot be a value. `fail` ends the evaluation in any place, and manifests use it in selectors. */
function lacksValue(name: string): boolean {
  return STATEMENT_FUNCTIONS.has(name) && name !== 'fail';
}

/** The kinds of keys in a hash. */
const KEYS: ReadonlySet<Expression['type']> = new Set<Expression['type']>([
  'ConcatenatedString',
  'LiteralFloat',
  'LiteralInteger',
  'LiteralString',
  'QualifiedName',
]);

function isUnsupported({ type }: Expression): boolean {
  return UNSUPPORTED[type] !== undefined;
}

/** The first character of a statement, which would be too long to underline. */
function headOf({ start }: Expression | Definition): { start: number; end: number } {
  return { start, end: start + 1 };
}
