import { EvaluationError, FailedExpressionError } from '../errors/error.js';
import { evaluationError, formatMessage, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { memoize } from '../text/memoize.js';
import { stripLeadingColons } from '../text/qualified-name.js';
import { didYouMean } from '../text/suggestion.js';
import { EMPTY_HASH, type PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

const messages = {
  UNKNOWN_VARIABLE: { code: 'UNKNOWN_VARIABLE', text: "Unknown variable: '{name}'." },
  REASSIGNMENT: {
    code: 'ILLEGAL_REASSIGNMENT',
    text: "Cannot reassign variable '${name}'",
    help: 'Variables do not change: assign to a variable of another name, or the value of `if` or `case` to one variable.',
  },
  BUILT_IN_VARIABLE: {
    code: 'ILLEGAL_REASSIGNMENT',
    text: "Cannot reassign built in (or already assigned) variable '${name}'",
  },
} as const satisfies Record<string, Message>;

export type ScopeKind = 'top' | 'node' | 'class' | 'define' | 'local';

/** Variables that only the host sets. */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set(['facts', 'trusted', 'server_facts']);

/** Variables that every scope of a class, defined type or node has. */
const BUILT_IN = new Set(['title', 'name']);

const NO_VARIABLES: ReadonlyMap<string, Value> = new Map();

/** The parts of the name of a variable. */
interface QualifiedName {
  /** Without leading `::`. Null for a variable of the top scope: `::name`. */
  readonly className: string | null;
  readonly name: string;
}

const splitName = /* @__PURE__ */ memoize((text): QualifiedName => {
  const separator = text.lastIndexOf('::');
  const qualifier = text.slice(0, separator);
  return { className: qualifier === '' ? null : stripLeadingColons(qualifier), name: text.slice(separator + 2) };
});

/**
 * The variables of one part of a program: the top level, a node, a class, a defined type, or the local variables of a
 * lambda or function if something reads variables by name.
 *
 * An unqualified name is looked up here, then in the parents. A qualified name is looked up in the scope of the class
 * that it names, and `::name` at the top.
 */
export class Scope {
  readonly kind: ScopeKind;
  /** The name of the class or defined type; empty for other scopes. */
  readonly name: string;
  readonly parent: Scope | null;
  readonly top: Scope;
  /** Created with the first variable: most scopes of lambdas and templates have none. */
  #variables: Map<string, Value> | undefined;
  /** The variables that the constructor got. `#variables` override them. */
  readonly #initial: PuppetHash;
  /** At the top: the scopes of all evaluated classes, by name. */
  readonly #classes: Map<string, Scope> | undefined;

  /**
   * Returns the value of a variable that does not exist, or throws. The evaluation context sets it on its top scope.
   */
  unknownVariable: (name: string) => Value = rejectUnknownVariable;

  /** @param variables for hosts: the initial variables; reserved names are allowed */
  constructor(kind: ScopeKind, parent: Scope | null = null, name = '', variables: PuppetHash = EMPTY_HASH) {
    this.#initial = variables;
    this.kind = kind;
    this.name = name;
    this.parent = parent;
    this.top = parent === null ? this : parent.top;
    if (parent === null) this.#classes = new Map();
  }

  /**
   * Returns the value of a variable. The name can be qualified.
   * @throws {EvaluationError} UNKNOWN_VARIABLE if the variable does not exist, with `strictVariables` or `strict:
   * error`
   */
  get(name: string): Value {
    const value = this.lookup(name);
    return value === undefined ? this.#unknown(name) : value;
  }

  /** Reports an unknown variable, with the similar names that can be read here. */
  #unknown(name: string): Value {
    try {
      return this.top.unknownVariable(name);
    } catch (error) {
      if (error instanceof EvaluationError)
        error.help ??= didYouMean(name, this.#readable(name), (similar) => `'$${similar}'`);
      throw error;
    }
  }

  /**
   * The names that can be read here: for a qualified name, those of its class; for another name, also the variables of
   * classes with this name.
   */
  #readable(name: string): Iterable<string> {
    const separator = name.lastIndexOf('::');
    if (separator <= 0) return [...this.visible().keys(), ...this.#inClasses(stripLeadingColons(name))];
    const qualifier = name.slice(0, separator);
    return Array.from(
      this.classScope(stripLeadingColons(qualifier))?.variables() ?? [],
      ([own]) => `${qualifier}::${own}`,
    );
  }

  /** The qualified names of the variables with a name of evaluated classes. The settings of Puppet are not a class. */
  #inClasses(name: string): string[] {
    const classes = [...(this.top.#classes ?? [])];
    return classes
      .filter(([owner, scope]) => owner !== 'settings' && scope.own(name) !== undefined)
      .map(([owner]) => `${owner}::${name}`);
  }

  /** The variable `$facts`. See `get`. */
  get facts(): Value {
    return this.get('facts');
  }

  /** The variable `$trusted`. See `get`. */
  get trusted(): Value {
    return this.get('trusted');
  }

  /** Returns the value of a variable, or `undefined`. The name can be qualified. */
  lookup(name: string): Value | undefined {
    if (name.includes('::')) return this.#lookupQualified(splitName(name));
    for (let scope: Scope | null = this; scope !== null; scope = scope.parent) {
      const value = scope.own(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  has(name: string): boolean {
    return this.lookup(name) !== undefined;
  }

  /** Returns the value of a variable of this scope only, or `undefined`. */
  own(name: string): Value | undefined {
    const value = this.#variables?.get(name);
    return value === undefined && this.#initial !== EMPTY_HASH ? this.#initial.get(name) : value;
  }

  /**
   * Sets a variable of this scope. A variable can be set once.
   * @throws {EvaluationError} ILLEGAL_REASSIGNMENT, ILLEGAL_RESERVED_ASSIGNMENT (at the top), RUNTIME_ERROR (elsewhere)
   */
  set(name: string, value: Value): Value {
    if (RESERVED_VARIABLES.has(name)) throw reservedName(name, this.kind === 'top');
    if (this.own(name) !== undefined) throw reassignment(name);
    (this.#variables ??= new Map()).set(name, value);
    return value;
  }

  /** For hosts: sets a variable. The name can be reserved, and the variable can have a value already. */
  bind(name: string, value: Value): void {
    (this.#variables ??= new Map()).set(name, value);
  }

  /** Returns the variables of this scope only. */
  variables(): IterableIterator<[string, Value]> {
    return (this.#initial === EMPTY_HASH ? (this.#variables ?? NO_VARIABLES) : this.#all()).entries();
  }

  #all(): Map<string, Value> {
    const all = new Map(this.#initial as Iterable<[string, Value]>);
    for (const [name, value] of this.#variables ?? NO_VARIABLES) all.set(name, value);
    return all;
  }

  /** Returns every variable that an unqualified name can read here. Inner variables replace outer ones. */
  visible(): Map<string, Value> {
    const all = this.parent === null ? new Map<string, Value>() : this.parent.visible();
    for (const [name, value] of this.variables()) all.set(name, value);
    return all;
  }

  /** Makes the variables of this class scope accessible by qualified names. */
  publish(): void {
    this.top.#classes?.set(this.name, this);
  }

  /** Returns the scope of an evaluated class. */
  classScope(name: string): Scope | undefined {
    return this.top.#classes?.get(name);
  }

  #lookupQualified({ className, name }: QualifiedName): Value | undefined {
    return className === null ? this.top.own(name) : this.classScope(className)?.lookupInherited(name);
  }

  /** Returns a variable of a class or of its parent classes. */
  private lookupInherited(name: string): Value | undefined {
    for (let scope: Scope | null = this; scope !== null && scope.kind === 'class'; scope = scope.parent) {
      const value = scope.own(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

/** The error of a second assignment of a variable, or of one to a variable that Puppet sets. */
export function reassignment(name: string): EvaluationError {
  return evaluationError(BUILT_IN.has(name) ? messages.BUILT_IN_VARIABLE : messages.REASSIGNMENT, { name });
}

/** @param isBound whether the variable has a value in the current scope, as at the top */
export function reservedName(name: string, isBound: boolean): EvaluationError {
  if (isBound || name === 'server_facts')
    return evaluationError(sharedMessages.RESERVED_VARIABLE, { name: `$${name}` });
  return new FailedExpressionError("a '=' expression", formatMessage(sharedMessages.RESERVED_VARIABLE, { name }));
}

/** Without an evaluation context there is no setting that permits unknown variables. */
function rejectUnknownVariable(name: string): never {
  throw unknownVariable(name);
}

/** The error of a read of a variable without a value. */
export function unknownVariable(name: string): EvaluationError {
  return evaluationError(messages.UNKNOWN_VARIABLE, { name });
}

/** The message of a read of a variable without a value, as a warning. */
export function unknownVariableMessage(name: string): string {
  return formatMessage(messages.UNKNOWN_VARIABLE, { name });
}
