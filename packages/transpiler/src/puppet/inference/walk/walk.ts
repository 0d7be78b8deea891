import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type { Strictness } from '@pptjs/runtime/strictness';
import type { Diagnostic, Severity } from '../../../diagnostics/index.js';
import type { Expression, LambdaExpression, Node, Program } from '../../ast/nodes.js';
import type { TypeFindingName, TypeFindingParameters } from '../../diagnostics/index.js';
import { FileDefinitions } from '../definitions/file-definitions.js';
import { plainName } from '../definitions/names.js';
import { falsyPart, isNever, limitDepth, NEVER, truthyPart, unionOf } from '../lattice/index.js';
import { functionOwner, type Owner } from '../usage/resource-usage.js';
import { UsageReader } from '../usage/usage-reader.js';
import { Findings } from './findings.js';
import { assignedPath, definedPath, FlowState } from './state.js';

/** A part of the program with variables and jumps of its own. */
export interface Frame {
  readonly kind: 'manifest' | 'class' | 'define' | 'node' | 'function' | 'lambda' | 'template';
  /** The frame around a lambda; null for others. */
  readonly parent: Frame | null;
  /** The name of a class, defined type or function; empty for other frames. */
  readonly name: string;
  /** The types of the values of `return()` and, in lambdas, of `next()`. */
  readonly results: PuppetType[];
}

/** The states after a condition, if it is true and if it is false. */
export interface Branches {
  readonly type: PuppetType;
  readonly whenTrue: FlowState;
  readonly whenFalse: FlowState;
}

/** How each kind of expression is evaluated. */
export interface InferenceVisitors {
  readonly expression: (node: Expression, walk: Walk) => PuppetType;
  readonly condition: (node: Expression, walk: Walk) => Branches | null;
  /**
   * Evaluates a block with arguments of these types; null for arguments of unknown number and type. Returns the type
   * of its result.
   */
  readonly block: (lambda: LambdaExpression, args: readonly PuppetType[] | null, walk: Walk) => PuppetType;
  /** Returns the types of the parameters of a block, as a result that is true shows them. */
  readonly accepted: (lambda: LambdaExpression, args: readonly PuppetType[], walk: Walk) => readonly PuppetType[];
}

/** The facts that a walk finds about the nodes of a program. */
export interface WalkResults {
  readonly types: Map<Node, PuppetType>;
  /** The expressions whose evaluation certainly fails. */
  readonly failures: Set<Node>;
}

/** The definitions that findings about unknown names miss. */
const MISSING = {
  TYPE_UNKNOWN_CLASS: { kind: 'class', noun: 'class' },
  TYPE_UNKNOWN_FUNCTION: { kind: 'function', noun: 'function' },
  TYPE_UNKNOWN_RESOURCE_TYPE: { kind: 'define', noun: 'resource type' },
  TYPE_UNKNOWN_TYPE: { kind: 'alias', noun: 'type' },
} as const;

/** The evaluation of a program with types in place of values. Visitors read and change the current state. */
export class Walk {
  readonly definitions: FileDefinitions;
  readonly findings: Findings;
  /** Whether the parameters of classes and defined types include values of type Deferred. */
  readonly includesDeferred: boolean;
  /** Puppet's setting `strict`: how questionable values are treated. */
  readonly strict: Strictness;
  /** The module of the file; null if it is not known. */
  readonly moduleName: string | null;
  readonly #visitors: InferenceVisitors;
  readonly #types: Map<Node, PuppetType>;
  readonly #failures: Set<Node>;
  /** Collects the resources and data that the code declares or uses. */
  readonly usage: UsageReader;
  state = new FlowState();
  frame: Frame = newFrame('manifest', null);

  constructor(
    definitions: FileDefinitions,
    findings: Findings,
    { types, failures }: WalkResults,
    visitors: InferenceVisitors,
    { includesDeferred, strict, moduleName }: Pick<Walk, 'includesDeferred' | 'strict' | 'moduleName'>,
  ) {
    this.includesDeferred = includesDeferred;
    this.strict = strict;
    this.moduleName = moduleName;
    this.definitions = definitions;
    this.findings = findings;
    this.#types = types;
    this.usage = new UsageReader(types);
    this.#failures = failures;
    this.#visitors = visitors;
  }

