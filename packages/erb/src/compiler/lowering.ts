import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type { Location, Node, StatementsNode } from '@ruby/prism/src/nodes.js';
import { LocalVariableReadNode } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { reject } from './rejection.js';
import type { Variables } from './variables.js';

/** Lowers the nodes of a class. */
export interface Visitor {
  /** The value of the node. */
  expression(node: Node, lowering: Lowering): ESTree.Expression;
  /** Whether the node is true. Default: a test of its value. */
  test?(node: Node, lowering: Lowering): ESTree.Expression;
  /** The node as statements, without a value. Default: the expression as a statement. */
  statements?(node: Node, lowering: Lowering): ESTree.Statement[];
  /** The node as the last statements of a block, whose value is that of the node. Default: the expression is returned. */
  tail?(node: Node, lowering: Lowering): ESTree.Statement[];
}

export type NodeClass = abstract new (...args: never) => Node;

/** The visitors of the supported nodes, by class. */
export type Visitors = ReadonlyMap<unknown, Visitor>;

/** The module that emitted code imports. */
export const RUNTIME = '@pptjs/erb/runtime';

/** The number of arguments of a method. */
export interface Arity {
  /** The smallest number. */
  readonly required: number;
  /** Infinity if the method takes any number of arguments. */
  readonly maximum: number;
}

/** A method that the code defines. */
export interface DefinedMethod extends Arity {
  /** The JavaScript variable for the function. In a template, it is null before the definition. */
  readonly name: string;
  /** Whether the function gets a block, or null, before its arguments. */
  readonly hasBlock: boolean;
}

/** The kind of the code. The code of a legacy function runs with the scope as `self`. */
export type CodeKind = 'template' | 'function' | 'legacy function';

/** Facts about Ruby code. */
export interface SourceFacts {
  /** Whether the code reads `$1`, … */
  readonly readsMatches: boolean;
  /** Converts an offset in bytes of the Ruby code to an offset in the source. */
  offset(byteOffset: number): number;
  /** The Ruby code of a node. */
  textOf(node: Node): string;
  /** The Ruby code at a location in bytes. */
  textAt(location: Location): string;
}

/** The function that leaves a method or a call: `return` or `break` in a block. */
interface Exit {
  /** Its JavaScript name; undefined if nothing uses it. */
  name?: string;
}

/**
 * Lowers Ruby code to ESTree. The visitors have one file per family of nodes, and lower the parts of a node
 * through this class.
 */
export class Lowering {
  readonly module: ModuleBuilder;
  readonly variables: Variables;
  readonly facts: SourceFacts;
  readonly #visitors: Visitors;
  readonly #methods = new Map<string, ESTree.Identifier>();
  /** The number of blocks and bodies of loops around the current node: their JavaScript code is a function. */
  blockDepth = 0;
  /** Whether the innermost of them is the body of `while` or `until`. */
  isInLoop = false;
  /** Whether the code calls methods that change arrays or hashes. */
  changesValues = false;
  /** The places that are left to the interpreter, with offsets in bytes of the Ruby code. */
  readonly bailOuts: { readonly reason: string; readonly offset: number }[] = [];
  /** The methods that the code defines, by name. */
  readonly definedMethods = new Map<string, DefinedMethod>();
  /** The constants that the code defines, with their literal values. */
  readonly constants = new Map<string, Node>();
  /** Whether the code reads a constant whose value is an array or a hash. */
  readsCollectionConstant = false;
  /** The libraries that the code requires. */
  readonly libraries = new Set<string>();
  /** The local variables of the current method whose value is its scope. */
  scopeAliases: ReadonlySet<string> = new Set();
  /** The JavaScript name of the block of the current method; undefined if it has none. */
  #blockName: string | undefined;
  /** The parameter of the current method that is the scope of the caller, if the method does not assign it. */
  scopeParameter: string | undefined;
  /** The exit of the current method; undefined outside methods. */
  #return: Exit | undefined;
  /** The exits of the calls around the current node. */
  #breaks: Exit[] = [];
  /** The instance variables that the code assigns, with `@`. */
  readonly assignedVariables = new Set<string>();
  /** The instance variables of which the code asks whether they are defined. */
  readonly testedVariables = new Map<string, Node>();
  readonly kind: CodeKind;
  /** Whether the code reads `$1`, … */
  readonly recordsMatches: boolean;
  readonly #outputName: string;
  readonly #scopeName: string;
  #matchName: string | undefined;
  #loopsName: string | undefined;

  constructor(module: ModuleBuilder, variables: Variables, facts: SourceFacts, visitors: Visitors, kind: CodeKind) {
    this.kind = kind;
    this.#outputName = module.names.take('out');
    this.#scopeName = module.names.take('scope');
    this.module = module;
    this.variables = variables;
    this.facts = facts;
    this.recordsMatches = facts.readsMatches;
    this.#visitors = visitors;
  }

