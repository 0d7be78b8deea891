import type { AttributeSite, LineRange, Place } from '@pptjs/runtime/internal';
import {
  firstCharacters,
  LineIndex,
  markedRangeOfLine,
  type Node,
  parse,
  type Program,
  type SourceRange,
  TokenIndex,
} from '@pptjs/transpiler';
import { exactOffsets, type FindOffset } from '../modules/offsets.js';
import { readSourceMap } from '../modules/source-map.js';
import { AttributeRanges } from './attribute-ranges.js';

/** A place in Puppet code, and the part of the code to mark in a report. The range lies in the line of the place. */
export interface Excerpt extends SourceRange {
  readonly place: Place;
  /** The text that contains the range; null if it is not available. */
  readonly source: string | null;
}

/** A compiled module: its Puppet program and its mappings. The indexes are built when an error is located. */
export class CompiledModule {
  /** The name of the Puppet file, as messages show it. */
  readonly file: string;
  readonly program: Program;
  readonly #offsetAt: FindOffset;
  readonly #lines: LineIndex;
  #tokens: TokenIndex | undefined;
  #attributes: AttributeRanges | undefined;

  constructor(file: string, program: Program, offsetAt: FindOffset) {
    this.file = file;
    this.program = program;
    this.#offsetAt = offsetAt;
    this.#lines = new LineIndex(program.sourceText);
  }

  /** The node that a position in the JavaScript code comes from; line and column from 1. */
  nodeAt(line: number, column: number): Node | undefined {
    const mapped = this.#offsetAt(line, column);
    if (mapped === undefined) return undefined;
    this.#tokens ??= new TokenIndex(this.program);
    const node = this.#tokens.nodeAt(mapped.offset);
    // The call after a parameter is the beginning of a body, which comes from no token.
    return node?.type === 'Parameter' && !mapped.isExact ? undefined : node;
  }

  /** The range of an attribute; null if the module has no such attribute. */
  attributeRange(attribute: AttributeSite): LineRange | null {
    this.#attributes ??= new AttributeRanges(this.program, this.#lines);
    return this.#attributes.rangeOf(attribute);
  }

  /**
   * The part of the source to mark for a place: the character at the column, or the statement that begins on the line.
   * Null if the place has no column and no statement begins on its line.
   */
  excerptAt({ line, column }: Place): Excerpt | null {
    const { sourceText: source } = this.program;
    const start = this.#lines.lineStart(line);
    const offset = column === null ? 0 : start + firstCharacters(source, start, column - 1).length;
    const range = column === null ? markedRangeOfLine(this.program, start) : { start: offset, end: offset + 1 };
    return range === null ? null : { place: this.placeAt(range.start), source, ...range };
  }

  /** The place of an offset in the Puppet source. */
  placeAt(offset: number): Place {
    return { file: this.file, ...this.#lines.placeAt(offset) };
  }
}

/**
 * Finds the compiled module of a stack frame by its URL. A bundle contains several modules, so that the line and the
 * column, both from 1, decide which module it is.
 */
export type FindModule = (url: string, line: number, column: number) => CompiledModule | undefined;

export interface MappedModuleOptions {
  /** Whether the source is a template. Defaults to true for files that end in `.epp`. */
  readonly epp?: boolean;
  /** The number of lines that stacks count before the code of the module. Default: 0. */
  readonly headLines?: number;
}

/**
 * Creates a `CompiledModule` from a source map, for a module that was compiled earlier.
 *
 * @param map the source map, which contains the source
 * @throws {SyntaxError} if `map` is not a source map with its source, or the source is not Puppet
 */
export function mappedModule(
  file: string,
  map: string,
  { epp = file.endsWith('.epp'), headLines = 0 }: MappedModuleOptions = {},
): CompiledModule {
  const { source, mappings } = readSourceMap(map);
  const { program } = parse(source, { file, epp });
  if (program === null) throw new SyntaxError(`${file} is not a Puppet source`);
  return new CompiledModule(
    file,
    program,
    exactOffsets(() => mappings, headLines),
  );
}
