import type { Diagnostic } from '../diagnostics/index.js';
import { LineIndex } from '../text/index.js';
import { childrenOf } from './ast/children.js';
import type { Node, Program } from './ast/nodes.js';
import { createDiagnostic } from './diagnostics/index.js';

/** The diagnostic of a program for which the stack is too small. Its place is the innermost node. */
export function nestingFault(program: Program, file: string): Diagnostic {
  const { start, end } = innermostNode(program);
  const { line, column } = new LineIndex(program.sourceText).placeAt(start);
  return createDiagnostic('NESTING_TOO_DEEP', {}, { file, start, end, line, column });
}

/** Walks through the levels of the tree in a loop, because the stack is too small for recursion. */
function innermostNode(program: Program): Node {
  let innermost: Node = program;
  for (let level: readonly Node[] = [program]; level.length > 0;) {
    [innermost = program] = level;
    level = level.flatMap((node) => childrenOf(node).filter((child) => child !== null));
  }
  return innermost;
}