  /** Evaluates an expression in the current state. Records and returns its type. */
  infer(node: Expression): PuppetType {
    const type = limitDepth(this.#visitors.expression(node, this));
    this.#types.set(node, type);
    if (isNever(type)) this.state.isReachable = false;
    return type;
  }

  inferAll(nodes: readonly Expression[]): PuppetType[] {
    return nodes.map((node) => this.infer(node));
  }

  /** Evaluates a condition. The current state is undefined afterwards: continue with one of the results. */
  condition(node: Expression): Branches {
    const special = this.#visitors.condition(node, this);
    if (special !== null) {
      this.#types.set(node, special.type);
      return special;
    }
    const type = this.infer(node);
    const [whenTrue, whenFalse] = [this.state, this.state.copy()];
    if (isNever(truthyPart(type))) whenTrue.isReachable = false;
    if (isNever(falsyPart(type))) whenFalse.isReachable = false;
    return { type, whenTrue, whenFalse };
  }

  /** Infers the types of another program, which no code of this one sees. Returns the findings about it. */
  findingsAbout(program: Program): readonly Diagnostic[] {
    const definitions = new FileDefinitions(program, '', this.definitions.world);
    const findings = new Findings('', program.sourceText);
    const results = { types: new Map<Node, PuppetType>(), failures: new Set<Node>() };
    new Walk(definitions, findings, results, this.#visitors, this).infer(program.body);
    return findings.diagnostics;
  }

  block(lambda: LambdaExpression, args: readonly PuppetType[] | null): PuppetType {
    return this.#visitors.block(lambda, args, this);
  }

  /** Returns the types of those arguments for which the result of a block is true. */
  accepted(lambda: LambdaExpression, args: readonly PuppetType[]): readonly PuppetType[] {
    return this.#visitors.accepted(lambda, args, this);
  }

  /**
   * Evaluates branches, each from its own state, and continues with the merged state.
   *
   * @returns the union of the branches' types
   */
  branches(branches: readonly (readonly [FlowState, () => PuppetType])[]): PuppetType {
    const types: PuppetType[] = [];
    const ends: FlowState[] = [];
    for (const [state, body] of branches) {
      this.state = state;
      const wasReachable = state.isReachable;
      const type = wasReachable ? body() : this.findings.silently(body);
      if (wasReachable && this.state.isReachable) types.push(type);
      ends.push(this.state);
    }
    this.state = FlowState.merge(ends);
    return types.length === 0 ? NEVER : unionOf(types);
  }

  /** Records the type of a node that is not evaluated by itself, such as a bare word. */
  record(node: Node, type: PuppetType): void {
    this.#types.set(node, type);
  }

  recorded(node: Node): PuppetType {
    return this.#types.get(node) ?? ANY;
  }

  /** Whether findings about the current code are reported. */
  get #isReporting(): boolean {
    return this.state.isReachable && !this.findings.isSilent;
  }

  /** Reports a finding, unless the code is never evaluated. */
  report<Name extends TypeFindingName>(
    name: Name,
    parameters: TypeFindingParameters<Name>,
    node: Node,
    severity?: Severity,
  ): void {
    if (this.state.isReachable) this.findings.add(name, parameters, node, severity);
  }

  /**
   * Reports a name without a definition. Returns the type of the node.
   *
   * @param options `mayExist`: whether the name may denote something else, so that the finding is only possible; `names`:
   *   the names of the language
   */
  reportMissing(
    finding: keyof typeof MISSING,
    name: string,
    node: Node,
    { mayExist = false, names = [] }: { mayExist?: boolean; names?: Iterable<string> } = {},
  ): PuppetType {
    const plain = plainName(name);
    if (this.isDefined(plain)) return ANY;
    const isGuarded = this.definitions.isTestedName(plain);
    const isCertain = !mayExist && !isGuarded && this.definitions.world.isCertainlyMissing(plain);
    if (this.#isReporting) {
      const { kind, noun } = MISSING[finding];
      const suggestion = this.definitions.suggestion(kind, name, names);
      const place = suggestion ?? `No file of the environment or its modules defines the ${noun}.`;
      this.report(finding, { name, place }, node, isCertain ? 'error' : 'warning');
    }
    return isCertain ? this.fails(node) : ANY;
  }

  /** Gives a variable of the current frame a value. */
  assign(name: string, type: PuppetType): void {
    this.state.assign(name, type);
    this.state.set(assignedPath(depthOf(this.frame), name), type);
  }

  /**
   * Whether the current frame certainly has a value for a variable. False if the file tests with `defined` whether the
   * variable exists, so that the test may prevent a second assignment.
   */
  hasAssigned(name: string): boolean {
    if (this.definitions.isTestedName(`$${name}`)) return false;
    return this.state.get(assignedPath(depthOf(this.frame), name)) !== undefined;
  }

  /** Whether a test has shown that a name is defined: `if defined('a::b')`. @param name in lower case, `$x` for a variable */
  isDefined(name: string): boolean {
    return this.state.get(definedPath(name)) !== undefined;
  }

  /**
   * Records that the evaluation of a node certainly fails. The code after it is evaluated as if the value were unknown,
   * so that one mistake does not hide the next. Without findings, there is no value: the first steps of a `reduce` can fail
   * where later ones do not.
   */
  fails(node: Node): PuppetType {
    if (this.findings.isSilent) return NEVER;
    if (this.state.isReachable && this.findings.isCertain) this.#failures.add(node);
    return ANY;
  }

  /** Runs `body` in a new frame and state, and returns to the current ones. */
  within<T>(frame: Frame, state: FlowState, body: () => T): T {
    const outer = { frame: this.frame, state: this.state };
    this.frame = frame;
    this.state = state;
    try {
      return body();
    } finally {
      this.frame = outer.frame;
      this.state = outer.state;
    }
  }
}

/** Creates a frame without results. */
export function newFrame(kind: Frame['kind'], parent: Frame | null, name = ''): Frame {
  return { kind, parent, name, results: [] };
}

/** The number of lambdas around the code of a frame. */
function depthOf({ parent }: Frame): number {
  return parent === null ? 0 : depthOf(parent) + 1;
}

/** The owner of the code of a frame in the usage of resources. */
export function ownerOf(frame: Frame): Owner {
  const { kind, name } = outerFrame(frame);
  if (kind === 'function') return functionOwner(name);
  return kind === 'class' || kind === 'define' ? name : '';
}

/** The frame of the function, class or manifest around a lambda. */
export function outerFrame(frame: Frame): Frame {
  let outer = frame;
  while (outer.parent !== null) outer = outer.parent;
  return outer;
}
