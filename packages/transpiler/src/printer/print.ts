import { generate } from 'astring';
import type * as ESTree from 'estree';
import type { CommentTable } from '../estree/comments.js';
import { TokenPosition } from '../estree/origin.js';
import { createGenerator } from './generator.js';
import type { Mapping } from './source-map.js';

/** Prints a JavaScript program with its comments. */
export function print(program: ESTree.Program, comments: CommentTable | null = null): string {
  return generateTracked(program, comments, () => undefined);
}

/** Prints a JavaScript program and collects the mappings of its nodes that come from the Puppet source. */
export function printMapped(
  program: ESTree.Program,
  comments: CommentTable | null = null,
): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  const code = generateTracked(program, comments, ({ generated, original }) => {
    if (!(original instanceof TokenPosition)) return;
    mappings.push({ line: generated.line, column: generated.column, offset: original.offset, name: original.name });
  });
  return { code, mappings };
}

/** A mapping of astring: its own state, and the `loc.start` of the node. */
interface NodeMapping {
  readonly generated: ESTree.Position;
  readonly original: ESTree.Position;
}

/** Prints a program. Only with a collector of mappings does astring count the columns, which line breaks depend on. */
function generateTracked(
  program: ESTree.Program,
  comments: CommentTable | null,
  addMapping: (mapping: NodeMapping) => void,
): string {
  return generate(program, { generator: createGenerator(comments), sourceMap: { addMapping } as never });
}
