import type { Dialect, ErrorRange } from '../dialect/index.js';
import type { Program } from './ast/nodes.js';
import { declarations } from './diagnostics/index.js';
import { frontEnd, type PuppetFrontEnd } from './front-end.js';
import type { BlamedPart } from './host.js';
import { blamedRange, failingAccess, TokenIndex } from './location/index.js';
import { ENTRY_POINTS } from './lowering/index.js';
import { toPn, toPnText } from './pn/index.js';

/** The Puppet language, version 8. */
export const puppet: Dialect<Program> & PuppetFrontEnd = {
  ...frontEnd,
  name: 'puppet',
  title: 'Puppet',
  extensions: ['.pp', '.epp'],
  diagnostics: declarations,
  runtime: ENTRY_POINTS.runtime,
  loadRuntime: () => import('./host.js'),
  printTree: (program) => toPnText(toPn(program)),
  locate: locateBlamed,
};

/** The range of the source that an error blames. The parameters are those of `Dialect.locate`. */
export function locateBlamed(program: Program, offset: number, part: unknown): ErrorRange | null {
  const node = new TokenIndex(program).nodeAt(offset);
  if (node === undefined) return { start: offset, end: offset + 1 };
  const { blame, laterBrackets } = part as BlamedPart;
  return blamedRange(failingAccess(node, laterBrackets), blame, program.sourceText);
}
