/** The templates of `inline_epp` that are constants. */
import { descendantsOf } from '../ast/children.js';
import type { Expression, Node, Program, VariableExpression } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, isCall, unwrap } from '../ast/shapes.js';
import { builtinFunction, propertiesOf } from '../builtins.js';
import { parse } from '../parser/parse.js';
import type { Variable } from './frame.js';
import type { Analysis } from './result.js';

/** The statements that declare or change resources. */
const CATALOG_STATEMENTS: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'ResourceExpression',
  'ResourceDefaultsExpression',
  'ResourceOverrideExpression',
  'CollectExpression',
  'RelationshipExpression',
]);

/** Finds calls of `inline_epp` whose template is a constant that does not depend on the scope of the call. */
export class InlineTemplates {
  readonly #functions: ReadonlySet<string>;
  readonly #reads: Analysis['reads'];
  readonly #analyze: (program: Program) => Analysis;
  /** The variables that have a constant text. */
  readonly #constants = new Map<Variable, string>();
  /** The closed templates by their text; null for other texts. */
  readonly #templates = new Map<string, Program | null>();

  /**
   * @param functions the names of the functions of the program
   * @param reads the resolved variables of the program
   */
  constructor(functions: ReadonlySet<string>, reads: Analysis['reads'], analyze: (program: Program) => Analysis) {
    this.#functions = functions;
    this.#reads = reads;
    this.#analyze = analyze;
  }

  /** Records the value of a variable that is assigned once. */
  assign(variable: Variable, value: Expression): void {
    const text = constantText(value);
    if (text !== null) this.#constants.set(variable, text);
  }

  /**
   * Returns the template of a call of `inline_epp` if it reads only its own variables, calls only built-in functions and
   * those of the program, and declares nothing. Null for other calls.
   */
  closedTemplate(call: Call): Program | null {
    const [template] = argumentsOf(call);
    if (calledName(call) !== 'inline_epp' || this.#functions.has('inline_epp') || template === undefined) return null;
    const text = this.#textOf(unwrap(template));
    if (text === null) return null;
    let program = this.#templates.get(text);
    if (program === undefined) {
      program = parse(text, { epp: true }).program;
      if (program !== null && !this.#isClosed(program)) program = null;
      this.#templates.set(text, program);
    }
    return program;
  }

  #textOf(template: Expression): string | null {
    return template.type === 'VariableExpression' ? this.#constantOf(template) : constantText(template);
  }

  #constantOf(read: VariableExpression): string | null {
    const resolution = this.#reads.get(read);
    if (resolution?.kind !== 'local' || resolution.variable.assignments !== 1) return null;
    return this.#constants.get(resolution.variable) ?? null;
  }

  #isClosed(program: Program): boolean {
    const { reads, scopeReaders } = this.#analyze(program);
    return (
      program.definitions.length === 0 &&
      scopeReaders.size === 0 &&
      Array.from(reads.values()).every(({ kind }) => kind === 'local') &&
      Array.from(descendantsOf(program)).every((node) => this.#isIndependent(node))
    );
  }

  #isIndependent(node: Node): boolean {
    if (CATALOG_STATEMENTS.has(node.type)) return false;
    const name = isCall(node) ? calledName(node) : null;
    if (name === null || this.#functions.has(name)) return true;
    return builtinFunction(name) !== undefined && name !== 'call' && propertiesOf(name).actsOnScope !== true;
  }
}

function constantText(node: Expression): string | null {
  const value = unwrap(node);
  const text = value.type === 'HeredocExpression' ? value.textExpr : value;
  return text.type === 'LiteralString' ? text.value : null;
}
