import { build as b } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import type { Binding } from '../analysis/bindings.js';
import { kindOf } from '../analysis/kinds.js';
import { rootOf } from '../analysis/resolve.js';
import { isSpecial } from '../analysis/special.js';
import {
  type Assignment,
  type Call,
  type Expression,
  type Foreach,
  fullName,
  type If,
  isGlobal,
  isReference,
  type MapExpression,
  type Slice,
  type Statement,
  type Variable,
} from '../syntax/nodes.js';
import type { Context } from './context.js';
import { withErrorHandling } from './error-handling.js';
import { lowerAppend, lowerCondition, lowerExpression, lowerIndex, pathOfElement } from './expressions.js';

/** The use of the last statement of a block: it is the value of the block, or nothing special. */
export type Tail = 'value' | 'none';

/** The variables that a `return` without values returns; null in the file itself. */
export type Returns = readonly Variable[] | null;

/** Lowers statements, and what they contain. */
export class StatementLowering {
  readonly #context: Context;
  readonly #returns: Returns;

  constructor(context: Context, returns: Returns) {
    this.#context = context;
    this.#returns = returns;
    context.map = (expression) => this.#map(expression);
  }

  /** @param tail whether the block returns the value of its last statement */
  block(statements: readonly Statement[], tail: Tail = 'none'): ESTree.Statement[] {
    const lowered = statements.flatMap((statement, index) => {
      const isLast = index === statements.length - 1;
      const declarations = this.#declarations(this.#context.names.hoisted.get(statement) ?? []);
      return [...declarations, ...this.#statement(statement, isLast ? tail : 'none')];
    });
    return tail === 'value' && statements.length === 0 ? [b.returnStatement(b.literal(null))] : lowered;
  }

  /** `let $x = null;`: a reference without a value is undefined. */
  #declarations(bindings: readonly Binding[]): ESTree.Statement[] {
    return bindings.map((binding) => {
      const isUndefined = binding.isReference || binding.isResult;
      return b.declare('let', this.#context.bindingIdentifier(binding), isUndefined ? null : b.literal(null));
    });
  }

  #statement(statement: Statement, tail: Tail): ESTree.Statement[] {
    switch (statement.type) {
      case 'ExpressionStatement':
        return this.#expression(statement.expression, tail);
      case 'Assignment':
        return this.#withNull(this.#assignment(statement), statement, tail);
      case 'Call':
        return this.#withNull(this.#callStatement(statement), statement, tail);
      case 'If':
        return [this.#if(statement, tail)];
      case 'While':
        return this.#withNull([this.#while(statement.condition, statement.body, statement.at)], statement, tail);
      case 'Foreach':
        return this.#withNull([this.#foreach(statement)], statement, tail);
      case 'Sub': {
        const body = (tail: Tail): ESTree.Statement[] => this.block(statement.body, tail);
        return withErrorHandling(statement, body, tail, this.#context);
      }
      case 'Return':
        return [this.#return(statement.values)];
      case 'Raise': {
        const { message } = statement;
        const args = message === null ? [] : [lowerExpression(message, this.#context)];
        return [b.statement(this.#context.call('raise', args, statement.at))];
      }
      case 'Assert': {
        const condition = lowerExpression(statement.condition, this.#context);
        const assertion = b.statement(this.#context.call('assert', [condition], statement.at));
        return this.#withNull([assertion], statement, tail);
      }
      case 'Concurrent':
      case 'TaskControl': {
        const what = statement.type === 'Concurrent' ? 'concurrent' : statement.keyword;
        return [b.statement(this.#context.call('needsEngine', [b.literal(`'${what}'`)], statement.at))];
      }
      case 'Definition':
      case 'TemplateDeclaration':
        return tail === 'value' ? [b.returnStatement(b.literal(null))] : [];
    }
  }

  #expression(expression: Expression, tail: Tail): ESTree.Statement[] {
    const isAppend = expression.type === 'Binary' && expression.operator === '<<';
    const value =
      isAppend && tail === 'none'
        ? lowerAppend(expression, this.#context, false)
        : lowerExpression(expression, this.#context);
    return [tail === 'value' ? b.returnStatement(value) : b.statement(value)];
  }

  /** The value of an assignment is that of its last target; other statements have none. */
  #withNull(statements: ESTree.Statement[], statement: Statement, tail: Tail): ESTree.Statement[] {
    if (tail === 'none') return statements;
    const target = statement.type === 'Assignment' ? statement.targets.at(-1) : undefined;
    const value =
      target?.type === 'Variable' ? this.#context.read(target) : target && lowerExpression(target, this.#context);
    return [...statements, b.returnStatement(value ?? b.literal(null))];
  }

  #assignment(statement: Assignment): ESTree.Statement[] {
    const { targets, values } = statement;
    const isDeclaring = this.#context.names.declaring.has(statement);
    if (targets.length === values.length) return this.#assignEach(targets, values, isDeclaring);
    const [value] = values;
    if (value === undefined) return [];
    const list =
      value.type === 'Map' ? lowerExpression(value, this.#context) : this.#listOf(value, targets.length, statement.at);
    return this.#assignList(targets, list, isDeclaring);
  }

  #listOf(value: Expression, count: number, at: number): ESTree.Expression {
    return this.#context.call('valuesOf', [lowerExpression(value, this.#context), b.literal(count)], at);
  }

  #assignEach(
    targets: readonly (Variable | Slice)[],
    values: readonly Expression[],
    isDeclaring: boolean,
  ): ESTree.Statement[] {
    const lowered = targets.map((target, index) => {
      const value = values[index];
      return value === undefined ? b.literal(null) : this.#valueFor(target, value);
    });
    const [target] = targets;
    const [value] = lowered;
    if (targets.length > 1) return this.#assignList(targets, b.array(lowered), isDeclaring);
    if (target === undefined || value === undefined) return [];
    if (target.type === 'Slice') return [b.statement(this.#assignElement(target, value))];
    if (!isDeclaring) return [b.statement(this.#context.write(target, value))];
    return [this.#declare(target, value)];
  }

  /** The value, checked where a reference might get something else. */
  #valueFor(target: Variable | Slice, value: Expression): ESTree.Expression {
    const lowered = lowerExpression(value, this.#context);
    if (target.type !== 'Variable' || !isReference(target) || kindOf(value) === 'collection') return lowered;
    if (value.type === 'HashLiteral')
      return this.#context.call('needsApi', [b.literal('A resource declaration')], value.at);
    if (value.type === 'Map' || (value.type === 'Action' && value.name === 'empty')) return lowered;
    return this.#context.call('reference', [lowered, b.literal(fullName(target))], target.at);
  }

  #declare(variable: Variable, value: ESTree.Expression): ESTree.Statement {
    const identifier = this.#context.identifier(variable) ?? b.identifier('undefined');
    return b.declare(this.#declarationKind([variable]), identifier, value);
  }

  #declareList(variables: readonly Variable[], list: ESTree.Expression): ESTree.Statement {
    const identifiers = variables.map((variable) => this.#context.identifier(variable));
    return b.declare(this.#declarationKind(variables), b.arrayPattern(identifiers), list);
  }

  #declarationKind(variables: readonly Variable[]): 'const' | 'let' {
    const bindings = variables.map((variable) => this.#context.names.bindings.get(variable));
    return bindings.every((binding) => binding?.reassignments === 0) ? 'const' : 'let';
  }

  /** Assigns the elements of a JavaScript array. */
  #assignList(
    targets: readonly (Variable | Slice)[],
    list: ESTree.Expression,
    isDeclaring: boolean,
  ): ESTree.Statement[] {
    const variables = targets.filter((target) => target.type === 'Variable');
    if (isDeclaring) return [this.#declareList(variables, list)];
    if (variables.length === targets.length && variables.every(isLocal)) {
      const pattern = b.arrayPattern(variables.map((variable) => this.#context.identifier(variable)));
      return [b.statement(b.assign(pattern, list))];
    }
    const name = b.identifier(this.#context.module.names.take('values'));
    const element = (index: number): ESTree.Expression => b.element(name, b.literal(index));
    return [
      b.declare('const', name, list),
      ...targets.map((target, index) =>
        b.statement(
          target.type === 'Variable'
            ? this.#context.write(target, element(index))
            : this.#assignElement(target, element(index)),
        ),
      ),
    ];
  }

  /** `$list[0]['a'] = value` is `$list = replace($list, [0, 'a'], value)`. */
  #assignElement(target: Slice, value: ESTree.Expression): ESTree.Expression {
    const root = rootOf(target);
    if (root === null) return value;
    const path = pathOfElement(target).map((index) => lowerIndex(index, this.#context));
    const args = [this.#context.read(root), b.array(path), value];
    return this.#context.write(root, this.#context.call('replace', args, innermost(target).at));
  }

  #callStatement(statement: Call): ESTree.Statement[] {
    const body = (): ESTree.Statement[] => this.#call(statement);
    return withErrorHandling(statement, body, 'none', this.#context);
  }

  #call(statement: Call): ESTree.Statement[] {
    const { name, arguments: args, retrieves, at } = statement;
    const local = this.#context.definitions.get(name);
    if (local === undefined) return [b.statement(this.#context.call('unknownDefinition', [b.literal(name)], at))];
    const values = args.map((argument) => lowerExpression(argument, this.#context));
    const call = this.#context.call('call', [b.identifier(local, at, name), ...values], at);
    const [first] = retrieves;
    if (first === undefined) return [b.statement(call)];
    const isDeclaring = this.#context.names.declaring.has(statement);
    if (retrieves.length > 1 || this.#context.returnCounts.get(name) !== 1)
      return this.#assignList(retrieves, call, isDeclaring);
    return isDeclaring ? [this.#declare(first, call)] : [b.statement(this.#context.write(first, call))];
  }

  #if({ branches, alternative }: If, tail: Tail): ESTree.Statement {
    let otherwise: ESTree.Statement | null = null;
    if (alternative !== null) otherwise = b.block(this.block(alternative, tail));
    else if (tail === 'value') otherwise = b.block([b.returnStatement(b.literal(null))]);
    for (const { condition, body } of branches.toReversed()) {
      const test = lowerCondition(condition, this.#context);
      otherwise = b.ifStatement(test, b.block(this.block(body, tail)), otherwise);
    }
    return otherwise ?? b.block([]);
  }

  #while(condition: Expression, body: readonly Statement[], at: number): ESTree.Statement {
    const step = b.statement(this.#context.call('step', [], at));
    return b.whileStatement(lowerCondition(condition, this.#context), [step, ...this.block(body)]);
  }

  #foreach(statement: Foreach): ESTree.Statement {
    const { variable, collection, body, at, isConcurrent } = statement;
    if (isConcurrent) return b.statement(this.#context.call('needsEngine', [b.literal("'concurrent foreach'")], at));
    const items = this.#context.call('each', [lowerExpression(collection, this.#context)], at);
    const lowered = this.block(body);
    const { kind, target, start } = this.#loopHead(variable, collection);
    return b.forOf(kind, target, items, [...start, ...lowered]);
  }

  /** The variable in the head of a loop, and the statements that assign it in the body. */
  #loopHead(
    variable: Variable,
    collection: Expression,
  ): {
    readonly kind: 'const' | 'let';
    readonly target: ESTree.Pattern;
    readonly start: ESTree.Statement[];
  } {
    const binding = this.#context.names.bindings.get(variable);
    const needsCheck = isReference(variable) && kindOf(collection) !== 'collection';
    const identifier = this.#context.identifier(variable);
    if (binding?.origin === 'loop' && identifier !== null && !needsCheck)
      return { kind: binding.reassignments === 0 ? 'const' : 'let', target: identifier, start: [] };
    const item = b.identifier(this.#context.module.names.take('item'));
    const value = needsCheck
      ? this.#context.call('reference', [item, b.literal(fullName(variable))], variable.at)
      : item;
    const start =
      binding?.origin === 'loop' && identifier !== null
        ? b.declare('let', identifier, value)
        : b.statement(this.#context.write(variable, value));
    return { kind: 'const', target: item, start: [start] };
  }

  /** `map($list, ($x) => { … return $y; })` */
  #map(expression: MapExpression): ESTree.Expression {
    const { variable, collection, returns, body, at, isConcurrent } = expression;
    if (isConcurrent) return this.#context.call('needsEngine', [b.literal("'concurrent map'")], at);
    const { target, start } = this.#loopHead(variable, collection);
    const items = lowerExpression(collection, this.#context);
    const lowered = this.block(body);
    const results = returns.map((result) => this.#resultOf(result));
    const [first] = results;
    const isSingle = results.length === 1 && first !== undefined;
    const value = isSingle ? first : b.array(results);
    const iteration = b.arrow([target], b.block([...start, ...lowered, b.returnStatement(value)]));
    if (isSingle) {
      const helper = returns.every(isReference) ? 'mapToCollection' : 'map';
      return this.#context.call(helper, [items, iteration], at);
    }
    const names = b.array(returns.map((result) => b.literal(fullName(result))));
    return this.#context.call('mapToSeveral', [items, names, iteration], at);
  }

  /** The result of an iteration; undefined if the variable has no value, so that nothing is appended. */
  #resultOf(variable: Variable): ESTree.Expression {
    if (isGlobal(variable) || isSpecial(variable)) return this.#context.read(variable);
    return this.#context.identifier(variable) ?? b.identifier('undefined');
  }

  #return(values: readonly Expression[]): ESTree.Statement {
    if (values.length === 0 && this.#returns !== null) return this.returnOf(this.#returns);
    const lowered = values.map((value) => lowerExpression(value, this.#context));
    const [first] = lowered;
    if (first === undefined) return b.returnStatement(b.literal(null));
    return b.returnStatement(lowered.length === 1 ? first : b.array(lowered));
  }

  /** The statement that returns the values of the variables of a definition. */
  returnOf(variables: readonly Variable[]): ESTree.Statement {
    const values = variables.map((variable) => this.#context.read(variable));
    const [first] = values;
    if (first === undefined) return b.returnStatement(null);
    return b.returnStatement(values.length === 1 ? first : b.array(values));
  }
}

function innermost({ base, ...slice }: Slice): Slice {
  return base.type === 'Slice' ? innermost(base) : { base, ...slice };
}

/** Whether a variable is one of the JavaScript program. */
function isLocal(variable: Variable): boolean {
  return !isGlobal(variable) && !isSpecial(variable);
}
