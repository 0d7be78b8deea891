import type { FunctionProperties } from '@pptjs/runtime/internal';
import { childrenOf } from '../ast/children.js';
import type {
  AndExpression,
  AssignmentExpression,
  CaseExpression,
  Expression,
  FunctionDefinition,
  IfExpression,
  LambdaExpression,
  Node,
  OrExpression,
  Parameter,
  PlanDefinition,
  Program,
  SelectorExpression,
  UnlessExpression,
  VariableExpression,
} from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, literalText, setsAttributes, unwrap } from '../ast/shapes.js';
import { builtinFunction, propertiesOf } from '../builtins.js';
import { findAccumulation } from './accumulations.js';
import { isLiteralType, isNeverRegexp, isScalar } from './constants.js';
import {
  type Assignment,
  StatementBlock,
  type Certainty,
  type Change,
  FunctionFrame,
  type FrameKind,
  MatchRegion,
  type Resolution,
  type Variable,
} from './frame.js';
import { InlineTemplates } from './inline-templates.js';
import { LoopSearch } from './loops.js';
import { splitMemo } from './memo-parts.js';
import { Ownership } from './ownership.js';
import { findRecursion } from './recursions.js';
import type { Accumulation, Analysis, OwnedParameter, Recursion, ScopeReader, SplitMemo } from './result.js';

/**
 * Analyzes a program: resolves every variable, and finds which matches must be recorded and which calls need the local
 * variables of their caller. The input is a program without errors, the output is an `Analysis` for lowering.
 *
 * Analysis is one walk over the tree in the order of evaluation. A Puppet variable is assigned once, but `if` and
 * `case` do not limit its life: after `if $a { $x = 1 }`, `$x` may or may not have a value. For each frame, the walk
 * tracks which variables certainly and which perhaps have a value. Branches are walked from the same state and then
 * merged.
 *
 * @param isLinked whether the module imports the function with a name from another file
 * @param readsScope whether the function with a name, which is neither built in nor linked, reads variables of its caller
 */
export function analyze(program: Program, isLinked: IsName = () => false, readsScope: IsName = () => false): Analysis {
  const walk = new Walk(program, isLinked, readsScope);
  walk.program(program);
  return walk;
}

type IsName = (name: string) => boolean;

class Walk implements Analysis {
  readonly frames = new Map<Node, FunctionFrame>();
  readonly reads = new Map<VariableExpression, Resolution>();
  readonly assignments = new Map<VariableExpression, Assignment>();
  readonly regions = new Map<Node, MatchRegion>();
  readonly matchRegions = new Map<Node, MatchRegion>();
  readonly #functions = new Set<string>();
  readonly #isLinked: IsName;
  readonly #readsScope: IsName;
  readonly scopeReaders = new Map<Expression, ScopeReader>();
  readonly accumulations = new Map<Node, Accumulation>();
  readonly extensions = new Set<Node>();
  readonly splitMemos = new Map<Node, SplitMemo>();
  readonly recursions = new Map<Node, Recursion>();
  readonly ownedParameters = new Map<Node, OwnedParameter>();
  readonly loops = new Set<Node>();
  readonly inlinedBlocks = new Set<Node>();
  readonly attributeStatements = new Set<Node>();
  #frame = new FunctionFrame('manifest', null);
  #block = new StatementBlock(null);
  /** Whether the walk has passed a call that never returns, so that the rest of the branch is not evaluated. */
  #isUnreachable = false;
  readonly #templates: InlineTemplates;
  readonly #loopSearch: LoopSearch;
  readonly ownership: Ownership;
  /** The calls of `reduce` with a block and, perhaps, a start value. Inner ones come first. */
  readonly #reductions: { readonly block: LambdaExpression; readonly start: Expression | undefined }[] = [];

  constructor({ definitions }: Program, isLinked: IsName, readsScope: IsName) {
    this.#isLinked = isLinked;
    this.#readsScope = readsScope;
    this.#templates = new InlineTemplates(this.#functions, this.reads, (template) =>
      analyze(template, isLinked, readsScope),
    );
    this.#loopSearch = new LoopSearch(definitions, this.#templates);
    this.ownership = new Ownership(definitions, isLinked, this.#loopSearch);
  }

  get jumps(): ReadonlySet<Node> {
    return this.#loopSearch.jumps;
  }

  program(program: Program): void {
    const { body } = program;
    for (const definition of program.definitions)
      if (definition.type === 'FunctionDefinition') this.#functions.add(definition.name);
    if (body.type === 'LambdaExpression') this.#container(program, templateKind(body), body.parameters, body.body);
    else this.#inFrame(program, 'manifest', null, () => this.#visit(body));
    this.#findExtensions(program);
  }

