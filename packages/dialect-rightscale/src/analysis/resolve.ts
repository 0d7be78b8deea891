import { childrenOf } from '../syntax/children.js';
import {
  type Assignment,
  type Call,
  type Definition,
  type Expression,
  type Foreach,
  fullName,
  isGlobal,
  type MapExpression,
  type Program,
  type Slice,
  type Statement,
  type Sub,
  type Variable,
} from '../syntax/nodes.js';
import { type Binding, createBinding, type Names, Scope } from './bindings.js';
import { isSpecial } from './special.js';

/**
 * Finds the variable that each name denotes.
 *
 * A variable belongs to the block that contains its first assignment in the text. Blocks are the file, a definition,
 * `sub`, and the bodies of loops. The documentation also counts `if` as a block, but its own examples read variables
 * after the `if` that sets them; here, the branches of `if` belong to the block around them.
 */
export function resolveNames(program: Program): Names {
  return new Resolver().resolve(program);
}

class Resolver {
  readonly #bindings = new Map<Variable, Binding>();
  readonly #hoisted = new Map<Statement, Binding[]>();
  readonly #declaring = new Set<Statement>();
  readonly #hostBindings: Binding[] = [];
  /** The scope of the file, in which the host provides variables; null within a definition. */
  #file: Scope | null = null;

  resolve(program: Program): Names {
    const file = new Scope(null);
    for (const statement of program.statements) {
      this.#file = statement.type === 'Definition' ? null : file;
      if (statement.type === 'Definition') this.#definition(statement);
      else this.#statementOf(file, statement);
    }
    return {
      bindings: this.#bindings,
      hoisted: this.#hoisted,
      declaring: this.#declaring,
      hostBindings: this.#hostBindings,
    };
  }

