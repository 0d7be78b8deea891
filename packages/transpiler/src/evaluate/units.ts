import type * as ESTree from 'estree';
import type { Program } from '../ast/nodes.js';
import type { CompiledModule } from '../locate/index.js';
import { type Mapping, printMapped } from '../printer/index.js';

/**
 * A module that was made in this process, for who looks for the place of an error. Its mappings are made when first
 * asked for.
 */
export interface Unit extends CompiledModule {
  /** What the engine's stacks call it. */
  readonly url: string;
}

/** Of the modules that were made, the last ones are remembered: a host may make any number. */
const REMEMBERED = 2000;

const units = new Map<string, Unit>();
let count = 0;

/** Functions made of text begin two lines below their first: the engine puts a head before it. */
const LINES_BEFORE = 2;

/** Remembers a module, of which `javascript` is the code. */
export function register(program: Program, file: string, javascript: ESTree.Program): Unit {
  const url = `pptjs:///${count++}/${file.replace(/[^\w./-]+/g, '_')}`;
  let mappings: readonly Mapping[] | undefined;
  const unit: Unit = {
    url,
    file,
    program,
    mappings: () =>
      (mappings ??= printMapped(javascript).mappings.map((mapping) => ({
        ...mapping,
        line: mapping.line + LINES_BEFORE,
      }))),
  };
  units.set(url, unit);
  if (units.size > REMEMBERED) units.delete(units.keys().next().value as string);
  return unit;
}

/** The module that stacks call `url`. */
export function unitAt(url: string): Unit | undefined {
  return units.get(url);
}
