import { build as b, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import { type Binding, javaScriptName, type Names } from '../analysis/bindings.js';
import { isSpecial } from '../analysis/special.js';
import { fullName, isGlobal, isReference, type MapExpression, type Variable } from '../syntax/nodes.js';

/** The module that emitted code imports. */
export const RUNTIME = '@pptjs/dialect-rightscale/runtime';
export const FUNCTIONS = '@pptjs/dialect-rightscale/functions';

/** The state that the lowering of each node shares. */
export class Context {
  readonly module: ModuleBuilder;
  readonly names: Names;
  /** The JavaScript name of each definition. */
  readonly definitions: ReadonlyMap<string, string>;
  /** The number of values that each definition returns. */
  readonly returnCounts: ReadonlyMap<string, number>;
  /** Lowers a `map` loop. Set by the lowering of statements. */
  map: (expression: MapExpression) => ESTree.Expression = () => b.literal(null);

  constructor(
    module: ModuleBuilder,
    names: Names,
    definitions: ReadonlyMap<string, string>,
    returnCounts: ReadonlyMap<string, number>,
  ) {
    this.module = module;
    this.names = names;
    this.definitions = definitions;
    this.returnCounts = returnCounts;
  }

  /** A call of a helper of the runtime. */
  call(helper: string, args: ESTree.Expression[], at?: number): ESTree.SimpleCallExpression {
    return b.call(this.module.imported(RUNTIME, helper, at), args);
  }

  /** The identifier of a variable's binding; null if the variable is global or has no binding. */
  identifier(variable: Variable): ESTree.Identifier | null {
    const binding = this.names.bindings.get(variable);
    return binding === undefined ? null : this.bindingIdentifier(binding, variable.at);
  }

  bindingIdentifier(binding: Binding, at?: number): ESTree.Identifier {
    return b.identifier(javaScriptName(binding), at, binding.name);
  }

  /** The value of a variable. */
  read(variable: Variable): ESTree.Expression {
    const name = b.literal(fullName(variable));
    if (isGlobal(variable) || isSpecial(variable))
      return this.call(isReference(variable) ? 'globalReference' : 'global', [name], variable.at);
    const binding = this.names.bindings.get(variable);
    if (binding === undefined)
      return isReference(variable) ? this.call('uninitialized', [name], variable.at) : b.literal(null);
    const identifier = this.bindingIdentifier(binding, variable.at);
    if (binding.isCertain) return identifier;
    if (binding.isReference) return this.call('initialized', [identifier, name], variable.at);
    return binding.isResult ? this.call('valueOrNull', [identifier], variable.at) : identifier;
  }

  /** Assigns a variable. */
  write(variable: Variable, value: ESTree.Expression): ESTree.Expression {
    if (isGlobal(variable) || isSpecial(variable))
      return this.call('setGlobal', [b.literal(fullName(variable)), value], variable.at);
    const identifier = this.identifier(variable) ?? b.identifier('undefined');
    return b.assign(identifier, value);
  }
}