  #definition({ parameters, returns, body }: Definition): void {
    const scope = new Scope(null);
    for (const parameter of parameters) this.#declare(scope, parameter, 'parameter', true);
    this.#block(scope, body);
    for (const variable of returns) this.#read(scope, variable);
  }

  #block(scope: Scope, statements: readonly Statement[]): void {
    for (const statement of statements) this.#statementOf(scope, statement);
  }

  #statementOf(scope: Scope, statement: Statement): void {
    scope.current = statement;
    scope.isDirect = true;
    this.#statement(scope, statement);
  }

  /** A part of a statement that may not run, or that runs in a branch. */
  #branch(scope: Scope, read: () => void): void {
    const { isDirect } = scope;
    scope.isDirect = false;
    read();
    scope.isDirect = isDirect;
  }

  #statement(scope: Scope, statement: Statement): void {
    switch (statement.type) {
      case 'Assignment':
        return this.#assignment(scope, statement);
      case 'Call':
        return this.#call(scope, statement);
      case 'If':
        return this.#branch(scope, () => {
          for (const { condition, body } of statement.branches) {
            this.#expression(scope, condition);
            for (const inner of body) this.#statement(scope, inner);
          }
          for (const inner of statement.alternative ?? []) this.#statement(scope, inner);
        });
      case 'While':
        this.#expression(scope, statement.condition);
        return this.#block(new Scope(scope), statement.body);
      case 'Foreach':
        this.#loop(scope, statement);
        return;
      case 'Sub':
        return this.#sub(scope, statement);
      case 'Concurrent':
        return this.#block(new Scope(scope), statement.body);
      default:
        for (const child of childrenOf(statement)) this.#expression(scope, child as Expression);
    }
  }

  #assignment(scope: Scope, statement: Assignment): void {
    const { targets, values } = statement;
    for (const value of values) this.#expression(scope, value);
    const variables = targets.filter((target) => target.type === 'Variable');
    if (variables.length === targets.length && this.#canDeclare(scope, statement, variables)) return;
    for (const target of targets) {
      if (target.type === 'Variable') this.#write(scope, target);
      else this.#element(scope, target);
    }
  }

  /** Declares the variables of a statement that is the first to assign all of them. */
  #canDeclare(scope: Scope, statement: Statement, variables: readonly Variable[]): boolean {
    const names = new Set(variables.map(fullName));
    const isNew = (variable: Variable): boolean =>
      !isGlobal(variable) && !isSpecial(variable) && scope.find(fullName(variable)) === undefined;
    const isDeclaration =
      variables.length > 0 &&
      names.size === variables.length &&
      scope.isDirect &&
      scope.current === statement &&
      variables.every(isNew);
    if (!isDeclaration) return false;
    for (const variable of variables) this.#declare(scope, variable, 'assignment', true);
    this.#declaring.add(statement);
    return true;
  }

  #call(scope: Scope, statement: Call): void {
    for (const argument of statement.arguments) this.#expression(scope, argument);
    for (const { value } of statement.attributes) this.#attribute(scope, value);
    if (
      statement.attributes.every(({ name }) => name !== 'on_error') &&
      this.#canDeclare(scope, statement, statement.retrieves)
    )
      return;
    for (const variable of statement.retrieves) this.#write(scope, variable);
  }

  /** The arguments of a handler: `on_error: handle($x)`. */
  #attribute(scope: Scope, value: Expression): void {
    this.#branch(scope, () => this.#expression(scope, value));
  }

  #sub(scope: Scope, { attributes, retrieves, body }: Sub): void {
    for (const { value } of attributes) this.#attribute(scope, value);
    this.#block(new Scope(scope), body);
    for (const variable of retrieves) this.#write(scope, variable);
  }

  #loop(scope: Scope, { variable, collection, attributes, body }: Foreach | MapExpression): Scope {
    this.#expression(scope, collection);
    for (const { value } of attributes) this.#attribute(scope, value);
    const inner = new Scope(scope);
    this.#loopVariable(scope, inner, variable);
    this.#block(inner, body);
    return inner;
  }

  /** A loop assigns a variable that exists around it. */
  #loopVariable(scope: Scope, inner: Scope, variable: Variable): void {
    if (isGlobal(variable) || isSpecial(variable)) return;
    if (scope.find(fullName(variable)) === undefined) this.#declare(inner, variable, 'loop', true);
    else this.#write(scope, variable);
  }

  #map(scope: Scope, expression: MapExpression): void {
    const inner = this.#loop(scope, expression);
    for (const variable of expression.returns) {
      this.#read(inner, variable);
      const binding = inner.bindings.get(fullName(variable));
      if (binding !== undefined && !binding.isCertain) binding.isResult = true;
    }
  }

  #expression(scope: Scope, expression: Expression): void {
    switch (expression.type) {
      case 'Variable':
        return this.#read(scope, expression);
      case 'Map':
        return this.#map(scope, expression);
      case 'Binary':
        this.#expression(scope, expression.left);
        if (expression.operator === '&&' || expression.operator === '||')
          return this.#branch(scope, () => this.#expression(scope, expression.right));
        this.#expression(scope, expression.right);
        if (expression.operator === '<<') this.#appended(scope, expression.left);
        return;
      default:
        for (const child of childrenOf(expression)) this.#expression(scope, child as Expression);
    }
  }

  /** The left operand of `<<` is assigned if it is a variable or an element of one. */
  #appended(scope: Scope, left: Expression): void {
    const root = rootOf(left);
    if (root !== null) this.#write(scope, root);
  }

  #element(scope: Scope, { base, index }: Slice): void {
    this.#expression(scope, index);
    if (base.type === 'Slice') return this.#element(scope, base);
    if (base.type !== 'Variable') return;
    this.#read(scope, base);
    this.#write(scope, base);
  }

  #read(scope: Scope, variable: Variable): void {
    if (isGlobal(variable) || isSpecial(variable)) return;
    let binding = scope.find(fullName(variable));
    if (binding === undefined && this.#file !== null) {
      binding = this.#declare(this.#file, variable, 'host', this.#file.isDirect && scope === this.#file);
      this.#hostBindings.push(binding);
    }
    if (binding !== undefined) this.#bindings.set(variable, binding);
  }

  #write(scope: Scope, variable: Variable): void {
    if (isGlobal(variable) || isSpecial(variable)) return;
    let binding = scope.find(fullName(variable));
    if (binding === undefined) {
      binding = this.#declare(scope, variable, 'assignment', false);
      const { current } = scope;
      if (current !== null) this.#hoisted.set(current, [...(this.#hoisted.get(current) ?? []), binding]);
    }
    binding.reassignments++;
    if (!this.#bindings.has(variable)) this.#bindings.set(variable, binding);
  }

  #declare(scope: Scope, variable: Variable, origin: Binding['origin'], isCertain: boolean): Binding {
    const binding = createBinding(variable, origin, isCertain);
    scope.bindings.set(binding.name, binding);
    this.#bindings.set(variable, binding);
    return binding;
  }
}

/** The variable that an expression is, or is an element of; null for other expressions. */
export function rootOf(expression: Expression): Variable | null {
  if (expression.type === 'Variable') return expression;
  if (expression.type === 'Slice') return rootOf(expression.base);
  return expression.type === 'Binary' && expression.operator === '<<' ? rootOf(expression.left) : null;
}