  /** Finds the code that may change collections in place. */
  #findExtensions({ definitions }: Program): void {
    do {
      this.splitMemos.clear();
      this.accumulations.clear();
      this.recursions.clear();
      for (const { block, start } of this.#reductions) this.#reduction(block, start);
      for (const node of definitions) if (node.type === 'FunctionDefinition') this.#recursion(node);
    } while (!this.ownership.isSettled(this, this.ownedParameters));
    for (const { extensions } of this.accumulations.values())
      for (const extension of extensions) this.extensions.add(extension);
  }

  #recursion(node: FunctionDefinition): void {
    const recursion = findRecursion(node, this, this.#functions, this.#isLinked);
    if (recursion !== undefined) this.recursions.set(node, recursion);
  }

  #reduction(block: LambdaExpression, start: Expression | undefined): void {
    const split = start && splitMemo(block, start, this, this.#functions, this.#isLinked);
    if (split !== undefined) this.splitMemos.set(block, split);
    const accumulation = findAccumulation(block, this, this.#functions, this.#isLinked);
    if (accumulation !== undefined) this.accumulations.set(block, accumulation);
  }

  #inFrame(node: Node, kind: FrameKind, parent: FunctionFrame | null, walk: (frame: FunctionFrame) => void): void {
    const before = this.#frame;
    const frame = new FunctionFrame(kind, parent);
    this.frames.set(node, frame);
    const wasUnreachable = this.#isUnreachable;
    this.#frame = frame;
    this.#isUnreachable = false;
    this.#inBlock(() => walk(frame));
    this.#frame = before;
    this.#isUnreachable = wasUnreachable;
  }

