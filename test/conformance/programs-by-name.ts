/** The generators of random programs that are compared with Puppet. */
import { generateCheckedPrograms } from './checked-programs.js';
import { GROWTH } from './growth-program-parts.js';
import { LOOPS } from './loop-program-parts.js';
import { MEMOS } from './memo-program-parts.js';
import { PROOFS } from './proof-program-parts.js';
import { generateTypedPrograms } from './typed-programs.js';

export const PROGRAM_GENERATORS: Readonly<Record<string, (count: number, seed: number) => string[]>> = {
  typed: generateTypedPrograms,
  growth: (count, seed) => generateTypedPrograms(count, seed, GROWTH),
  loops: (count, seed) => generateTypedPrograms(count, seed, LOOPS),
  memos: (count, seed) => generateTypedPrograms(count, seed, MEMOS),
  proofs: (count, seed) => generateTypedPrograms(count, seed, PROOFS),
  checked: generateCheckedPrograms,
};
