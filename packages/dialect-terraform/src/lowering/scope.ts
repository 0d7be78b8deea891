import type * as ESTree from 'estree';
import type { TraverseStep } from '../syntax/nodes.js';

/** A variable of the whole source, and how many steps after its name the expression includes. */
export interface RootValue {
  readonly expression: ESTree.Expression;
  readonly stepCount: number;
}

/** The variables of the whole source. */
export interface Roots {
  /** In the order of suggestions for a misspelt name. */
  readonly names: readonly string[];
  /** The value of a variable with the steps after its name; null if there is no such variable. */
  resolve(name: string, steps: readonly TraverseStep[]): RootValue | null;
}

/** The names that an expression can use. */
export class Scope {
  /** Null where the language allows neither variables nor functions. */
  readonly #roots: Roots | null;
  readonly #parent: Scope | null;
  /** The variables of a `for` expression: their names in the source and in JavaScript. */
  readonly #locals: ReadonlyMap<string, string>;
  /** The JavaScript name of the current element of the innermost splat. */
  readonly element: string | undefined;

  constructor(
    roots: Roots | null,
    parent: Scope | null = null,
    locals: ReadonlyMap<string, string> = new Map(),
    element = parent?.element,
  ) {
    this.#roots = roots;
    this.#parent = parent;
    this.#locals = locals;
    this.element = element;
  }

  /** A scope with the variables of a `for` expression. */
  withVariables(names: readonly string[]): Scope {
    const locals = new Map<string, string>();
    for (const name of names) locals.set(name, this.#unused(name, locals));
    return new Scope(this.#roots, this, locals);
  }

  /** A scope with the element of a splat. */
  withElement(): Scope {
    return new Scope(this.#roots, this, new Map(), this.#unused('each', new Map()));
  }

  /** The JavaScript name of a variable of a `for` expression. */
  local(name: string): string | undefined {
    return this.#locals.get(name) ?? this.#parent?.local(name);
  }

  resolve(name: string, steps: readonly TraverseStep[]): RootValue | null {
    return this.#roots?.resolve(name, steps) ?? null;
  }

  get allowsVariables(): boolean {
    return this.#roots !== null || this.#locals.size > 0 || (this.#parent?.allowsVariables ?? false);
  }

  get allowsFunctions(): boolean {
    return this.#roots !== null;
  }

  /** The names of all variables. The innermost ones are the first. */
  names(): string[] {
    return [...this.#locals.keys(), ...(this.#parent === null ? (this.#roots?.names ?? []) : this.#parent.names())];
  }

  /**
   * A JavaScript name that no other variable here has. It begins with `$`, which no name of the module does. A variable
   * may hide one of the same name, as in the source.
   */
  #unused(name: string, siblings: ReadonlyMap<string, string>): string {
    const base = `$${name.replace(/[^A-Za-z0-9_]/g, '_')}`;
    let candidate = base;
    for (let count = 2; this.#isTaken(name, candidate) || hasOther(siblings, name, candidate); count++)
      candidate = `${base}${count}`;
    return candidate;
  }

  #isTaken(name: string, candidate: string): boolean {
    if (this.element === candidate || hasOther(this.#locals, name, candidate)) return true;
    return this.#parent !== null && this.#parent.#isTaken(name, candidate);
  }
}

/** Whether a variable of another name has the JavaScript name `candidate`. */
function hasOther(locals: ReadonlyMap<string, string>, name: string, candidate: string): boolean {
  for (const [other, local] of locals) if (local === candidate && other !== name) return true;
  return false;
}