  #inBlock(walk: () => void): void {
    const before = this.#block;
    this.#block = new StatementBlock(before);
    walk();
    this.#block = before;
  }

  #visit(node: Node): void {
    switch (node.type) {
      case 'VariableExpression':
        return this.#read(node);
      case 'AssignmentExpression':
        return this.#assignment(node);
      case 'AndExpression':
      case 'OrExpression':
        return this.#shortCircuit(node);
      case 'MatchExpression':
        this.#visitChildren(node);
        if (!isLiteralType(unwrap(node.rightExpr))) this.#recordMatch(node);
        return;
      case 'InExpression':
        this.#visitChildren(node);
        // The right operand may contain regular expressions.
        if (!isNeverRegexp(node.leftExpr) || !isNeverRegexp(node.rightExpr)) this.#recordMatch(node);
        return;
      case 'IfExpression':
      case 'UnlessExpression':
      case 'CaseExpression':
      case 'SelectorExpression':
        return this.#inRegion(node);
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        return this.#call(node);
      case 'LambdaExpression':
        return this.#lambda(node);
      case 'FunctionDefinition':
        return this.#definedFunction(node);
      case 'PlanDefinition':
        return this.#plan(node);
      case 'HostClassDefinition':
        return this.#container(node, 'class', node.parameters, node.body);
      case 'ResourceTypeDefinition':
        return this.#container(node, 'define', node.parameters, node.body);
      case 'NodeDefinition':
        return this.#container(node, 'node', [], node.body);
      default:
        if (setsAttributes(node)) this.attributeStatements.add(node);
        this.#visitChildren(node);
    }
  }

  // The method `#visit` is called for each node. It contains no functions, for which each call would store the node.
  #visitChildren(node: Node): void {
    const children = childrenOf(node);
    for (let index = 0; index < children.length; index++) {
      const child = children[index];
      if (child !== null && child !== undefined) this.#visit(child);
    }
  }

  #recordMatch(node: Node): void {
    const region = this.#frame.currentRegion;
    region.matches = true;
    this.matchRegions.set(node, region);
  }

  // Variables

  #read(node: VariableExpression): void {
    this.reads.set(node, this.#resolve(node.name));
  }

  #resolve(name: string): Resolution {
    if (/^\d+$/.test(name)) {
      this.#frame.currentRegion.markRead();
      return { kind: 'match', index: Number(name), region: this.#frame.currentRegion };
    }
    const resolution: Resolution = name.includes('::') ? DYNAMIC : resolveIn(name, this.#frame);
    this.#recordRead(resolution);
    return resolution;
  }

  #recordRead(resolution: Resolution): void {
    if (resolution.kind !== 'local' && resolution.kind !== 'uncertain') return;
    this.#recordEscape(resolution.variable);
    if (resolution.kind === 'uncertain') this.#recordRead(resolution.outer);
  }

  #recordEscape(variable: Variable): void {
    if (variable.block !== null && !this.#block.within(variable.block)) variable.escapes = true;
  }

  #assignment(node: AssignmentExpression): void {
    this.#visit(node.rightExpr);
    const variable = this.#assign(node.leftExpr);
    if (variable !== null) this.#templates.assign(variable, node.rightExpr);
  }

  /** Returns the variable that the whole value is assigned to; null if its elements are assigned. */
  #assign(target: Expression): Variable | null {
    if (target.type === 'LiteralList') for (const value of target.values) this.#assign(value);
    else if (target.type === 'VariableExpression') {
      const frame = this.#frame;
      const before = frame.variables.get(target.name)?.certainty ?? 'not';
      const variable = frame.declare(target.name, this.#block);
      this.assignments.set(target, { variable, before });
      frame.assign(target.name, 'certain');
      return variable;
    } else this.#visit(target);
    return null;
  }

  // Branches

  /**
   * Walks each branch from the same state. Afterwards, variables that all branches assign are certain, and variables
   * that only some branches assign are uncertain.
   */
  #branches(walks: readonly (() => void)[]): void {
    const frame = this.#frame;
    const outer = frame.changes;
    const ends: ReadonlyMap<string, Change>[] = [];
    for (const walk of walks) {
      const changes = new Map<string, Change>();
      frame.changes = changes;
      this.#isUnreachable = false;
      this.#inBlock(walk);
      changes.forEach(({ before }, name) => frame.restore(name, before));
      if (!this.#isUnreachable) ends.push(changes);
    }
    frame.changes = outer;
    this.#isUnreachable = ends.length === 0;
    mergeBranches(ends).forEach((certainty, name) => frame.assign(name, certainty));
  }

  #shortCircuit({ leftExpr, rightExpr }: AndExpression | OrExpression): void {
    this.#visit(leftExpr);
    this.#branches([() => this.#visit(rightExpr), NOTHING]);
  }

  #inRegion(node: IfExpression | UnlessExpression | CaseExpression | SelectorExpression): void {
    const frame = this.#frame;
    const before = frame.currentRegion;
    frame.currentRegion = new MatchRegion(frame, before);
    this.regions.set(node, frame.currentRegion);
    if (node.type === 'CaseExpression') this.#case(node);
    else if (node.type === 'SelectorExpression') this.#selector(node);
    else this.#if(node);
    frame.currentRegion = before;
  }

  #if(node: IfExpression | UnlessExpression): void {
    this.#visit(node.test);
    this.#branches([() => this.#visit(node.thenExpr), () => this.#visit(node.elseExpr)]);
  }

  #case(node: CaseExpression): void {
    this.#visit(node.test);
    const arms: (() => void)[] = [];
    let hasDefault = false;
    for (const option of node.options) {
      for (const value of option.values) {
        if (value.type === 'LiteralDefault') hasDefault = true;
        else this.#option(value);
      }
      arms.push(() => this.#visit(option.thenExpr));
    }
    if (!hasDefault) arms.push(NOTHING);
    this.#branches(arms);
  }

  #selector(node: SelectorExpression): void {
    this.#visit(node.leftExpr);
    for (const { matchingExpr } of node.selectors)
      if (matchingExpr.type !== 'LiteralDefault') this.#option(matchingExpr);
    this.#branches(
      node.selectors.map(
        ({ valueExpr }) =>
          () =>
            this.#visit(valueExpr),
      ),
    );
  }

  #option(value: Expression): void {
    this.#visit(value);
    if (!isNeverRegexp(value)) this.#frame.currentRegion.matches = true;
  }

  // Calls

  #call(node: Call): void {
    this.#visitChildren(node);
    const name = calledName(node);
    if (name === null) return;
    if (name === 'reduce' && node.lambda !== null) this.#reduce(node, node.lambda);
    if (node.lambda !== null && this.#loopSearch.isLoop(node, node.lambda)) this.loops.add(node);
    if (node.lambda !== null && this.#loopSearch.isInlinedBlock(node, node.lambda)) this.inlinedBlocks.add(node);
    if (propertiesOf(name).neverReturns && !this.#functions.has(name)) this.#isUnreachable = true;
    const target = name === 'call' ? literalTarget(node) : name;
    // The first argument of `call` may be computed. Then the call may reach any function.
    const { readsScope, readsMatches, actsOnScope } = target === null ? ANY_FUNCTION : this.#propertiesOf(target);
    if (this.#templates.closedTemplate(node) !== null) return;
    if (!readsScope) {
      // In a function, the current scope is the top scope.
      if (this.#frame.inFunction && actsOnScope) this.scopeReaders.set(node, { locals: [], region: null });
      return;
    }
    if (readsMatches && !this.#frame.inTemplate) this.#frame.currentRegion.markRead();
    const locals = visibleLocals(this.#frame);
    for (const variable of locals) this.#recordEscape(variable);
    this.scopeReaders.set(node, { locals, region: readsMatches ? this.#frame.currentRegion : null });
  }

  #propertiesOf(name: string): FunctionProperties {
    const isKnown = builtinFunction(name) !== undefined || this.#functions.has(name) || this.#isLinked(name);
    return !isKnown && this.#readsScope(name) ? SCOPE_READER : propertiesOf(name);
  }

  #reduce(node: Call, lambda: LambdaExpression): void {
    const start = node.arguments[node.type === 'CallMethodExpression' ? 0 : 1];
    // The blocks of sums are called often, and have nothing to change.
    if (start !== undefined && isScalar(unwrap(start))) return;
    this.#reductions.push({ block: lambda, start });
  }

  // Frames

  #lambda(node: LambdaExpression): void {
    this.#inFrame(node, 'lambda', this.#frame, (frame) => this.#function(frame, node));
  }

  #plan(node: PlanDefinition): void {
    this.#inFrame(node, 'function', null, (frame) => this.#function(frame, node));
  }

  #definedFunction(node: FunctionDefinition): void {
    this.#inFrame(node, 'function', null, (frame) => this.#function(frame, node));
  }

  #function(
    frame: FunctionFrame,
    node: LambdaExpression | { parameters: readonly Parameter[]; returnType: Expression | null; body: Expression },
  ): void {
    for (const [index, parameter] of node.parameters.entries()) {
      if (parameter.typeExpr !== null) this.#visit(parameter.typeExpr);
      if (parameter.value !== null) {
        frame.pending = {
          parameter: parameter.name,
          names: new Set(node.parameters.slice(index).map(({ name }) => name)),
        };
        this.#visit(parameter.value);
        frame.pending = null;
      }
      frame.declare(parameter.name, null, parameter.typeExpr);
      frame.assign(parameter.name, 'certain');
    }
    if (node.returnType !== null) this.#visit(node.returnType);
    if (node.body !== null) this.#visit(node.body);
  }

  /** A class, defined type, node or template: the defaults of its parameters are evaluated outside the body. */
  #container(node: Node, kind: FrameKind, parameters: readonly Parameter[], body: Expression | null): void {
    for (const parameter of parameters) {
      this.#inFrame(parameter, kind, null, () => {
        if (parameter.typeExpr !== null) this.#visit(parameter.typeExpr);
        if (parameter.value !== null) this.#visit(parameter.value);
      });
    }
    this.#inFrame(node, kind, null, (frame) => {
      for (const { name, typeExpr } of parameters) {
        frame.declare(name, null, typeExpr);
        frame.assign(name, 'certain');
      }
      if (body !== null) this.#visit(body);
    });
  }
}

