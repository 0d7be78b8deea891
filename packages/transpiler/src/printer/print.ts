import { generate, type Options } from 'astring';
import type * as ESTree from 'estree';
import type { CommentedProgram } from '../estree/index.js';
import { isTokenPosition } from '../estree/origin.js';
import { generator } from './generator.js';
import type { Mapping } from './source-map.js';
import { Output } from './state.js';

/** Prints a JavaScript program with its comments. */
export function print(program: CommentedProgram): string {
  return write(program, {});
}

/** Prints a JavaScript program and collects the mappings of its nodes that come from the source. */
export function printMapped(program: CommentedProgram): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  // astring passes its own state as `generated`, and the `loc.start` of the node as `original`.
  const collector = {
    addMapping({ generated, original }: { generated: ESTree.Position; original: ESTree.Position }): void {
      if (!isTokenPosition(original)) return;
      const { line, column } = generated;
      const { offset, name } = original;
      const last = mappings.at(-1);
      // The start of a statement may be the first token of its expression, which has the name.
      if (last?.line === line && last.column === column && last.offset === offset) mappings.pop();
      mappings.push({ line, column, offset, name });
    },
  };
  return { code: write(program, { sourceMap: collector as never }), mappings };
}

function write(program: CommentedProgram, options: Options): string {
  const output = new Output();
  generate(program, { ...options, generator: generator as never, output: output as never });
  return output.text;
}
