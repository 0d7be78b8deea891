import type * as ESTree from 'estree';
import { Frame, type Region, type Variable } from '../analysis/frame.js';
import * as b from '../estree/index.js';
import type { Module } from './module.js';

/**
 * A JavaScript function under way, for a frame of the Puppet program: which variables it declares ahead, which
 * temporaries it uses, whether it mentions the scope, and by which signals it is left.
 */
export class Body {
  readonly module: Module;
  readonly frame: Frame;
  readonly outer: Body | null;
  /** Left by `next()` or `return()` that JavaScript's `return` does not serve. */
  readonly caught = { next: false, return: false };
  /**
   * What its value goes through before it is returned: the check of the return type, which may need a statement before.
   */
  result: (value: ESTree.Expression, out: ESTree.Statement[]) => ESTree.Expression = (value) => value;
  /** What messages call it: the function's name. */
  callable = 'lambda';
  usesScope = false;
  /**
   * Whether it mentions something of a body around it: then it is another JavaScript function each time it is come to.
   */
  captures = false;
  /**
   * Whether it may run many times, for one catalog after another: then it is worth to make what does not change once,
   * in the module.
   */
  readonly repeats: boolean;
  /** Variables of the frame that somebody mentioned. */
  readonly used = new Set<Variable>();
  readonly #ahead: ESTree.Identifier[] = [];
  readonly #declared = new Set<string>();
  readonly #temporaries = new Set<string>();
  readonly #records = new Map<Region, string>();

  constructor(module: Module, frame: Frame, outer: Body | null = null, repeats = frame.kind !== 'manifest') {
    this.module = module;
    this.frame = frame;
    this.outer = outer;
    this.repeats = repeats;
  }

  static atModule(module: Module): Body {
    return new Body(module, new Frame('function', null), null, false);
  }

  /** The body that is no lambda's, which this is or stands in. */
  get root(): Body {
    return this.outer === null ? this : this.outer.root;
  }

  /** A body for what is evaluated apart from this one, with nothing of it in sight but the top scope. */
  atModule(): Body {
    return Body.atModule(this.module);
  }

  /** The scope that names are looked up in when the program runs. */
  scope(): ESTree.Identifier {
    const { root } = this;
    root.usesScope = true;
    this.reaches(root);
    return b.identifier('scope');
  }

  /** Notes that something is mentioned that belongs to a body: this one, or one around it. */
  reaches(owner: Body): void {
    for (let body: Body | null = this; body !== null && body !== owner; body = body.outer) body.captures = true;
  }

  // Variables

  /** The JavaScript name of a variable. Puppet's have no `$` in them, so that one behind makes another. */
  nameOf(variable: Variable): string {
    const owner = this.#ownerOf(variable);
    owner.used.add(variable);
    this.reaches(owner);
    let depth = 0;
    for (let frame: Frame | null = variable.frame; frame !== null; frame = frame.parent) {
      if (frame.variables.has(variable.name) && frame.shadowed.has(variable.name)) depth++;
    }
    return `$${variable.name}${depth === 0 ? '' : `$${depth === 1 ? '' : depth}`}`;
  }

  #ownerOf(variable: Variable): Body {
    return this.frame === variable.frame || this.outer === null ? this : this.outer.#ownerOf(variable);
  }

  /** Declares a variable at the start of the body, for one that is assigned in a place where it cannot be declared. */
  declareAhead(name: string): void {
    if (this.#declared.has(name)) return;
    this.#declared.add(name);
    this.#ahead.push(b.identifier(name));
  }

  /** A name like `wanted` that nothing else in this function or those around it uses. */
  temporary(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#isTemporary(name) || this.#startedModuleName(name, wanted); count++)
      name = `${wanted}${count}`;
    this.#temporaries.add(name);
    return name;
  }

  #isTemporary(name: string): boolean {
    return this.#temporaries.has(name) || (this.outer !== null && this.outer.#isTemporary(name));
  }

  #startedModuleName(name: string, wanted: string): boolean {
    return name !== wanted && this.module.names.has(name);
  }

  /** A temporary that is assigned within an expression. */
  temporaryAhead(wanted: string): ESTree.Identifier {
    const name = this.temporary(wanted);
    this.declareAhead(name);
    return b.identifier(name);
  }

  // Match variables

  /** The record that matches in a region write to; null if they need not be recorded. */
  recordFor(region: Region): ESTree.Identifier | null {
    return region.recording ? this.record(region) : null;
  }

  /** The record that match variables in a region read; null if nothing before can have matched. */
  record(region: Region | null): ESTree.Identifier | null {
    for (let at = region; at !== null; at = at.parent) {
      if (at.recording) return b.identifier(this.#recordName(at));
    }
    return null;
  }

  /** A lambda within may ask before the record is declared: it belongs to the body of the region. */
  #recordName(region: Region): string {
    if (region.frame !== this.frame && this.outer !== null) {
      this.captures = true;
      return this.outer.#recordName(region);
    }
    let name = this.#records.get(region);
    if (name === undefined) {
      // What is around gets its name first, so that the record within, which starts with its groups, has another.
      this.record(region.parent);
      this.#records.set(region, (name = this.temporary('matches')));
    }
    return name;
  }

  /** `new MatchRecord(…)` for a region, starting with what the region around it has matched. */
  newRecord(region: Region): ESTree.Expression {
    const around = this.record(region.parent) ?? this.matchesAround();
    return b.construct(this.module.imported('runtime', 'MatchRecord'), around === null ? [] : [around]);
  }

  /** What was matched before the code of the file began: around a template, or by the name of a node. */
  matchesAround(): ESTree.Expression | null {
    const { kind } = this.root.frame;
    if (kind === 'template') return this.module.call('matchesAround', [this.scope()]);
    return kind === 'node' ? this.module.call('nodeMatches', [this.scope()]) : null;
  }

  // The whole

  /** The statements of the JavaScript function, what it declares ahead included. */
  finish(statements: ESTree.Statement[]): ESTree.Statement[] {
    const all = this.caught.next || this.caught.return ? [this.#catching(statements)] : statements;
    const ahead: ESTree.Statement[] = [];
    if (this.usesScope && this.frame.kind === 'function')
      ahead.push(b.declare('const', b.identifier('scope'), this.module.call('topScope', [])));
    const record = this.recordFor(this.frame.region);
    if (record !== null) ahead.push(b.declare('const', record, this.newRecord(this.frame.region)));
    if (this.#ahead.length > 0) ahead.push(b.declareAll(this.#ahead));
    return ahead.length === 0 ? all : [...ahead, ...all];
  }

  /** Whether anything must be declared before the first statement. */
  get hasPrologue(): boolean {
    return (
      this.#ahead.length > 0 ||
      this.caught.next ||
      this.caught.return ||
      this.frame.region.recording ||
      (this.usesScope && this.frame.kind === 'function')
    );
  }

  #catching(statements: ESTree.Statement[]): ESTree.Statement {
    const { next } = this.caught;
    const helper = next && this.caught.return ? 'signalValue' : next ? 'nextValue' : 'returnValue';
    const signal = b.identifier(this.temporary('signal'));
    const value = this.module.call(helper, [signal]);
    const handler: ESTree.Statement[] = [];
    handler.push(b.returnStatement(next ? this.result(value, handler) : value));
    return b.tryCatch(statements, signal, handler);
  }
}