function templateKind({ body }: LambdaExpression): FrameKind {
  return body?.type === 'EppExpression' && body.parametersSpecified ? 'template' : 'open template';
}

const NOTHING = (): void => undefined;
const ANY_FUNCTION: FunctionProperties = { readsScope: true };
const SCOPE_READER: FunctionProperties = { readsScope: true, readsMatches: true };
const DYNAMIC: Resolution = { kind: 'dynamic' };

function resolveIn(name: string, frame: FunctionFrame): Resolution {
  if (frame.pending?.names.has(name) === true) return { kind: 'unevaluated', parameter: frame.pending.parameter };
  const variable = frame.variables.get(name);
  const certainty = variable?.certainty;
  if (variable !== undefined && certainty === 'certain') return { kind: 'local', variable };
  if (frame.scoped && certainty === 'maybe') return DYNAMIC;
  const outer: Resolution = frame.parent === null ? DYNAMIC : resolveIn(name, frame.parent);
  if (outer.kind !== 'dynamic') frame.shadow(name);
  if (variable === undefined || certainty === undefined) return outer;
  variable.readUncertain = true;
  return { kind: 'uncertain', variable, outer };
}

/** The certainty of each variable that a branch has assigned, after all branches. */
function mergeBranches(ends: readonly ReadonlyMap<string, Change>[]): Map<string, Certainty> {
  const all = new Map<string, Certainty>();
  for (const end of ends)
    end.forEach(({ before }, name) => {
      if (all.has(name)) return;
      const isCertain = ends.every((other) => (other.get(name)?.after ?? before) === 'certain');
      all.set(name, isCertain ? 'certain' : 'maybe');
    });
  return all;
}

/**
 * The variables that have or may have a value and are not in a run-time scope: those of the lambda or function and of
 * the frames around it.
 */
function visibleLocals(frame: FunctionFrame): Variable[] {
  const locals = new Map<string, Variable>();
  for (let at: FunctionFrame | null = frame; at !== null && !at.scoped; at = at.parent) {
    for (const [name, variable] of at.variables) {
      const { certainty } = variable;
      if (certainty === undefined || locals.has(name)) continue;
      locals.set(name, variable);
      if (certainty === 'maybe') variable.readUncertain = true;
    }
  }
  return [...locals.values()];
}

/** The name of the function that a call of `call` calls; null if it is computed. */
function literalTarget(node: Call): string | null {
  const [first] = argumentsOf(node);
  return first === undefined ? null : literalText(first);
}