  get isTemplate(): boolean {
    return this.kind === 'template';
  }

  /** Whether the current node is in a method. */
  get isInMethod(): boolean {
    return this.#return !== undefined;
  }

  /** The variable for the block of the current method, or nil. */
  methodBlock(node: Node): ESTree.Identifier {
    return b.identifier(this.#blockName ?? reject(node, 'the block of a method'));
  }

  /**
   * Runs `lower`, which lowers a method.
   *
   * @param blockName the JavaScript name of its block, if it has one
   */
  inMethod<T>(
    aliases: ReadonlySet<string>,
    scopeParameter: string | undefined,
    blockName: string | undefined,
    lower: () => T,
  ): T {
    const { blockDepth, isInLoop, scopeAliases } = this;
    const outer = { exit: this.#return, breaks: this.#breaks, blockName: this.#blockName, scope: this.scopeParameter };
    this.#blockName = blockName;
    this.scopeParameter = scopeParameter;
    this.#return = {};
    this.#breaks = [];
    this.blockDepth = 0;
    this.isInLoop = false;
    this.scopeAliases = aliases;
    try {
      return lower();
    } finally {
      this.#blockName = outer.blockName;
      this.scopeParameter = outer.scope;
      this.#return = outer.exit;
      this.#breaks = outer.breaks;
      this.blockDepth = blockDepth;
      this.isInLoop = isInLoop;
      this.scopeAliases = scopeAliases;
    }
  }

  /** The statements of a method, which `return` in a block can leave. */
  escapableBody(body: Node | null): ESTree.Statement[] {
    const statements = this.tail(body);
    const name = this.#return?.name;
    return name === undefined ? statements : [b.returnStatement(this.#escapable(name, b.block(statements)))];
  }

  /** The value of a call, which `break` in its block can leave. */
  escapableCall(lower: () => ESTree.Expression): ESTree.Expression {
    const exit: Exit = {};
    this.#breaks.push(exit);
    try {
      const call = lower();
      return exit.name === undefined ? call : this.#escapable(exit.name, call);
    } finally {
      this.#breaks.pop();
    }
  }

  /** `return value` in a block */
  leaveMethod(node: Node, value: ESTree.Expression): ESTree.Expression {
    return this.#leave(this.#return ?? reject(node, 'return'), value);
  }

  /** `break value` in a block */
  leaveCall(node: Node, value: ESTree.Expression): ESTree.Expression {
    return this.#leave(this.#breaks.at(-1) ?? reject(node, 'break'), value);
  }

  #leave(exit: Exit, value: ESTree.Expression): ESTree.Expression {
    exit.name ??= this.module.names.take('leave');
    return b.call(b.identifier(exit.name), [value]);
  }

  #escapable(name: string, body: ESTree.Expression | ESTree.BlockStatement): ESTree.Expression {
    return this.helper('escapable', b.arrow([b.identifier(name)], body));
  }

  expression(node: Node): ESTree.Expression {
    return this.#visitorOf(node).expression(node, this);
  }

  /** The value of a node, or nil. */
  value(node: Node | null): ESTree.Expression {
    return node === null ? b.literal(null) : this.expression(node);
  }

  /** A JavaScript Boolean. */
  test(node: Node): ESTree.Expression {
    const visitor = this.#visitorOf(node);
    return visitor.test === undefined ? this.helper('truthy', this.expression(node)) : visitor.test(node, this);
  }

  statements(node: Node | null): ESTree.Statement[] {
    if (node === null) return [];
    const visitor = this.#visitorOf(node);
    return visitor.statements === undefined
      ? [b.statement(visitor.expression(node, this))]
      : visitor.statements(node, this);
  }

  /** The statements of a body whose last value is returned. */
  tail(node: Node | null): ESTree.Statement[] {
    if (node === null) return [b.returnStatement(b.literal(null))];
    const visitor = this.#visitorOf(node);
    return visitor.tail === undefined ? [b.returnStatement(visitor.expression(node, this))] : visitor.tail(node, this);
  }

  block(node: StatementsNode | Node | null): ESTree.BlockStatement {
    return b.block(this.statements(node));
  }

  /** The variable for the text that the template has written so far. */
  output(): ESTree.Identifier {
    return b.identifier(this.#outputName);
  }

  /** The parameter for the scope. */
  scope(): ESTree.Identifier {
    return b.identifier(this.#scopeName);
  }

  /** The variable for the last match. */
  match(): ESTree.Identifier {
    return b.identifier((this.#matchName ??= this.module.names.take('match')));
  }

  /** The variable for the object that runs loops and counts their iterations. */
  loops(): ESTree.Identifier {
    return b.identifier((this.#loopsName ??= this.module.names.take('loops')));
  }

  /**
   * Returns the program of a module whose default export a helper creates.
   *
   * @param creator the name of the helper; it gets a function of the scope with the statements
   */
  finish(creator: string, statements: readonly ESTree.Statement[]): CommentedProgram {
    const loops =
      this.#loopsName === undefined ? [] : [b.declare('const', b.identifier(this.#loopsName), this.helper('loops'))];
    const changes = this.changesValues ? [b.literal(true)] : [];
    const body = b.arrow([this.scope()], b.block([...loops, ...statements]));
    return this.module.finish([], this.helper(creator, body, ...changes));
  }

  /** Lowers a block, or the body of a loop. */
  inBlock<T>(isLoop: boolean, lower: () => T): T {
    const outer = this.isInLoop;
    this.isInLoop = isLoop;
    this.blockDepth++;
    try {
      return lower();
    } finally {
      this.blockDepth--;
      this.isInLoop = outer;
    }
  }

  /** A call after which the last match is unknown. Code that then reads `$1` bails out. */
  forgettingMatch(call: ESTree.Expression): ESTree.Expression {
    const value = this.variables.temporary();
    return b.sequence([b.assign(value, call), b.assign(this.match(), b.unary('void', b.literal(0))), value]);
  }

  /** A function of the runtime. */
  runtime(name: string, node?: Node): ESTree.Identifier {
    return node === undefined
      ? this.module.imported(RUNTIME, name)
      : this.module.imported(RUNTIME, name, this.offsetOf(node));
  }

  /** A call of a function of the runtime. */
  helper(name: string, ...args: (ESTree.Expression | ESTree.SpreadElement)[]): ESTree.Expression {
    return b.call(this.runtime(name), args);
  }

  /** The function that calls a method without a block. */
  method(name: string): ESTree.Identifier {
    return this.#dispatcher('method', name);
  }

  /** The function that calls a method with a block. */
  blockMethod(name: string): ESTree.Identifier {
    return this.#dispatcher('blockMethod', name);
  }

  #dispatcher(creator: 'method' | 'blockMethod', name: string): ESTree.Identifier {
    const key = `${creator} ${name}`;
    let found = this.#methods.get(key);
    if (found === undefined) {
      found = this.module.constant(functionName(name), this.helper(creator, b.literal(name)));
      this.#methods.set(key, found);
    }
    return found;
  }

  /** The function that calls a method of a class or module. */
  moduleFunction(name: string): ESTree.Identifier {
    let found = this.#methods.get(name);
    if (found === undefined) {
      const base = name.replace(/\W+(.)?/g, (_, letter?: string) => (letter ?? '').toUpperCase());
      found = this.module.constant(
        functionName(base.replace(/^[A-Z]+/, (start) => start.toLowerCase())),
        this.helper('moduleFunction', b.literal(name)),
      );
      this.#methods.set(name, found);
    }
    return found;
  }

  offsetOf(node: Node): number {
    return this.facts.offset(node.location.startOffset);
  }

  /** Code that the interpreter must run if it is reached. */
  leftToRuby(node: Node, reason: string): ESTree.Expression {
    this.bailOuts.push({ reason, offset: node.location.startOffset });
    return this.helper('bailOut', b.literal(reason));
  }

  #visitorOf(node: Node): Visitor {
    return this.#visitors.get(node.constructor) ?? reject(node, nodeName(node));
  }
}

/** Whether a node is the text that the template has written so far. */
export function isOutput(node: Node | null): boolean {
  return node instanceof LocalVariableReadNode && node.name === '_erbout';
}

/** Names of operators. */
const OPERATOR_NAMES: ReadonlyMap<string, string> = new Map([
  ['+', 'add'],
  ['-', 'subtract'],
  ['*', 'multiply'],
  ['/', 'divide'],
  ['%', 'modulo'],
  ['**', 'power'],
  ['<<', 'append'],
  ['>>', 'shiftRight'],
  ['&', 'intersection'],
  ['|', 'union'],
  ['^', 'xor'],
  ['<', 'isLess'],
  ['<=', 'isAtMost'],
  ['>', 'isGreater'],
  ['>=', 'isAtLeast'],
  ['<=>', 'compare'],
  ['-@', 'negate'],
  ['+@', 'plus'],
  ['~', 'invert'],
  ['[]', 'at'],
  ['[]=', 'setAt'],
]);

/** The JavaScript name for a method. */
export function functionName(name: string): string {
  const operator = OPERATOR_NAMES.get(name);
  if (operator !== undefined) return operator;
  const base = name.replace(/[?!=]$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (name.endsWith('!')) return `${base}InPlace`;
  return name.endsWith('?') ? `${base}P` : base;
}

function nodeName(node: Node): string {
  const words = node.constructor.name.replace(/Node$/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return words.toLowerCase();
}
