import { DEFAULT_STRICTNESS } from '@pptjs/runtime/strictness';
import type { Diagnostic } from '../../diagnostics/index.js';
import { childrenOf } from '../ast/children.js';
import type { Node, Program } from '../ast/nodes.js';
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
import { resources } from './visitors/resources.js';
import { reportForbiddenInScript, scripts } from './visitors/scripts.js';
import { texts } from './visitors/texts.js';

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
  ...scripts,
};

type AnyVisitor = (node: Node, context: VisitorContext) => void;

const visitorOf: ReadonlyMap<Node['type'], AnyVisitor> = new Map(
  Object.entries(visitors) as [Node['type'], AnyVisitor][],
);

/** One context serves all nodes of a tree: only the parent changes. */
class Context implements VisitorContext {
  parent: Visit | null = null;
  readonly validate = validate;

  constructor(
    readonly report: Report,
    readonly options: ValidationOptions,
    readonly file: string,
    readonly source: string,
  ) {}
}

/**
 * Validates a syntax tree: the checks that Puppet makes after it has parsed a file.
 *
 * Each node is visited before its children, in Puppet's order. One visitor for each kind of node (`visitors/`) reports
 * its errors to a `Report`, which sorts them as Puppet does. The walk is a loop, because programs may be nested deeply.
 *
 * @param tree the result of `parse`
 * @returns the errors and warnings in Puppet's order; empty for a valid program. Never throws.
 */
export function validate(tree: Program, options: ValidationOptions = {}): Diagnostic[] {
  const file = options.file ?? tree.sourceRef;
  const report = new Report(file, tree.sourceText, options.strict ?? DEFAULT_STRICTNESS);
  const context = new Context(report, options, file, tree.sourceText);
  const isScript = options.tasks === true;
  const nodes: Node[] = [tree];
  const parents: (Visit | null)[] = [null];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const parent = parents.pop() ?? null;
    context.parent = parent;
    if (!isScript || !reportForbiddenInScript(node, context)) visitorOf.get(node.type)?.(node, context);
    const children = childrenOf(node);
    if (children.length === 0) continue;
    const visit: Visit = { node, parent };
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child === null || child === undefined) continue;
      nodes.push(child);
      parents.push(visit);
    }
  }
  return report.diagnostics;
}
