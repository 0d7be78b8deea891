import { RESERVED_VARIABLES } from '@pptjs/runtime/internal';
import { childrenOf, descendantsOf } from '../ast/children.js';
import type { Definition, Expression, FunctionDefinition, LambdaExpression, Node, Parameter } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, isCall, unwrap } from '../ast/shapes.js';
import { builtinFunction, propertiesOf } from '../builtins.js';
import { acceptedCounts, isRequired, misplacedParameter } from './accepted-values.js';
import { isLiteralType } from './constants.js';
import type { InlineTemplates } from './inline-templates.js';

/** The functions whose calls can become loops, with the largest number of arguments before the block. */
const ITERATIONS: ReadonlyMap<string, number> = new Map([
  ['all', 1],
  ['any', 1],
  ['each', 1],
  ['filter', 1],
  ['index', 1],
  ['map', 1],
  ['reduce', 2],
]);

/** The iterations that a `break` in their block ends. The others leave it to the iteration around them, for some values. */
const BREAKABLE: ReadonlySet<string> = new Set(['each', 'map', 'reduce']);

/** Where the jumps of evaluated code lead. */
interface Jumps {
  /** The calls of `next` and `break` that become statements of the loop. */
  readonly statements: ReadonlySet<Node>;
  /** Whether an inner block or a function ends at a `next`. */
  readonly catchesNext: boolean;
  /** Whether an inner iteration ends at a `break`. */
  readonly catchesBreak: boolean;
}

const NOWHERE: Jumps = { statements: new Set(), catchesNext: false, catchesBreak: false };
const IN_FUNCTION: Jumps = { ...NOWHERE, catchesNext: true };

/**
 * Finds the calls of built-in iteration functions that can become loops. A `break` in a function, class or template ends the
 * nearest iteration around it, and a loop cannot catch this `break`. A call therefore becomes a loop only if the block
 * evaluates no code of other files, and if each `break` and `next` ends an inner iteration or block, or is a statement of the
 * block, which becomes a statement of the loop.
 */
export class LoopSearch {
  readonly #functions: ReadonlyMap<string, FunctionDefinition>;
  readonly #templates: InlineTemplates;
  #quiet: ReadonlySet<string> | undefined;
  /** The calls of `next` and `break` that become JavaScript's statements if the call around them becomes a loop. */
  readonly jumps = new Set<Node>();

  /** @param definitions the definitions of the program */
  constructor(definitions: readonly Definition[], templates: InlineTemplates) {
    this.#templates = templates;
    this.#functions = functionsOf(definitions);
  }

