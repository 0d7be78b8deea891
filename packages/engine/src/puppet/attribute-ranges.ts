import type { AttributeSite, LineRange } from '@pptjs/runtime/internal';
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

/** Finds the attributes of a program. */
export class AttributeRanges {
  readonly #lines: LineIndex;
  /** The statements that set attributes, by the line on which they begin. */
  readonly #statements = new Map<number, Node[]>();

  constructor(program: Program, lines: LineIndex) {
    this.#lines = lines;
    for (const node of descendantsOf(program)) if (setsAttributes(node)) this.#add(node);
  }

  /** The part of the source that is an attribute, up to the end of the first line. Null if there is no such attribute. */
  rangeOf({ line, column, body, index, name }: Omit<AttributeSite, 'file'>): LineRange | null {
    for (const node of this.#statements.get(line) ?? []) {
      if (column !== null && column !== this.#lines.placeAt(node.start).column) continue;
      const operation = attributeBodies(node)[body]?.[index];
      if (operation !== undefined && attributeName(operation) === name) return this.#lines.rangeAt(operation);
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
 * Finds an attribute in modules whose files have the same name, for example inline templates.
 *
 * @returns null if no module has the attribute, or if the modules disagree about its line
 */
export function findAttributeRange(
  modules: Iterable<CompiledModule | undefined>,
  attribute: AttributeSite,
): LineRange | null {
  let found: LineRange | null = null;
  let count = 0;
  for (const module of modules) {
    if (++count > MAX_MODULES) return null;
    const range = module?.attributeRange(attribute) ?? null;
    if (range === null || range.line === found?.line) continue;
    if (found !== null) return null;
    found = range;
  }
  return found;
}
