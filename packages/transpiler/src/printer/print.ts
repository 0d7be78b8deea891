import type { CommentedProgram } from '../estree/index.js';
import { generator } from './generator.js';
import type { Mapping } from './source-map.js';
import { State } from './state.js';

/** Prints a JavaScript program with its comments. */
export function print(program: CommentedProgram): string {
  return write(program, null);
}

/** Prints a JavaScript program and collects the mappings of its nodes that come from the source. */
export function printMapped(program: CommentedProgram): { code: string; mappings: Mapping[] } {
  const mappings: Mapping[] = [];
  return { code: write(program, mappings), mappings };
}

function write(program: CommentedProgram, mappings: Mapping[] | null): string {
  const state = new State(generator, program.commentTable ?? null, mappings);
  generator.Program(program, state);
  return state.text;
}
