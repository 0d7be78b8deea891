import { generate } from 'astring';
import type * as ESTree from 'estree';
import type { CommentTable } from '../estree/comments.js';
import { TokenPosition } from '../estree/origin.js';
import { createGenerator } from './generator.js';
import type { Mapping } from './source-map.js';

/** Prints a JavaScript program with its comments. */
export function print(program: ESTree.Program, comments: CommentTable | null = null): string {
  return generate(program, { generator: createGenerator(comments) });
}

/** Prints a JavaScript program and collects the mappings of its nodes that come from the Puppet source. */
export function printMapped(
  program: ESTree.Program,
  comments: CommentTable | null = null,
): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  // astring passes its own state as `generated`, and the `loc.start` of the node as `original`.
  const collector = {
    addMapping({ generated, original }: { generated: ESTree.Position; original: ESTree.Position }): void {
      if (!(original instanceof TokenPosition)) return;
      mappings.push({ line: generated.line, column: generated.column, offset: original.offset, name: original.name });
    },
  };
  const code = generate(program, { generator: createGenerator(comments), sourceMap: collector as never });
  return { code, mappings };
}
