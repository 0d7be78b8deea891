import { build as b, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import { similarName } from '../functions/calls/suggestion.js';
import { isFunctionName } from '../functions/names/function-names.js';
import {
  type BinaryOperator,
  type Expression,
  type For,
  type FunctionCall,
  keywordOf,
  literalText,
  type LiteralValue,
  type ObjectCons,
  type ScopeTraversal,
  type Splat,
  type Template,
  type TraverseStep,
} from '../syntax/nodes.js';
import type { Scope } from './scope.js';

export const RUNTIME = '@pptjs/dialect-terraform/runtime';
const FUNCTIONS = '@pptjs/dialect-terraform/functions';

/** The number literals that are examined. Longer ones are rare. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;

const OPERATIONS: Readonly<Record<BinaryOperator, string>> = {
  '||': 'or',
  '&&': 'and',
  '==': 'equals',
  '!=': 'notEquals',
  '>': 'greaterThan',
  '>=': 'greaterOrEqual',
  '<': 'lessThan',
  '<=': 'lessOrEqual',
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'modulo',
};

/**
 * Lowers expressions to calls of the runtime.
 *
 * Each call has the offset of the token that `locate` knows. An operand that must be evaluated at another time than
 * JavaScript evaluates arguments, and that can fail, is a function without parameters.
 */
export class ExpressionLowering {
  readonly #module: ModuleBuilder;

  constructor(module: ModuleBuilder) {
    this.#module = module;
  }

  /** A call of a helper. `at` is the offset of the token that it stands for. */
  helper(name: string, args: ESTree.Expression[], at?: number): ESTree.Expression {
    return b.call(this.#module.imported(RUNTIME, name, at), args);
  }

  /** A constant of the runtime. */
  constant(name: string): ESTree.Expression {
    return this.#module.imported(RUNTIME, name);
  }

  lower(node: Expression, scope: Scope): ESTree.Expression {
    switch (node.kind) {
      case 'LiteralValue':
        return this.#literal(node);
      case 'Template':
        return this.#template(node, scope);
      case 'TemplateWrap':
        return this.lower(node.wrapped, scope);
      case 'TemplateJoin':
        return this.helper('joinTemplate', [this.#for(node.tuple, scope)], node.token);
      case 'ScopeTraversal':
        return this.#scopeTraversal(node, scope);
      case 'RelativeTraversal':
        return this.#steps(this.lower(node.source, scope), node.steps);
      case 'FunctionCall':
        return this.#call(node, scope);
      case 'Conditional': {
        const operands = [node.condition, node.trueResult, node.falseResult];
        return this.helper(
          'conditional',
          operands.map((operand) => b.arrow([], this.lower(operand, scope))),
          node.token,
        );
      }
      case 'Index': {
        const operands = [this.lower(node.collection, scope), this.lower(node.key, scope)];
        return this.helper('index', operands, node.brackets.start);
      }
      case 'TupleCons':
        return this.helper('tuple', [b.array(node.elements.map((element) => this.lower(element, scope)))]);
      case 'ObjectCons':
        return this.#object(node, scope);
      case 'For':
        return this.#for(node, scope);
      case 'Splat':
        return this.#splat(node, scope);
      case 'AnonSymbol':
        return b.identifier(scope.element ?? '');
      case 'BinaryOp': {
        const operands = [this.lower(node.left, scope), this.lower(node.right, scope)];
        return this.helper(OPERATIONS[node.operator], operands, node.token);
      }
      case 'UnaryOp':
        return this.helper(
          node.operator === '-' ? 'negate' : 'not',
          [this.lower(node.operand, scope)],
          node.symbol.start,
        );
      case 'Parentheses':
        return this.lower(node.expression, scope);
    }
  }

  /** An argument, which the runtime evaluates when the language does. */
  #deferred(node: Expression, scope: Scope): ESTree.Expression {
    const expression = this.lower(node, scope);
    return isReference(expression) || isConstant(node) ? expression : b.arrow([], expression);
  }

  #literal({ type, text }: LiteralValue): ESTree.Expression {
    switch (type) {
      case 'string':
        return b.literal(text.normalize('NFC'));
      case 'bool':
        return b.literal(text === 'true');
      case 'null':
        return this.constant('NULL');
      case 'number': {
        const exact = exactNumber(text);
        return exact === null ? this.helper('number', [b.literal(text)]) : b.literal(exact);
      }
    }
  }

  #template(node: Template, scope: Scope): ESTree.Expression {
    const text = literalText(node);
    if (text !== null) return b.literal(text.normalize('NFC'));
    return this.helper('template', [b.array(node.parts.map((part) => this.#deferred(part, scope)))], node.token);
  }

  #scopeTraversal({ root, steps }: ScopeTraversal, scope: Scope): ESTree.Expression {
    const { name, start } = root;
    const local = scope.local(name);
    if (local !== undefined) return this.#steps(b.identifier(local, start, name), steps);
    const value = scope.resolve(name, steps);
    if (value !== null) return this.#steps(value.expression, steps.slice(value.stepCount));
    if (!scope.allowsVariables) return this.helper('variablesNotAllowed', [], start);
    return this.helper('unknownVariable', withSuggestion(name, similarName(name, scope.names())), start);
  }

  #steps(source: ESTree.Expression, steps: readonly TraverseStep[]): ESTree.Expression {
    return steps.reduce(
      (value, step) =>
        step.kind === 'TraverseAttr'
          ? this.helper('attribute', [value, b.literal(step.name)], step.start)
          : this.helper('index', [value, this.#key(step.key)], step.start),
      source,
    );
  }

  #key(key: LiteralValue | Template): ESTree.Expression {
    return key.kind === 'LiteralValue' ? this.#literal(key) : b.literal((literalText(key) ?? '').normalize('NFC'));
  }

  #call(node: FunctionCall, scope: Scope): ESTree.Expression {
    const { name, args, expandFinal, start } = node;
    if (!scope.allowsFunctions) return this.helper('functionsNotAllowed', [], start);
    if (!isFunctionName(name)) return this.helper('unknownFunction', [b.literal(name)], start);
    const callee = this.#module.imported(FUNCTIONS, name);
    const operands = b.array(args.map((argument) => this.#deferred(argument, scope)));
    return this.helper(expandFinal ? 'callExpanded' : 'call', [callee, operands], start);
  }

  #object({ items, start }: ObjectCons, scope: Scope): ESTree.Expression {
    const entries = items.map(({ key, forceNonLiteral, value }) =>
      b.array([this.#objectKey(key, forceNonLiteral, scope), this.#deferred(value, scope)]),
    );
    return this.helper('object', [b.array(entries)], start);
  }

  /** A bare name is a literal key. A key such as `a.b` could be a reference or a name, so that it is an error. */
  #objectKey(key: Expression, forceNonLiteral: boolean, scope: Scope): ESTree.Expression {
    if (forceNonLiteral) return this.#deferred(key, scope);
    const name = keywordOf(key);
    if (name !== null) return b.literal(name.normalize('NFC'));
    if (key.kind !== 'ScopeTraversal') return this.#deferred(key, scope);
    return b.arrow([], this.helper('ambiguousKey', [], key.root.start));
  }

  #for(node: For, scope: Scope): ESTree.Expression {
    const collection = this.#deferred(node.collection, scope);
    const { keyVariable, valueVariable } = node;
    const variables =
      keyVariable === null || keyVariable === valueVariable ? [valueVariable] : [valueVariable, keyVariable];
    const inner = scope.withVariables(variables);
    // The value is the first parameter, because most expressions use only the value.
    const params = variables.map((name) => b.identifier(inner.local(name) ?? ''));
    const body = (expression: Expression): ESTree.Expression => b.arrow(params, this.lower(expression, inner));
    const args = [collection];
    if (node.key !== null) args.push(body(node.key));
    args.push(body(node.value));
    if (node.condition !== null) args.push(body(node.condition));
    const shape = node.key === null ? 'forTuple' : node.group ? 'forGroups' : 'forObject';
    return this.helper(shape, args, node.start);
  }

  #splat({ source, each, marker }: Splat, scope: Scope): ESTree.Expression {
    const inner = scope.withElement();
    const body = b.arrow([b.identifier(inner.element ?? '')], this.lower(each, inner));
    return this.helper('splat', [this.#deferred(source, scope), body], marker.start);
  }
}

/** Whether an expression of JavaScript only reads a variable. */
function isReference({ type }: ESTree.Expression): boolean {
  return type === 'Identifier' || type === 'MemberExpression';
}

/** Whether an expression consists of literals, so that it cannot fail. */
function isConstant(node: Expression): boolean {
  if (node.kind === 'TupleCons') return node.elements.every(isConstant);
  return node.kind === 'LiteralValue' || literalText(node) !== null;
}

function withSuggestion(name: string, suggestion: string | null): ESTree.Expression[] {
  return suggestion === null ? [b.literal(name)] : [b.literal(name), b.literal(suggestion)];
}

/** The JavaScript number that is exactly the value of a number literal; null if there is none, or it is long. */
function exactNumber(text: string): number | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, digits = '', fraction = ''] = match;
  // A decimal fraction is a binary fraction if its numerator is divisible by the power of five in its denominator.
  const isExact = BigInt(digits + fraction) % 5n ** BigInt(fraction.length) === 0n;
  return isExact ? Number(text) : null;
}
