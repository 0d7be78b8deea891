import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import {
  BlockNode,
  BlockParametersNode,
  CallNode,
  ConstantWriteNode,
  ModuleNode,
  type Node,
  StatementsNode,
  StringNode,
  SymbolNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { childrenOf } from '../parser/children.js';
import { argumentsOf, INJECTED_PARAMETERS, isFunctionCreation, methodsIn } from '../parser/prism.js';
import { compileCode, type CompiledModule, type CompileOptions, type RejectedCode } from './compile.js';
import { requiredLibrary } from './libraries.js';
import { type DefinedMethod, functionName, Lowering } from './lowering.js';
import { hasBlock, lowerMethod, type MethodSource, parametersOf } from './methods.js';
import { ParsedCode } from './parsed-code.js';
import { Rejection, reject } from './rejection.js';
import { Variables } from './variables.js';
import { visitors } from './visitors/index.js';
import { stringOf } from './visitors/literals.js';

export interface FunctionOptions extends CompileOptions {
  /** The name of the function. */
  readonly name: string;
  /** Whether the function has the legacy interface. */
  readonly isLegacy: boolean;
}

/**
 * Compiles a Ruby function to a JavaScript module, or returns the reason why only Ruby can execute it. The caller has
 * checked that the file declares this function, and that its other code has no effect.
 */
export function compileFunction(
  source: string,
  { name, isLegacy, ...options }: FunctionOptions,
): CompiledModule | RejectedCode {
  const lower = (code: ParsedCode, module: ModuleBuilder): CommentedProgram =>
    new FunctionLowering(code, module, isLegacy).lower(
      isLegacy ? legacyFunction(code.statements, name) : functionBody(code.statements),
    );
  return compileCode(new ParsedCode(source), source, lower, options);
}

/** The declarations in a file: methods by name, and constants. */
interface Declarations {
  readonly methods: ReadonlyMap<string, MethodSource>;
  readonly constants: ReadonlyMap<string, Node>;
}

class FunctionLowering {
  readonly #code: ParsedCode;
  readonly #module: ModuleBuilder;
  readonly #lowering: Lowering;
  readonly #rejections: Rejection[] = [];

  constructor(code: ParsedCode, module: ModuleBuilder, isLegacy: boolean) {
    this.#code = code;
    this.#module = module;
    const kind = isLegacy ? 'legacy function' : 'function';
    this.#lowering = new Lowering(module, new Variables(module), code, visitors, kind);
  }

  lower({ methods, constants }: Declarations): CommentedProgram {
    const lowering = this.#lowering;
    for (const each of this.#code.statements) addLibraries(each, lowering.libraries);
    for (const [name, value] of constants) lowering.constants.set(name, value);
    const sources = [...methods.values()].filter((source) => this.#declare(source));
    const definitions = sources.map((source) => this.#define(source));
    const [first] = this.#rejections;
    if (first !== undefined && this.#rejections.length === methods.size) throw first;
    if (lowering.readsCollectionConstant && lowering.changesValues)
      throw new Rejection('a constant with a collection, beside methods that change collections', 0);
    this.#code.bailOuts = lowering.bailOuts;
    const entries = sources.flatMap(({ name, getsScope }) => {
      const method = lowering.definedMethods.get(name);
      return method === undefined ? [] : [[name, entryOf(method, getsScope === true)] as const];
    });
    return lowering.finish('rubyFunction', [...definitions, b.returnStatement(b.objectRows(entries))]);
  }

  /** Declares a method, so that the others can call it. Returns false if its parameters are not supported. */
  #declare(source: MethodSource): boolean {
    const { name, parameters, node } = source;
    try {
      const { required, maximum } = parametersOf(parameters, node);
      const javascriptName = this.#module.names.take(functionName(name));
      this.#lowering.definedMethods.set(name, { name: javascriptName, required, maximum, hasBlock: hasBlock(source) });
      return true;
    } catch (error) {
      this.#addRejection(error);
      return false;
    }
  }

  /** Returns the statement that defines a method. A method that only Ruby can execute bails out. */
  #define(source: MethodSource): ESTree.Statement {
    const name = b.identifier(this.#lowering.definedMethods.get(source.name)?.name ?? source.name);
    try {
      return b.declare('const', name, lowerMethod(source, this.#lowering));
    } catch (error) {
      const { reason } = this.#addRejection(error);
      return b.declare('const', name, b.arrow([], this.#lowering.helper('bailOut', b.literal(reason))));
    }
  }

  #addRejection(error: unknown): Rejection {
    if (!(error instanceof Rejection)) throw error;
    this.#lowering.bailOuts.push(error);
    this.#rejections.push(error);
    return error;
  }
}

/** `[body, required, maximum, hasBlock, getsScope]`, without flags at the end that are false. */
function entryOf({ name, required, maximum, ...method }: DefinedMethod, getsScope: boolean): ESTree.Expression {
  const maximumNode = maximum === Infinity ? b.identifier('Infinity') : b.number(maximum);
  const flags = getsScope ? [method.hasBlock, true] : method.hasBlock ? [true] : [];
  return b.array([b.identifier(name), b.number(required), maximumNode, ...flags.map((flag) => b.literal(flag))]);
}

/** The libraries that code requires, which may define classes and modules. */
function addLibraries(node: Node, libraries: Set<string>): void {
  const name = requiredLibrary(node);
  if (name !== undefined) libraries.add(name);
  for (const child of childrenOf(node)) addLibraries(child, libraries);
}

/** The declarations in the block of `Puppet::Functions.create_function`. */
function functionBody(statements: readonly Node[]): Declarations {
  const call = statements.find(isFunctionCreation);
  if (call === undefined) throw new Rejection('the declaration of the function', 0);
  const methods = new Map<string, MethodSource>();
  const constants = new Map<string, Node>();
  const body = bodyOf(call);
  const getScope = methodsWithScope(body);
  for (const statement of body) {
    if (statement instanceof ConstantWriteNode) constants.set(statement.name, statement.value);
    for (const method of methodsIn(statement))
      methods.set(method.name, { ...method, node: method, getsScope: getScope.has(method.name) });
  }
  return { methods, constants };
}

/** The methods that get the scope of the caller: `call`, and those whose dispatches all have `scope_param`. */
function methodsWithScope(statements: readonly Node[]): ReadonlySet<string> {
  const found = new Map([['call', true]]);
  for (const dispatch of statements) {
    if (!(dispatch instanceof CallNode) || !/^(?:dispatch|argument_mismatch)$/.test(dispatch.name)) continue;
    const [method] = argumentsOf(dispatch);
    const name = method instanceof SymbolNode || method instanceof StringNode ? stringOf(method) : '';
    const declared = bodyOf(dispatch).filter((each) => each instanceof CallNode);
    const [first, second] = declared.filter((each) => INJECTED_PARAMETERS.has(each.name));
    if (first !== undefined && (first !== declared[0] || first.name !== 'scope_param' || second !== undefined))
      reject(first, first === declared[0] ? first.name : `${first.name} after a parameter`);
    const getsScope = first !== undefined;
    if ((found.get(name) ?? getsScope) !== getsScope) reject(dispatch, 'a method with and without scope_param');
    found.set(name, getsScope);
  }
  return new Set([...found].filter(([, getsScope]) => getsScope).map(([name]) => name));
}

/** The block of `newfunction`, which is the body of a method. */
function legacyFunction(statements: readonly Node[], name: string): Declarations {
  const call = newFunctionCall(statements, name);
  const block = call?.block;
  if (!(block instanceof BlockNode)) throw new Rejection('the declaration of the function', 0);
  const { parameters, locals, body } = block;
  if (parameters !== null && !(parameters instanceof BlockParametersNode)) return reject(block, 'a numbered parameter');
  const source = { name, parameters: parameters?.parameters ?? null, locals, body, node: block };
  return { methods: new Map([[name, source]]), constants: new Map() };
}

function newFunctionCall(statements: readonly Node[], name: string): CallNode | undefined {
  for (const statement of statements) {
    if (statement instanceof ModuleNode) {
      const found = newFunctionCall(statementsOf(statement.body), name);
      if (found !== undefined) return found;
    }
    const [first] = statement instanceof CallNode && statement.name === 'newfunction' ? argumentsOf(statement) : [];
    const isNamed = first instanceof SymbolNode || first instanceof StringNode;
    if (isNamed && first.unescaped.value.toLowerCase() === name) return statement as CallNode;
  }
  return undefined;
}

function bodyOf({ block }: CallNode): readonly Node[] {
  return block instanceof BlockNode ? statementsOf(block.body) : [];
}

function statementsOf(body: Node | null): readonly Node[] {
  return body instanceof StatementsNode ? body.body : [];
}
