import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import type { ValidationRule, VariableDeclaration } from '../declarations/declare.js';
import { stepName } from '../declarations/references.js';
import type { DeclaredFile } from '../declarations/tree.js';
import type { TraverseStep } from '../syntax/nodes.js';
import { compareStrings } from '../values/order.js';
import { ExpressionLowering } from './expressions.js';
import { type Roots, type RootValue, Scope } from './scope.js';
import { lowerTypeConstraint } from './type-constraints.js';

/**
 * Lowers a file. Local values become constants in an order in which each follows those that it uses, and the outputs
 * become the properties of an object, in the order in which HCL's users see them.
 */
export function lowerFile(tree: DeclaredFile, module: ModuleBuilder): CommentedProgram {
  return new FileLowering(tree, module).run();
}

class FileLowering {
  readonly #tree: DeclaredFile;
  readonly #module: ModuleBuilder;
  readonly #expressions: ExpressionLowering;
  readonly #roots: FileRoots;

  constructor(tree: DeclaredFile, module: ModuleBuilder) {
    this.#tree = tree;
    this.#module = module;
    this.#expressions = new ExpressionLowering(module);
    this.#roots = new FileRoots(tree, module, this.#expressions);
  }

  run(): CommentedProgram {
    const { variables, outputs } = this.#tree.declarations;
    const properties: b.NamedValue[] = [['file', this.#module.fileName()]];
    // The uses of the variables decide which of them need a value.
    const evaluate = this.#evaluate();
    if (variables.length > 0) {
      const declared = variables.map((variable): b.NamedValue => [variable.name, this.#variable(variable)]);
      properties.push(['variables', b.objectRows(declared)]);
    }
    properties.push(['evaluate', evaluate]);
    const main = this.#module.constant('main', this.#pure('terraformFile', [b.object(properties)]));
    for (const { name } of outputs) {
      const output = this.#module.constant(`${name}Output`, this.#pure('output', [main, b.literal(name)]));
      this.#module.export(output.name, name);
    }
    return this.#module.finish([], main);
  }

  #pure(name: string, args: ESTree.Expression[]): ESTree.Expression {
    return b.pureCall(this.#expressions.constant(name), args);
  }

  #variable(variable: VariableDeclaration): ESTree.Expression {
    const { name, type, isNullable, validations, block } = variable;
    const properties: b.NamedValue[] = [];
    if (type !== null) properties.push(['type', b.arrow([], lowerTypeConstraint(type, this.#expressions))]);
    const rules = validations.map((rule) => this.#validation(rule));
    // The default is evaluated without variables and functions.
    if (variable.default !== null)
      properties.push(['default', b.arrow([], this.#expressions.lower(variable.default, new Scope(null)))]);
    else if (this.#roots.uses(name))
      properties.push([
        'default',
        b.arrow([], this.#expressions.helper('required', [b.literal(name)], block.typeRange.start)),
      ]);
    if (!isNullable) properties.push(['nullable', b.literal(false)]);
    if (rules.length > 0) properties.push(['validations', b.array(rules)]);
    return b.object(properties);
  }

  #validation({ block, condition, errorMessage }: ValidationRule): ESTree.Expression {
    const scope = new Scope(this.#roots.onlyVariables());
    const { line, column } = this.#tree.positions.placeAt(block.typeRange.start);
    const place = `${shownFile(this.#module.file)}:${line},${column}-${column + block.type.length}`;
    const args = [
      this.#expressions.lower(condition.expression, scope),
      this.#expressions.lower(errorMessage.expression, scope),
      b.literal(place),
    ];
    return b.arrow([this.#roots.variables], this.#expressions.helper('validate', args, condition.start));
  }

  /** The function that evaluates local values and outputs. */
  #evaluate(): ESTree.Expression {
    const { locals, outputs } = this.#tree.declarations;
    const scope = new Scope(this.#roots);
    const statements: ESTree.Statement[] = [];
    for (const { attribute } of locals.ordered) {
      const value = this.#expressions.lower(attribute.expression, scope);
      statements.push(b.declare('const', this.#roots.declareLocal(attribute.name), value));
    }
    if (locals.cyclic.length > 0) {
      statements.push(b.returnStatement(this.#expressions.helper('cycle', [])));
    } else {
      const values = outputs
        .toSorted((left, right) => compareStrings(left.name, right.name))
        .map(({ name, value }): b.NamedValue => [name, this.#expressions.lower(value, scope)]);
      if (this.#roots.usesAllLocals) statements.push(this.#roots.declareAllLocals());
      statements.push(b.returnStatement(b.objectRows(values)));
    }
    return b.arrow([this.#roots.variables], b.block(statements));
  }
}

/** The name of a file in messages. Terraform names files relative to the module; the loader passes absolute paths. */
function shownFile(file: string): string {
  return file.replace(/^(?:\/|[A-Za-z]:[\\/]).*[\\/]/s, '');
}

/** The variables `var` and `local` of a file. */
class FileRoots implements Roots {
  readonly names: readonly string[] = ['var', 'local'];
  /** The parameter with the values of the variables. */
  readonly variables: ESTree.Identifier;
  usesAllLocals = false;
  readonly #expressions: ExpressionLowering;
  readonly #module: ModuleBuilder;
  readonly #variableNames: ReadonlySet<string>;
  /** The variables that expressions use. */
  readonly #used = new Set<string>();
  #usesAllVariables = false;
  /** The constants of the local values. */
  readonly #locals = new Map<string, ESTree.Identifier>();
  readonly #allLocals: ESTree.Identifier;

  constructor({ declarations }: DeclaredFile, module: ModuleBuilder, expressions: ExpressionLowering) {
    this.#module = module;
    this.#expressions = expressions;
    this.#variableNames = new Set(declarations.variables.map(({ name }) => name));
    this.variables = b.identifier(module.names.take('variables'));
    this.#allLocals = b.identifier(module.names.take('locals'));
  }

  /** Whether an expression that has been lowered uses a variable. */
  uses(name: string): boolean {
    return this.#usesAllVariables || this.#used.has(name);
  }

  declareLocal(name: string): ESTree.Identifier {
    const identifier = b.identifier(this.#module.names.take(name, ''));
    this.#locals.set(name.normalize('NFC'), identifier);
    return identifier;
  }

  /** The object of all local values, for outputs such as `local[var.key]`. */
  declareAllLocals(): ESTree.Statement {
    const items = Array.from(this.#locals, ([name, local]) => b.array([b.literal(name), local]));
    return b.declare('const', this.#allLocals, this.#expressions.helper('object', [b.array(items)]));
  }

  resolve(name: string, steps: readonly TraverseStep[]): RootValue | null {
    if (name === 'var') return this.#variable(steps);
    return name === 'local' ? this.#local(steps) : null;
  }

  onlyVariables(): Roots {
    return { names: ['var'], resolve: (name, steps) => (name === 'var' ? this.#variable(steps) : null) };
  }

  #variable([step]: readonly TraverseStep[]): RootValue {
    const name = step === undefined ? null : stepName(step);
    if (step !== undefined && name !== null && this.#variableNames.has(name)) {
      this.#used.add(name);
      const value = b.namedMember(b.identifier(this.variables.name, step.start), name);
      return { expression: value, stepCount: 1 };
    }
    if (name === null) this.#usesAllVariables = true;
    return { expression: this.#expressions.helper('variableObject', [this.variables]), stepCount: 0 };
  }

  #local([step]: readonly TraverseStep[]): RootValue {
    const name = step === undefined ? null : stepName(step);
    if (name === null) {
      this.usesAllLocals = true;
      return { expression: this.#allLocals, stepCount: 0 };
    }
    const local = this.#locals.get(name);
    if (local !== undefined) return { expression: b.identifier(local.name, step?.start), stepCount: 1 };
    // A name that is not declared is an error, whichever others are.
    return { expression: this.#expressions.helper('object', [b.array([])]), stepCount: 0 };
  }
}
