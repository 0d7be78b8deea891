import { RESERVED_VARIABLES } from '@pptjs/runtime/internal';
import { forEachChild } from '../ast/children.js';
import type { Definition, FunctionDefinition, LambdaExpression, Node } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName } from '../ast/shapes.js';
import { builtinFunction, propertiesOf } from '../builtins.js';

/** The functions whose calls can become loops, with the largest number of arguments before the block. */
const ITERATIONS: ReadonlyMap<string, number> = new Map([
  ['all', 1],
  ['any', 1],
  ['each', 1],
  ['filter', 1],
  ['map', 1],
  ['reduce', 2],
]);

/** Built-in functions that end a block or an iteration early, or may call any function. */
const JUMPS: ReadonlySet<string> = new Set(['break', 'next', 'call']);

/**
 * Finds the calls of built-in iteration functions that can become loops. A `break` in a function, class or template ends the
 * nearest iteration around it, and a loop cannot catch this `break`. A call therefore becomes a loop only if the block
 * evaluates no code of other files, and if none of the evaluated code calls `break` or `next`.
 */
export class LoopSearch {
  readonly #functions: ReadonlyMap<string, FunctionDefinition>;
  #quiet: ReadonlySet<string> | undefined;

  /** @param definitions the definitions of the program */
  constructor(definitions: readonly Definition[]) {
    this.#functions = new Map(
      definitions.flatMap((each) => (each.type === 'FunctionDefinition' ? [[each.name, each] as const] : [])),
    );
  }

  /** Whether a call with a block can become a loop. */
  isLoop(node: Call, block: LambdaExpression): boolean {
    const name = calledName(node);
    const maximum = name === null || this.#functions.has(name) ? undefined : ITERATIONS.get(name);
    if (maximum === undefined || block.body === null || block.returnType !== null) return false;
    const args = argumentsOf(node);
    const { parameters } = block;
    return (
      args.length >= 1 &&
      args.length <= maximum &&
      args.every(({ type }) => type !== 'UnfoldExpression') &&
      (parameters.length === 2 || (parameters.length === 1 && name !== 'reduce')) &&
      parameters.every(isPlainParameter) &&
      new Set(parameters.map((parameter) => parameter.name)).size === parameters.length &&
      this.#isQuiet(block.body, (this.#quiet ??= this.#quietFunctions()))
    );
  }

  /** The functions of the program that are quiet if all functions that they call are. */
  #quietFunctions(): ReadonlySet<string> {
    let quiet: ReadonlySet<string> = new Set(this.#functions.keys());
    for (;;) {
      const before = quiet;
      quiet = new Set(Array.from(before).filter((name) => this.#isQuiet(this.#functions.get(name)!, before)));
      if (quiet.size === before.size) return quiet;
    }
  }

  /** Whether a node neither jumps nor evaluates code of other files. */
  #isQuiet(node: Node, quiet: ReadonlySet<string>): boolean {
    if (node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression') {
      const name = calledName(node);
      if (name !== null && !(this.#functions.has(name) ? quiet.has(name) : isQuietBuiltin(name))) return false;
    } else if (node.type === 'ResourceExpression' && !isNamedResource(node.typeName)) return false;
    let isQuiet = true;
    forEachChild(node, (child) => (isQuiet &&= this.#isQuiet(child, quiet)));
    return isQuiet;
  }
}

function isPlainParameter({ name, typeExpr, value, capturesRest }: LambdaExpression['parameters'][number]): boolean {
  return typeExpr === null && value === null && !capturesRest && !RESERVED_VARIABLES.has(name);
}

function isQuietBuiltin(name: string): boolean {
  const { actsOnScope = false, readsScope = false } = propertiesOf(name);
  return builtinFunction(name) !== undefined && !JUMPS.has(name) && !actsOnScope && !readsScope;
}

/** Whether a resource has a name of a type other than `class`. A class is evaluated where it is declared. */
function isNamedResource(typeName: Node): boolean {
  return (typeName.type === 'QualifiedName' && typeName.value !== 'class') || typeName.type === 'QualifiedReference';
}
