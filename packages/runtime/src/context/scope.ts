import { EvaluationError } from '../errors/error.js';
import { EMPTY_HASH, type PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

export type ScopeKind = 'top' | 'node' | 'class' | 'define' | 'local';

/** Names that only the host gives a value to. */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set(['facts', 'trusted', 'server_facts']);

/** Names that every scope of a class, defined type or node has. */
const BUILT_IN = new Set(['title', 'name']);

/**
 * The variables of a part of a program: of the whole (`top`), of a node, a class, a defined type, or a lambda's or
 * function's locals where something reads variables by name.
 *
 * An unqualified name is looked for here, then in the parents. A qualified name is looked for in the class scope that
 * its qualifier names, `::name` at the top.
 */
export class Scope {
  readonly kind: ScopeKind;
  /** The class's or defined type's name; empty for others. */
  readonly name: string;
  readonly parent: Scope | null;
  readonly top: Scope;
  readonly #variables = new Map<string, Value>();
  /** What it started with; `#variables` are over it. */
  readonly #given: PuppetHash;
  /** At the top: the scopes of all evaluated classes by name. */
  readonly #classes: Map<string, Scope> | undefined;

  /** Gives the value of a variable that does not exist, or throws. The evaluation context sets it on its top scope. */
  unknownVariable: (name: string) => Value = rejectUnknownVariable;

  /** @param variables for hosts: those that it starts with, whatever their names */
  constructor(kind: ScopeKind, parent: Scope | null = null, name = '', variables: PuppetHash = EMPTY_HASH) {
    this.#given = variables;
    this.kind = kind;
    this.name = name;
    this.parent = parent;
    this.top = parent === null ? this : parent.top;
    if (parent === null) this.#classes = new Map();
  }

  /**
   * The value of a variable, by plain or qualified name.
   * @throws {EvaluationError} UNKNOWN_VARIABLE where there is none, with `strictVariables` or `strict: error`
   */
  get(name: string): Value {
    const value = this.lookup(name);
    return value === undefined ? this.top.unknownVariable(name) : value;
  }

  /** The value of a variable, by plain or qualified name; `undefined` where there is none. */
  lookup(name: string): Value | undefined {
    const separator = name.lastIndexOf('::');
    if (separator >= 0) return this.#lookupQualified(name.slice(0, separator), name.slice(separator + 2));
    for (let scope: Scope | null = this; scope !== null; scope = scope.parent) {
      const value = scope.own(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  has(name: string): boolean {
    return this.lookup(name) !== undefined;
  }

  /** The value of a variable of this very scope; `undefined` where there is none. */
  own(name: string): Value | undefined {
    const value = this.#variables.get(name);
    return value === undefined && this.#given !== EMPTY_HASH ? this.#given.get(name) : value;
  }

  /**
   * Gives a variable of this scope its value, once.
   * @throws {EvaluationError} ILLEGAL_REASSIGNMENT, ILLEGAL_RESERVED_ASSIGNMENT (at the top), RUNTIME_ERROR (elsewhere)
   */
  set(name: string, value: Value): Value {
    if (RESERVED_VARIABLES.has(name)) throw reservedName(name, this.kind === 'top' || name === 'server_facts');
    if (this.own(name) !== undefined) throw reassignment(name);
    this.#variables.set(name, value);
    return value;
  }

  /** For hosts: binds a variable whatever its name, and whether or not it has a value. */
  bind(name: string, value: Value): void {
    this.#variables.set(name, value);
  }

  /** The variables of this very scope. */
  variables(): IterableIterator<[string, Value]> {
    return (this.#given === EMPTY_HASH ? this.#variables : this.#all()).entries();
  }

  #all(): Map<string, Value> {
    const all = new Map(this.#given as Iterable<[string, Value]>);
    for (const [name, value] of this.#variables) all.set(name, value);
    return all;
  }

  /** Every variable that an unqualified name reaches from here, inner ones over outer ones. */
  visible(): Map<string, Value> {
    const all = this.parent === null ? new Map<string, Value>() : this.parent.visible();
    for (const [name, value] of this.variables()) all.set(name, value);
    return all;
  }

  /** Lets qualified names find the variables of a class's scope. */
  makeKnown(): void {
    this.top.#classes?.set(this.name, this);
  }

  /** The scope of an evaluated class. */
  classScope(name: string): Scope | undefined {
    return this.top.#classes?.get(name);
  }

  #lookupQualified(qualifier: string, name: string): Value | undefined {
    if (qualifier === '') return this.top.own(name);
    return this.classScope(qualifier.startsWith('::') ? qualifier.slice(2) : qualifier)?.lookupInherited(name);
  }

  /** A class's variable, its own or one that it inherits. */
  private lookupInherited(name: string): Value | undefined {
    for (let scope: Scope | null = this; scope !== null && scope.kind === 'class'; scope = scope.parent) {
      const value = scope.own(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

export function reassignment(name: string): EvaluationError {
  const which = BUILT_IN.has(name) ? 'built in (or already assigned) variable' : 'variable';
  return new EvaluationError('ILLEGAL_REASSIGNMENT', `Cannot reassign ${which} '$${name}'`);
}

export function reservedName(name: string, atTop: boolean): EvaluationError {
  if (atTop)
    return new EvaluationError(
      'ILLEGAL_RESERVED_ASSIGNMENT',
      `Attempt to assign to a reserved variable name: '$${name}'`,
    );
  const text = `Error while evaluating a '=' expression, Attempt to assign to a reserved variable name: '${name}'`;
  return new EvaluationError('RUNTIME_ERROR', text);
}

/** A top scope without an evaluation context has no setting that would make an unknown variable undef. */
function rejectUnknownVariable(name: string): never {
  throw unknownVariable(name);
}

export function unknownVariable(name: string): EvaluationError {
  return new EvaluationError('UNKNOWN_VARIABLE', unknownVariableMessage(name));
}

export function unknownVariableMessage(name: string): string {
  return `Unknown variable: '${name}'.`;
}
