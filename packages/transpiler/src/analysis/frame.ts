import type { VariableExpression } from '../ast/nodes.js';

export type FrameKind = 'manifest' | 'class' | 'define' | 'node' | 'function' | 'lambda' | 'template';

/** A variable that has a JavaScript name: a parameter, or one that is assigned in the frame. */
export interface Variable {
  readonly name: string;
  readonly frame: Frame;
  readonly parameter: boolean;
  /** How often it is assigned in the text, as a parameter included. */
  assignments: number;
  /** Whether somebody reads it where it may not have a value yet: then it is declared ahead. */
  readUncertain: boolean;
  /** The block of statements in which it is first assigned; null for parameters. */
  readonly block: Block | null;
  /** Whether it is read, or assigned again, outside of that block. */
  escapes: boolean;
}

/** Statements that JavaScript keeps together in braces: a body, a branch of an `if` or `case`. */
export class Block {
  readonly #parent: Block | null;

  constructor(parent: Block | null) {
    this.#parent = parent;
  }

  within(outer: Block): boolean {
    for (let block: Block | null = this; block !== null; block = block.#parent) if (block === outer) return true;
    return false;
  }
}

/** How certain it is, at a place in the text, that a variable has been assigned. */
export type Certainty = 'maybe' | 'certain';

/** What a branch made of a variable. */
export interface Change {
  readonly before: Certainty | undefined;
  after: Certainty;
}

/**
 * What has variables of its own: a file's top level, a definition's body, a function, a lambda. Those of a lambda lie
 * within those of the frame around it; all others see only scopes around themselves.
 */
export class Frame {
  readonly kind: FrameKind;
  /** The frame that a lambda stands in. */
  readonly parent: Frame | null;
  readonly variables = new Map<string, Variable>();
  /** Changes while analysis walks through the text: what has been assigned where it stands. */
  readonly assigned = new Map<string, Certainty>();
  /** What the branch that the walk is in has assigned. */
  changes: Map<string, Change> | null = null;
  /** Names of outer variables that are read here or in lambdas here, though the frame has its own of that name. */
  readonly shadowed = new Set<string>();
  readonly region: Region;
  /** While the default of a parameter is walked: that parameter, and those behind it, which have no value yet. */
  pending: { readonly parameter: string; readonly names: ReadonlySet<string> } | null = null;

  constructor(kind: FrameKind, parent: Frame | null) {
    this.kind = kind;
    this.parent = parent;
    this.region = new Region(this, parent?.currentRegion ?? null);
    this.currentRegion = this.region;
  }

  /** Changes while analysis walks through the text. */
  currentRegion: Region;

  /** Whether its variables are set in a scope that others can see, not just in JavaScript. */
  get scoped(): boolean {
    return this.kind !== 'function' && this.kind !== 'lambda' && this.kind !== 'template';
  }

  assign(name: string, certainty: Certainty): void {
    const change = this.changes?.get(name);
    if (change !== undefined) change.after = certainty;
    else this.changes?.set(name, { before: this.assigned.get(name), after: certainty });
    this.assigned.set(name, certainty);
  }

  /** Takes an assignment back. */
  restore(name: string, certainty: Certainty | undefined): void {
    if (certainty === undefined) this.assigned.delete(name);
    else this.assigned.set(name, certainty);
  }

  /** Whether it is a function, or a lambda in one: what sees nothing around it but the top scope. */
  get inFunction(): boolean {
    return this.parent === null ? this.kind === 'function' : this.parent.inFunction;
  }

  get inTemplate(): boolean {
    return this.parent === null ? this.kind === 'template' : this.parent.inTemplate;
  }

  /** The variable of that name, which is a parameter (`block` null) or assigned in `block`. */
  declare(name: string, block: Block | null): Variable {
    let variable = this.variables.get(name);
    if (variable === undefined) {
      variable = {
        name,
        frame: this,
        parameter: block === null,
        assignments: 0,
        readUncertain: false,
        block,
        escapes: false,
      };
      this.variables.set(name, variable);
    } else if (block !== null) variable.escapes = true;
    variable.assignments++;
    return variable;
  }
}

/** Where match variables (`$0`, `$1`, …) are kept together: a body, or an `if`, `unless`, `case` or selector in it. */
export class Region {
  /** The frame that it is part of. */
  readonly frame: Frame;
  readonly parent: Region | null;
  /** Something here (not in a region within) matches against what may be a regular expression. */
  matches = false;
  /** Match variables are read here or in a region within. */
  read = false;

  constructor(frame: Frame, parent: Region | null) {
    this.frame = frame;
    this.parent = parent;
  }

  /** Whether matches must be recorded. */
  get recording(): boolean {
    return this.matches && this.read;
  }

  markRead(): void {
    for (let region: Region | null = this; region !== null && !region.read; region = region.parent) region.read = true;
  }
}

/** What a `$name` stands for. */
export type Resolution =
  /** A JavaScript variable, that certainly has a value. */
  | { readonly kind: 'local'; readonly variable: Variable }
  /** A JavaScript variable if it has a value, else `outer`. */
  | { readonly kind: 'uncertain'; readonly variable: Variable; readonly outer: Resolution }
  /** `$0`, `$1`, …, of the nearest region that records; null if there is none and it is always undef. */
  | { readonly kind: 'match'; readonly index: number; readonly region: Region }
  /** A parameter that has no value yet, read by the default of `parameter`: an error. */
  | { readonly kind: 'unevaluated'; readonly parameter: string }
  /** Found at runtime by name. */
  | { readonly kind: 'dynamic' };

/** What an assignment to a `$name` does. */
export interface Assignment {
  readonly variable: Variable;
  /** Whether the variable may have, or has, a value already. */
  readonly before: Certainty | 'not';
}

export type Reads = Map<VariableExpression, Resolution>;
export type Assignments = Map<VariableExpression, Assignment>;
