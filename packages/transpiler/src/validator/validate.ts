/**
 * The checks that the reference makes after it has parsed a file. Each node is visited before its parts, in the reference's order; one
 * visitor a kind of node says what is wrong with it.
 */
import type { Node, Program } from '../ast/nodes.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { childrenOf } from './children.js';
import { Report } from './report.js';
import type { ValidationOptions, Visit, VisitorContext, Visitors } from './visitor.js';
import { assignment } from './visitors/assignment.js';
import { calls } from './visitors/calls.js';
import { control } from './visitors/control.js';
import { definitions } from './visitors/definitions.js';
import { literals } from './visitors/literals.js';
import { operators } from './visitors/operators.js';
import { parameters } from './visitors/parameters.js';
import { program } from './visitors/program.js';
import { regularExpressions } from './visitors/regular-expressions.js';
import { resources } from './visitors/resources.js';
import { refusedInScript, scripts } from './visitors/scripts.js';
import { texts } from './visitors/texts.js';
import { templates } from './visitors/templates.js';

const visitors: Visitors = {
  ...program,
  ...literals,
  ...operators,
  ...assignment,
  ...calls,
  ...control,
  ...definitions,
  ...parameters,
  ...resources,
  ...texts,
  ...regularExpressions,
  ...templates,
  ...scripts,
};

function visit(node: Node, context: VisitorContext): void {
  if (context.options.tasks === true && refusedInScript(node, context)) return;
  (visitors[node.type] as ((node: Node, context: VisitorContext) => void) | undefined)?.(node, context);
}

/**
 * Checks a syntax tree.
 *
 * @param tree as `parse` gives it
 * @returns what is wrong, in the reference's order; empty for a valid program. Never throws.
 */
export function validate(tree: Program, options: ValidationOptions = {}): Diagnostic[] {
  const file = options.file ?? tree.sourceRef;
  const report = new Report(file, tree.sourceText, options.strict ?? 'error');
  const pending: Visit[] = [{ node: tree, parent: null }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, parent } = next;
    visit(node, { report, parent, options, file, source: tree.sourceText });
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child !== null && child !== undefined) pending.push({ node: child, parent: next });
    }
  }
  return report.diagnostics;
}
