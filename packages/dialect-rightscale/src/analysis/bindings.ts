import { fullName, isReference, type Statement, type Variable } from '../syntax/nodes.js';

/** A variable or reference of the JavaScript program. */
export interface Binding {
  /** The name with its sigil. */
  readonly name: string;
  readonly isReference: boolean;
  /** The offset of its first occurrence. */
  readonly at: number;
  /** How the binding gets its first value. */
  readonly origin: 'assignment' | 'parameter' | 'loop' | 'host';
  /** The number of assignments after the declaration. */
  reassignments: number;
  /** Whether the binding certainly has a value after its declaration. */
  isCertain: boolean;
  /** Whether the binding is the result of an iteration of `map`, which may have none. */
  isResult: boolean;
}

/** The JavaScript name of a variable: `$x` for `$x`, `servers$` for `@servers`. */
export function javaScriptName({ name, isReference }: Binding): string {
  const plain = name.slice(1);
  if (!isReference) return `$${plain}`;
  return /^\d/.test(plain) ? `$${plain}$` : `${plain}$`;
}

export function createBinding(variable: Variable, origin: Binding['origin'], isCertain: boolean): Binding {
  return {
    name: fullName(variable),
    isReference: isReference(variable),
    at: variable.at,
    origin,
    reassignments: 0,
    isCertain,
    isResult: false,
  };
}

/**
 * A block with variables of its own: the file, a definition, `sub`, or the body of a loop. The branches of `if` belong
 * to the block around them.
 */
export class Scope {
  readonly parent: Scope | null;
  readonly bindings = new Map<string, Binding>();
  /** The statement of this block that is being read; null before the first one. */
  current: Statement | null = null;
  /** Whether the current statement is being read itself, and not a part of it that may not run. */
  isDirect = true;

  constructor(parent: Scope | null) {
    this.parent = parent;
  }

  find(name: string): Binding | undefined {
    return this.bindings.get(name) ?? this.parent?.find(name);
  }
}

/** The result of the analysis. */
export interface Names {
  /** The binding of each local variable; undefined for one that has no value. */
  readonly bindings: ReadonlyMap<Variable, Binding>;
  /** The bindings that are declared before a statement, because their first assignment is within it. */
  readonly hoisted: ReadonlyMap<Statement, readonly Binding[]>;
  /** The statements that declare their variables: `let $x = 1`. */
  readonly declaring: ReadonlySet<Statement>;
  /** The variables that the host can pass to the file, in the order of their first use. */
  readonly hostBindings: readonly Binding[];
}
