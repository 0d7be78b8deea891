import type { Definition, FunctionDefinition, Node, Parameter } from '../ast/nodes.js';
import { type Call, calledName, isCall } from '../ast/shapes.js';
import { ExtensionSearch, type ReducedAnalysis } from './accumulations.js';
import { functionsOf, type LoopSearch } from './loops.js';
import { passesEachParameter } from './recursions.js';
import type { OwnedParameter } from './result.js';

/**
 * Finds the functions of the file that own the collection in a parameter: `function emit($lines, $line) { $lines + [$line] }`.
 * No code of such a function keeps the collection: it only reads it, extends it, or returns it, and does not read it after it has
 * extended it. So a caller that created the collection and does not read it after the call can let the function change it in place.
 * The caller then passes its accumulator.
 *
 * The search begins with the calls in blocks of `reduce` that get the memo. It assumes that all functions own the parameters in
 * question, and repeats until no assumption is refuted.
 */
export class Ownership {
  readonly #functions: ReadonlyMap<string, FunctionDefinition>;
  readonly #isLinked: (name: string) => boolean;
  readonly #loopSearch: LoopSearch;
  /** The parameter in question of each function. A function has at most one owned parameter. */
  readonly #candidates = new Map<FunctionDefinition, number>();
  readonly #refuted = new Set<FunctionDefinition>();
  /** The parameters of which other code reads elements, unless they are refuted. */
  readonly #readOnly = new Map<Parameter, FunctionDefinition>();
  readonly #kept = new Set<Parameter>();

  /**
   * @param definitions the definitions of the program
   * @param isLinked whether the module imports the function with a name from another file
   */
  constructor(definitions: readonly Definition[], isLinked: (name: string) => boolean, loopSearch: LoopSearch) {
    this.#functions = functionsOf(definitions);
    this.#isLinked = isLinked;
    this.#loopSearch = loopSearch;
  }

  /** Whether a node ends no iteration around it and evaluates no code of other files. */
  isQuiet(node: Node): boolean {
    return this.#loopSearch.isQuiet(node);
  }

  /** Whether a node is not a call of a function of the file that is not quiet. */
  callsQuietly(node: Node): boolean {
    const definition = isCall(node) ? this.#functionOf(node) : undefined;
    return definition === undefined || this.isQuiet(definition);
  }

  /** Whether a node is a call of a function of the file that owns the collection in a parameter. */
  owns(node: Node): boolean {
    const definition = isCall(node) ? this.#functionOf(node) : undefined;
    return definition !== undefined && this.#candidates.has(definition) && !this.#refuted.has(definition);
  }

  /** Whether a call passes a collection to a parameter that its function owns. */
  takes(call: Call, position: number): boolean {
    const definition = this.#functionOf(call);
    if (definition === undefined) return false;
    if (!this.#candidates.has(definition)) this.#candidates.set(definition, position);
    return this.#candidates.get(definition) === position && !this.#refuted.has(definition);
  }

  /** Whether the function of a call only reads an argument, so that its result does not contain it. */
  onlyReads(call: Call, position: number): boolean {
    const definition = this.#functionOf(call);
    const parameter = definition?.parameters[position];
    if (definition === undefined || parameter === undefined) return false;
    this.#readOnly.set(parameter, definition);
    return !this.#kept.has(parameter);
  }

  /** Searches the functions in question again. Returns false if the assumptions are no longer those of the search before. */
  isSettled(analysis: ReducedAnalysis, found: Map<Node, OwnedParameter>): boolean {
    const before = this.#assumptions;
    found.clear();
    for (const [definition, index] of this.#candidates) {
      if (this.#refuted.has(definition)) continue;
      const owned = this.#search(definition, index, analysis);
      if (owned === undefined) this.#refuted.add(definition);
      else found.set(definition, owned);
    }
    for (const [parameter, definition] of this.#readOnly)
      if (!this.#kept.has(parameter) && this.#isKept(parameter, definition, analysis)) this.#kept.add(parameter);
    return this.#assumptions === before;
  }

  /** The number of decisions. */
  get #assumptions(): number {
    return this.#candidates.size + this.#refuted.size + this.#readOnly.size + this.#kept.size;
  }

  #search(definition: FunctionDefinition, index: number, analysis: ReducedAnalysis): OwnedParameter | undefined {
    const search = this.#searchOf(definition.parameters[index]!, definition, analysis);
    if (search === undefined) return undefined;
    for (const { value } of definition.parameters) if (value !== null) search.other(value);
    search.result(definition.body);
    return search.hasEscaped || search.callsOtherFiles ? undefined : { index, extensions: search.extensions };
  }

  #isKept(parameter: Parameter, definition: FunctionDefinition, analysis: ReducedAnalysis): boolean {
    const search = this.#searchOf(parameter, definition, analysis);
    if (search === undefined) return true;
    for (const { value } of definition.parameters) if (value !== null) search.other(value);
    search.other(definition.body);
    return search.hasEscaped;
  }

  #searchOf(
    { name }: Parameter,
    definition: FunctionDefinition,
    analysis: ReducedAnalysis,
  ): ExtensionSearch | undefined {
    const variable = analysis.frames.get(definition)?.variables.get(name);
    return variable?.assignments === 1
      ? new ExtensionSearch({ variable }, analysis, new Set(this.#functions.keys()), this.#isLinked)
      : undefined;
  }

  /** The function of the file that a call certainly calls, with a value for each parameter and nothing else. */
  #functionOf(call: Call): FunctionDefinition | undefined {
    const definition = this.#functions.get(calledName(call) ?? '');
    return definition !== undefined && passesEachParameter(call, definition) ? definition : undefined;
  }
}
