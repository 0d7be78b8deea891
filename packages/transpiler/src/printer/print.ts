import { generate } from 'astring';
import type * as ESTree from 'estree';
import { TokenPosition } from '../estree/origin.js';
import { generator } from './generator.js';
import type { Mapping } from './source-map.js';

/** Prints a JavaScript program. */
export function print(program: ESTree.Program): string {
  return generate(program, { generator });
}

/** Prints a JavaScript program and collects the mappings of its nodes that come from the Puppet source. */
export function printMapped(program: ESTree.Program): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  // astring passes its own state as `generated`, and the `loc.start` of the node as `original`.
  const collector = {
    addMapping({ generated, original }: { generated: ESTree.Position; original: ESTree.Position }): void {
      if (!(original instanceof TokenPosition)) return;
      mappings.push({ line: generated.line, column: generated.column, offset: original.offset, name: original.name });
    },
  };
  const code = generate(program, { generator, sourceMap: collector as never });
  return { code, mappings };
}