  /** Whether a call with a block can become a loop. */
  isLoop(node: Call, block: LambdaExpression): boolean {
    const name = calledName(node);
    const maximum = name === null || this.#functions.has(name) ? undefined : ITERATIONS.get(name);
    if (maximum === undefined || block.body === null || block.returnType !== null) return false;
    const args = argumentsOf(node);
    const { parameters } = block;
    const statements = new Set(jumpsOf(block.body, BREAKABLE.has(name!)));
    const isLoop =
      args.length >= 1 &&
      args.length <= maximum &&
      args.every(isPlainArgument) &&
      (parameters.length === 2 || (parameters.length === 1 && name !== 'reduce')) &&
      areVariables(parameters) &&
      parameters.every(isRequired) &&
      this.#isQuiet(block.body, (this.#quiet ??= this.#quietFunctions()), {
        ...NOWHERE,
        statements,
      });
    if (isLoop) for (const jump of statements) this.jumps.add(jump);
    return isLoop;
  }

  /**
   * Whether the block of a call of `then`, `lest` or `with` can become statements: its parameters fit the values, and no
   * jump ends it. Lowering compares the number of values with the parameters if an argument of `with` is unfolded.
   */
  isInlinedBlock(node: Call, block: LambdaExpression): boolean {
    const name = calledName(node);
    const args = argumentsOf(node);
    const { parameters } = block;
    if (name === null || this.#functions.has(name) || block.body === null || block.returnType !== null) return false;
    const isUnfolded = !args.every(isPlainArgument);
    const isExpected = name === 'with' || ((name === 'then' || name === 'lest') && args.length === 1 && !isUnfolded);
    return (
      isExpected &&
      (isUnfolded || acceptsCount(parameters, name === 'lest' ? 0 : args.length)) &&
      areVariables(parameters) &&
      (name === 'with' || parameters.every(isRequired)) &&
      this.#isQuiet(block.body, (this.#quiet ??= this.#quietFunctions()), NOWHERE)
    );
  }

  /** Whether a node ends no iteration around it, nor evaluates code of other files, which could do so. */
  isQuiet(node: Node): boolean {
    return this.#isQuiet(node, (this.#quiet ??= this.#quietFunctions()), IN_FUNCTION);
  }

  /** The functions of the program that are quiet if all functions that they call are. */
  #quietFunctions(): ReadonlySet<string> {
    let quiet: ReadonlySet<string> = new Set(this.#functions.keys());
    for (;;) {
      const before = quiet;
      quiet = new Set(
        Array.from(before).filter((name) => this.#isQuiet(this.#functions.get(name)!, before, IN_FUNCTION)),
      );
      if (quiet.size === before.size) return quiet;
    }
  }

  /** Whether a node neither jumps nor evaluates code of other files. */
  #isQuiet(node: Node, quiet: ReadonlySet<string>, jumps: Jumps): boolean {
    if (isCall(node)) {
      const name = calledName(node);
      if (name !== null && this.#functions.has(name)) {
        if (!quiet.has(name)) return false;
      } else if (name === 'next' || name === 'break') {
        const isCaught = name === 'next' ? jumps.catchesNext : jumps.catchesBreak;
        if (!isCaught && !jumps.statements.has(node)) return false;
      } else if (name !== null) {
        if (!isQuietBuiltin(name) && !this.#isQuietTemplate(node, quiet)) return false;
        const within = jumpsWithin(name, jumps);
        return everyChild(node, (child) => this.#isQuiet(child, quiet, child === node.lambda ? within : jumps));
      }
    } else if (node.type === 'ResourceExpression' && !isNamedResource(node.typeName)) return false;
    return everyChild(node, (child) => this.#isQuiet(child, quiet, jumps));
  }

  /** Whether a node is a call of `inline_epp` with a quiet template. The function catches `next` and `return`. */
  #isQuietTemplate(node: Call, quiet: ReadonlySet<string>): boolean {
    const template = this.#templates.closedTemplate(node);
    return template !== null && this.#isQuiet(template.body, quiet, IN_FUNCTION);
  }
}

/** The functions among definitions, by name. */
export function functionsOf(definitions: readonly Definition[]): ReadonlyMap<string, FunctionDefinition> {
  return new Map(
    definitions.flatMap((each) => (each.type === 'FunctionDefinition' ? [[each.name, each] as const] : [])),
  );
}

/** Where the jumps of a block of a built-in function lead. */
function jumpsWithin(name: string, { catchesBreak }: Jumps): Jumps {
  return { ...IN_FUNCTION, catchesBreak: catchesBreak || BREAKABLE.has(name) };
}

/**
 * Returns the calls of `next` and `break` that are statements of a block, also in branches of an `if`, `unless` or `case`
 * statement.
 */
function jumpsOf(node: Expression, canBreak: boolean): readonly Node[] {
  switch (node.type) {
    case 'BlockExpression':
      return node.statements.flatMap((statement) => jumpsOf(statement, canBreak));
    case 'IfExpression':
    case 'UnlessExpression':
      return [...jumpsOf(node.thenExpr, canBreak), ...jumpsOf(node.elseExpr, canBreak)];
    case 'CaseExpression':
      return node.options.flatMap(({ thenExpr }) => jumpsOf(thenExpr, canBreak));
    case 'CallNamedFunctionExpression':
    case 'CallMethodExpression':
      return isPlainJump(node, canBreak) ? [node] : [];
    default:
      return [];
  }
}

/** Whether a call of `next` or `break` has the arguments that the function expects. */
function isPlainJump(node: Call, canBreak: boolean): boolean {
  const name = calledName(node);
  const args = argumentsOf(node);
  if (node.lambda !== null || !args.every(isPlainArgument)) return false;
  return name === 'next' ? args.length <= 1 : name === 'break' && canBreak && args.length === 0;
}

function everyChild(node: Node, test: (child: Node) => boolean): boolean {
  return childrenOf(node).every((child) => child === null || test(child));
}

function isPlainArgument(node: Expression): boolean {
  return unwrap(node).type !== 'UnfoldExpression';
}

/** Whether parameters have different names and nothing else. */
export function arePlainParameters(parameters: readonly Parameter[]): boolean {
  return areVariables(parameters) && parameters.every((each) => each.typeExpr === null && isRequired(each));
}

/**
 * Whether JavaScript variables can replace parameters: they have different names and only literal types, no default reads a
 * parameter that has no value yet, and there is none for the rest of the values.
 */
function areVariables(parameters: readonly Parameter[]): boolean {
  return (
    new Set(parameters.map(({ name }) => name)).size === parameters.length &&
    parameters.every(
      ({ name, typeExpr, value, capturesRest }, index) =>
        !RESERVED_VARIABLES.has(name) &&
        (typeExpr === null || isLiteralType(typeExpr)) &&
        (value === null || !(capturesRest || readsOneOf(value, parameters.slice(index)))),
    )
  );
}

function readsOneOf(value: Expression, parameters: readonly Parameter[]): boolean {
  const isRead = (node: Node): boolean =>
    node.type === 'VariableExpression' && parameters.some(({ name }) => name === node.name);
  return Array.from(descendantsOf(value)).some(isRead);
}

/** Whether a block with these parameters can be called with a number of values. */
export function acceptsCount(parameters: readonly Parameter[], count: number): boolean {
  const { min, max } = acceptedCounts(parameters);
  return misplacedParameter(parameters) === null && count >= min && count <= max;
}

function isQuietBuiltin(name: string): boolean {
  const { actsOnScope = false, readsScope = false } = propertiesOf(name);
  return builtinFunction(name) !== undefined && name !== 'call' && !actsOnScope && !readsScope;
}

/** Whether a resource has a name of a type other than `class`. A class is evaluated where it is declared. */
function isNamedResource(typeName: Node): boolean {
  return (typeName.type === 'QualifiedName' && typeName.value !== 'class') || typeName.type === 'QualifiedReference';
}
