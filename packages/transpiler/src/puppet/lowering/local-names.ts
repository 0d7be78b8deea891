import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';

/** The names of the temporaries of a JavaScript function, and the variables that it declares at its start. */
export class LocalNames {
  /** The names of the function around a lambda. */
  readonly #outer: LocalNames | null;
  readonly #moduleNames: b.Names;
  readonly #ahead: ESTree.Identifier[] = [];
  #declared: Set<string> | undefined;
  #temporaries: Set<string> | undefined;
  /** The last number behind each name that was wanted for a temporary. */
  #counts: Map<string, number> | undefined;

  constructor(outer: LocalNames | null, moduleNames: b.Names) {
    this.#outer = outer;
    this.#moduleNames = moduleNames;
  }

  /** The variables that the function declares at its start, because they cannot be declared where they are assigned. */
  get ahead(): readonly ESTree.Identifier[] {
    return this.#ahead;
  }

  /** Declares a variable at the start of the function. */
  declareAhead(name: string): void {
    if (this.#declared?.has(name) === true) return;
    (this.#declared ??= new Set()).add(name);
    this.#ahead.push(b.identifier(name));
  }

  /** Returns a name like `wanted` that is unused in this function and the functions around it. */
  temporary(wanted: string): string {
    let name = wanted;
    let count = this.#counts?.get(wanted) ?? 1;
    if (count > 1) name = `${wanted}${count}`;
    while (this.isTemporary(name) || this.#isModuleName(name, wanted)) name = `${wanted}${++count}`;
    (this.#temporaries ??= new Set()).add(name);
    (this.#counts ??= new Map()).set(wanted, count);
    return name;
  }

  /** Declares a temporary at the start of the function, for assignment within an expression. */
  temporaryAhead(wanted: string): ESTree.Identifier {
    const name = this.temporary(wanted);
    this.declareAhead(name);
    return b.identifier(name);
  }

  /** Whether the function, or a function around it, has a temporary of that name. */
  isTemporary(name: string): boolean {
    return this.#temporaries?.has(name) === true || (this.#outer !== null && this.#outer.isTemporary(name));
  }

  #isModuleName(name: string, wanted: string): boolean {
    return name !== wanted && this.#moduleNames.has(name);
  }
}
