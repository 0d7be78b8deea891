import type { Expression } from '../ast/nodes.js';

/** An open template declares no parameters: its callers can pass values for all its variables. */
export type FrameKind = 'manifest' | 'class' | 'define' | 'node' | 'function' | 'lambda' | 'template' | 'open template';

/** A variable that becomes a JavaScript variable: a parameter, or a variable that is assigned in the frame. */
export interface Variable {
  readonly name: string;
  readonly frame: FunctionFrame;
  readonly parameter: boolean;
  /** The declared type of a parameter; null for other variables and for parameters without a type. */
  readonly type: Expression | null;
  /** The number of assignments in the text. A parameter counts as one. */
  assignments: number;
  /** Whether the variable is read where it may have no value yet. Then it is declared at the start of the function. */
  readUncertain: boolean;
  /** Whether it has been assigned at the current position of the walk; undefined if it certainly has no value. */
  certainty: Certainty | undefined;
  /** The block of its first assignment; null for parameters. */
  readonly block: StatementBlock | null;
  /** Whether the variable is read or assigned again outside that block. */
  escapes: boolean;
}

/** The statements of a JavaScript block: a function body, or a branch of an `if` or `case`. */
export class StatementBlock {
  readonly #parent: StatementBlock | null;

  constructor(parent: StatementBlock | null) {
    this.#parent = parent;
  }

  /** Whether this block is `outer` or a block inside it. */
  within(outer: StatementBlock): boolean {
    for (let block: StatementBlock | null = this; block !== null; block = block.#parent)
      if (block === outer) return true;
    return false;
  }
}

/** Whether a variable has certainly or perhaps been assigned at a place in the text. */
export type Certainty = 'maybe' | 'certain';

/** The change that a branch makes to the certainty of a variable. */
export interface Change {
  readonly before: Certainty | undefined;
  after: Certainty;
}

/**
 * The variables of a part of the program that becomes a JavaScript function: the file's statements, a definition's
 * body, a function, a lambda. A lambda also sees the variables of the frame around it. Other frames see only scopes.
 */
export class FunctionFrame {
  readonly kind: FrameKind;
  /** The frame around a lambda; null for other frames. */
  readonly parent: FunctionFrame | null;
  /** Undefined without variables, as in the frames of most parameters. */
  #variables: Map<string, Variable> | undefined;
  /** The assignments in the branch that is being walked. */
  changes: Map<string, Change> | null = null;
  /** See `shadow`. */
  #shadowed: Set<string> | undefined;
  readonly region: MatchRegion;
  /**
   * While a parameter's default is walked: the parameter, and the names of it and those after it, which have no value.
   */
  pending: { readonly parameter: string; readonly names: ReadonlySet<string> } | null = null;

  constructor(kind: FrameKind, parent: FunctionFrame | null) {
    this.kind = kind;
    this.parent = parent;
    this.region = new MatchRegion(this, parent?.currentRegion ?? null);
    this.currentRegion = this.region;
  }

  /** The innermost region at the current position of the walk. */
  currentRegion: MatchRegion;

  get variables(): ReadonlyMap<string, Variable> {
    return this.#variables ?? NO_VARIABLES;
  }

  /** Records that this frame or its lambdas read an outer variable, although the frame may have its own of that name. */
  shadow(name: string): void {
    (this.#shadowed ??= new Set()).add(name);
  }

  isShadowed(name: string): boolean {
    return this.#shadowed?.has(name) === true;
  }

  /** Whether the variables of the frame are also set in a run-time scope, which other code can see. */
  get scoped(): boolean {
    return this.kind !== 'function' && this.kind !== 'lambda' && this.kind !== 'template';
  }

  get isTemplate(): boolean {
    return this.kind === 'template' || this.kind === 'open template';
  }

  /** Records that a declared variable has, or may have, a value from the current position on. */
  assign(name: string, certainty: Certainty): void {
    const variable = this.#variables?.get(name);
    if (variable === undefined) return;
    const change = this.changes?.get(name);
    if (change !== undefined) change.after = certainty;
    else this.changes?.set(name, { before: variable.certainty, after: certainty });
    variable.certainty = certainty;
  }

  /** Sets the certainty of a variable back to an earlier state. */
  restore(name: string, certainty: Certainty | undefined): void {
    const variable = this.#variables?.get(name);
    if (variable !== undefined) variable.certainty = certainty;
  }

  /** Whether the frame is a function, or a lambda in a function. Its code sees only the top scope. */
  get inFunction(): boolean {
    return this.parent === null ? this.kind === 'function' : this.parent.inFunction;
  }

  /** Whether the frame is a template, or a lambda in a template. */
  get inTemplate(): boolean {
    return this.parent === null ? this.isTemplate : this.parent.inTemplate;
  }

  /**
   * Whether the parameters of the frame only have values of their declared types. A parameter of a class or defined type
   * can also have a Deferred value.
   */
  get isStrictlyTyped(): boolean {
    return this.kind !== 'class' && this.kind !== 'define';
  }

  /** Returns the variable of that name, which is a parameter (`block` is null) or assigned in `block`. */
  declare(name: string, block: StatementBlock | null, type: Expression | null = null): Variable {
    const variables = (this.#variables ??= new Map<string, Variable>());
    let variable = variables.get(name);
    if (variable === undefined) {
      variable = {
        name,
        frame: this,
        parameter: block === null,
        type,
        assignments: 0,
        readUncertain: false,
        certainty: undefined,
        block,
        escapes: false,
      };
      variables.set(name, variable);
    } else if (block !== null) variable.escapes = true;
    variable.assignments++;
    return variable;
  }
}

const NO_VARIABLES: ReadonlyMap<string, Variable> = new Map();

/** The extent of match variables (`$0`, `$1`, …): a function body, or an `if`, `unless`, `case` or selector in it. */
export class MatchRegion {
  /** The frame that contains the region. */
  readonly frame: FunctionFrame;
  readonly parent: MatchRegion | null;
  /** Whether the region, without inner regions, may match a regular expression. */
  matches = false;
  /** Whether the region or an inner region reads match variables. */
  read = false;

  constructor(frame: FunctionFrame, parent: MatchRegion | null) {
    this.frame = frame;
    this.parent = parent;
  }

  /** Whether matches must be recorded. */
  get recording(): boolean {
    return this.matches && this.read;
  }

  markRead(): void {
    for (let region: MatchRegion | null = this; region !== null && !region.read; region = region.parent)
      region.read = true;
  }
}

/** The meaning of a `$name`. */
export type Resolution =
  /** A JavaScript variable that certainly has a value. */
  | { readonly kind: 'local'; readonly variable: Variable }
  /** The JavaScript variable if it has a value, else `outer`. */
  | { readonly kind: 'uncertain'; readonly variable: Variable; readonly outer: Resolution }
  /** `$0`, `$1`, …, of the nearest region that records matches. */
  | { readonly kind: 'match'; readonly index: number; readonly region: MatchRegion }
  /** A parameter without a value yet, which the default of `parameter` reads: an error. */
  | { readonly kind: 'unevaluated'; readonly parameter: string }
  /** Looked up by name at run time. */
  | { readonly kind: 'dynamic' };

/** An assignment to a `$name`. */
export interface Assignment {
  readonly variable: Variable;
  /** Whether the variable already has, or may have, a value. */
  readonly before: Certainty | 'not';
}
