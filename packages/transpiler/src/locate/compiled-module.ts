import type { Node, Program } from '../ast/nodes.js';
import { parse } from '../parser/index.js';
import type { Mapping } from '../printer/index.js';
import { LineIndex } from '../text/index.js';
import { readSourceMap } from './read-source-map.js';
import { TokenIndex } from './token-index.js';

/** What is known of a compiled module: its program, and where the parts of its code stem from. */
export interface CompiledModule {
  /** The name of the Puppet file, as messages show it. */
  readonly file: string;
  readonly program: Program;
  mappings(): readonly Mapping[];
}

/** The compiled module that stack frames name so. */
export type FindModule = (url: string) => CompiledModule | undefined;

/**
 * A module that was compiled with a source map.
 * @param map the source map, which holds the source
 * @throws {SyntaxError} where `map` is no such, or its source is not Puppet
 */
export function mappedModule(file: string, map: string, epp: boolean = file.endsWith('.epp')): CompiledModule {
  const { source, mappings } = readSourceMap(map);
  const { program } = parse(source, { file, epp });
  if (program === null) throw new SyntaxError(`${file} is not a Puppet source`);
  return { file, program, mappings: () => mappings };
}

/** Finds its way in a compiled module. Made when an error is located. */
export class ModuleIndex {
  static readonly #known = new WeakMap<CompiledModule, ModuleIndex>();

  readonly module: CompiledModule;
  readonly lines: LineIndex;
  readonly #tokens: TokenIndex;
  readonly #offsets: ReadonlyMap<string, number>;

  static of(module: CompiledModule): ModuleIndex {
    let index = this.#known.get(module);
    if (index === undefined) this.#known.set(module, (index = new ModuleIndex(module)));
    return index;
  }

  private constructor(module: CompiledModule) {
    this.module = module;
    this.lines = new LineIndex(module.program.sourceText);
    this.#tokens = new TokenIndex(module.program);
    this.#offsets = new Map(module.mappings().map(({ line, column, offset }) => [`${line}:${column}`, offset]));
  }

  /** The node that a place in the JavaScript code stems from; line and column from 1. */
  nodeAt(line: number, column: number): Node | undefined {
    const offset = this.#offsets.get(`${line}:${column - 1}`);
    return offset === undefined ? undefined : this.#tokens.nodeAt(offset);
  }
}
