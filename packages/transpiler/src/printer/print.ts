import { generate } from 'astring';
import type * as ESTree from 'estree';
import type { Origin } from '../estree/origin.js';
import { generator } from './generator.js';
import type { Mapping } from './source-map.js';

/** JavaScript text. */
export function print(program: ESTree.Program): string {
  return generate(program, { generator });
}

/** JavaScript text, and where each part of it that stems from the source does. */
export function printMapped(program: ESTree.Program): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  // What astring hands over: its own state as the place in the output, and the `loc.start` of the node.
  const collector = {
    addMapping({ generated, original }: { generated: { line: number; column: number }; original: Origin }): void {
      mappings.push({ line: generated.line, column: generated.column, offset: original.offset, name: original.name });
    },
  };
  const code = generate(program, { generator, sourceMap: collector as never });
  return { code, mappings };
}
