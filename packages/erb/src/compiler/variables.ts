import { build as b, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type { Node } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { reject } from './rejection.js';

/** A method body or a block: the JavaScript names of its local variables, by their Ruby names. */
interface LocalScope {
  readonly names: Map<string, string>;
  /** Temporary variables. */
  readonly temporaries: string[];
}

/** The local and instance variables of a template or function. */
export class Variables {
  readonly #module: ModuleBuilder;
  /** The scopes around the current node; the innermost is the last. */
  readonly #scopes: LocalScope[] = [];
  readonly #instance = new Map<string, string>();

  constructor(module: ModuleBuilder) {
    this.#module = module;
  }

  /**
   * Runs `body` in a new scope. Returns its result, and the declarations of variables other than `parameters`.
   *
   * @param known the JavaScript names of variables that have one, which need no declaration
   */
  inScope<T>(
    locals: readonly string[],
    parameters: readonly string[],
    body: () => T,
    known: ReadonlyMap<string, string> = new Map(),
  ): [T, ESTree.Statement[]] {
    const names = new Map(locals.map((name) => [name, known.get(name) ?? this.#module.names.take(name)]));
    const scope: LocalScope = { names, temporaries: [] };
    this.#scopes.push(scope);
    const result = runAndRestore(body, () => this.#scopes.pop());
    const declared = [...names].filter(
      ([name]) => !parameters.includes(name) && !known.has(name) && name !== '_erbout',
    );
    const declarations = declared.map(([, name]) => b.declare('let', b.identifier(name), b.literal(null)));
    const temporaries = scope.temporaries.map((name) => b.identifier(name));
    return [result, temporaries.length === 0 ? declarations : [...declarations, b.declareAll(temporaries)]];
  }

  /** As `inScope`, for the body of a method, which cannot see the variables outside. */
  inMethod<T>(
    locals: readonly string[],
    parameters: readonly string[],
    body: () => T,
    known: ReadonlyMap<string, string>,
  ): [T, ESTree.Statement[]] {
    const outer = this.#scopes.splice(0);
    return runAndRestore(
      () => this.inScope(locals, parameters, body, known),
      () => this.#scopes.push(...outer),
    );
  }

  /** @param depth the number of scopes between the node and the scope of the variable */
  local(node: Node, name: string, depth: number, at?: number): ESTree.Identifier {
    if (name === '_erbout') return reject(node, 'the output as a value');
    const found = this.#scopes[this.#scopes.length - 1 - depth]?.names.get(name);
    return b.identifier(found ?? reject(node, `the variable ${name}`), at);
  }

  /** A temporary variable of the current scope. */
  temporary(): ESTree.Identifier {
    const name = this.#module.names.take('value');
    this.#scopes[this.#scopes.length - 1]?.temporaries.push(name);
    return b.identifier(name);
  }

  /** The variable for `@name`. */
  instance(node: Node, name: string, at?: number): ESTree.Identifier {
    if (name.startsWith('@__')) return reject(node, `the variable ${name}`);
    let found = this.#instance.get(name);
    if (found === undefined) this.#instance.set(name, (found = this.#module.names.take(`$${name.slice(1)}`)));
    return b.identifier(found, at, name);
  }

  /** The names of the instance variables, without `@`, and their JavaScript names. */
  get instanceVariables(): readonly (readonly [name: string, javascript: string])[] {
    return Array.from(this.#instance, ([name, javascript]) => [name.slice(1), javascript]);
  }
}

/** Runs `body`, and then `restore`, also if the body is rejected. */
function runAndRestore<T>(body: () => T, restore: () => unknown): T {
  try {
    return body();
  } finally {
    restore();
  }
}
