import type { Node } from '@pptjs/transpiler/puppet';
import type { Bindings } from '../facts/bindings.js';
import type { Evaluator } from '../readings/evaluate.js';
import type { FindingCollector } from '../report/finding.js';

/** A node and the nodes around it. */
export interface Place {
  readonly node: Node;
  readonly parent: Place | null;
}

export interface RuleContext {
  readonly findings: FindingCollector;
  readonly bindings: Bindings;
  readonly evaluator: Evaluator;
  /** Whether to report findings that depend on values. */
  readonly possible: boolean;
  /** The names of the known classes, in lower case without leading `::`. */
  readonly classes: ReadonlySet<string>;
  /** The names of the known defined types. */
  readonly definedTypes: ReadonlySet<string>;
}

/** Looks at one node and reports what changes there. */
export type Rule = (place: Place, context: RuleContext) => void;

/** The nearest place around a node that is not a parenthesized expression. */
export function around(place: Place): Place | null {
  let outer = place.parent;
  while (outer?.node.type === 'ParenthesizedExpression') outer = outer.parent;
  return outer;
}

/** Text as a single-quoted string of Puppet 8. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
