import type { AttributeSite } from '@pptjs/runtime';
import {
  attributeBodies,
  attributeName,
  descendantsOf,
  LineIndex,
  type Node,
  type Program,
  setsAttributes,
} from '@pptjs/transpiler';
import type { CompiledModule } from './compiled-module.js';

/** Finds the lines of the attributes in a program. */
export class AttributeLines {
  readonly #lines: LineIndex;
  /** The statements that set attributes, by the line on which they begin. */
  readonly #statements = new Map<number, Node[]>();

  constructor(program: Program, lines: LineIndex) {
    this.#lines = lines;
    for (const node of descendantsOf(program)) if (setsAttributes(node)) this.#add(node);
  }

  /** The line of an attribute, from 1. Null if the program has no such attribute. */
  lineOf({ line, column, body, index, name }: Omit<AttributeSite, 'file'>): number | null {
    for (const node of this.#statements.get(line) ?? []) {
      if (column !== null && column !== this.#lines.placeAt(node.start).column) continue;
      const operation = attributeBodies(node)[body]?.[index];
      if (operation !== undefined && attributeName(operation) === name) return this.#lines.lineAt(operation.start);
    }
    return null;
  }

  #add(node: Node): void {
    const line = this.#lines.lineAt(node.start);
    const others = this.#statements.get(line);
    if (others === undefined) this.#statements.set(line, [node]);
    else others.push(node);
  }
}

/** The maximum number of modules in which an attribute is looked up. */
const MAX_MODULES = 100;

/**
 * Finds the line of an attribute in modules whose files have the same name, for example inline templates.
 *
 * @returns the line, from 1; null if no module has the attribute, or if the modules disagree about its line
 */
export function findAttributeLine(
  modules: Iterable<CompiledModule | undefined>,
  attribute: AttributeSite,
): number | null {
  let found: number | null = null;
  let count = 0;
  for (const module of modules) {
    if (++count > MAX_MODULES) return null;
    const line = module?.attributeLine(attribute) ?? null;
    if (line === null || line === found) continue;
    if (found !== null) return null;
    found = line;
  }
  return found;
}
