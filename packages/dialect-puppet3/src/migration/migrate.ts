import type { Diagnostic } from '@pptjs/transpiler/dialect';
import { childrenOf, type Expression, type Node, type Program, parse, validate } from '@pptjs/transpiler/puppet';
import { Bindings } from './facts/bindings.js';
import { Evaluator } from './readings/evaluate.js';
import { type Finding, FindingCollector } from './report/finding.js';
import { conditions } from './rules/conditions.js';
import { names } from './rules/names.js';
import { numbers } from './rules/numbers.js';
import { operators } from './rules/operators.js';
import { options as optionsRule } from './rules/options.js';
import { possibleChanges } from './rules/possible.js';
import type { Place, Rule, RuleContext } from './rules/rule.js';
import { statements } from './rules/statements.js';
import { strings } from './rules/strings.js';
import { words } from './rules/words.js';
import { reportErrors } from './syntax/errors.js';
import { newerExpression } from './syntax/newer.js';

export interface MigrationOptions {
  /** The name of the file in findings. */
  readonly file?: string;
  /** Whether to report findings that depend on values that the source does not determine. */
  readonly possible?: boolean;
  /** The names of classes and defined types in other files, in lower case without leading `::`. */
  readonly definitions?: Iterable<string>;
}

/** What changes for one manifest. */
export interface MigrationReport {
  /** What changes from Puppet 3 to Puppet 8, in the order of the source. */
  readonly findings: readonly Finding[];
  /** Errors that are no difference between the versions: the source is no valid manifest of Puppet 3. */
  readonly errors: readonly Diagnostic[];
  /** The place of an expression that Puppet 3 does not have; then there are no findings. Null for Puppet 3 manifests. */
  readonly newer: { readonly start: number; readonly end: number } | null;
}

const rules: readonly Rule[] = [operators, conditions, optionsRule, numbers, words, statements, strings, names];

/** Compares what a manifest means in Puppet 3 and in Puppet 8. Never throws. */
export function findChanges(source: string, options: MigrationOptions = {}): MigrationReport {
  const { file = '', possible = false } = options;
  const findings = new FindingCollector(source, file);
  const { program, diagnostics } = parse(source, { file });
  if (program === null) {
    const errors = reportErrors(diagnostics, findings, () => null);
    return { findings: errors.length > 0 ? [] : findings.sorted(), errors, newer: null };
  }
  const newer = newerExpression(program);
  if (newer !== null) return { findings: [], errors: [], newer: { start: newer.start, end: newer.end } };
  const definitions = new Set(options.definitions);
  for (const name of definedNames(program)) definitions.add(name);
  const bindings = new Bindings(program);
  const evaluator = new Evaluator(source, (variable) => bindings.constantOf(variable));
  applyRules(program, { findings, bindings, evaluator, possible, definitions });
  const errors = reportErrors(validate(program, { file, strict: 'error' }), findings, (offset, types) =>
    nodeAt(program, offset, types),
  );
  return { findings: findings.sorted(), errors, newer: null };
}

/** The names of the classes and defined types of a program, in lower case without leading `::`. */
export function definedNames(program: Program): readonly string[] {
  return program.definitions.flatMap((definition) =>
    definition.type === 'HostClassDefinition' || definition.type === 'ResourceTypeDefinition'
      ? [definition.name.toLowerCase().replace(/^::/, '')]
      : [],
  );
}

function applyRules(program: Program, context: RuleContext): void {
  const applied = context.possible ? [...rules, possibleChanges] : rules;
  const pending: Place[] = [{ node: program.body, parent: null }];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    for (const rule of applied) rule(place, context);
    for (const child of childrenOf(place.node)) if (child !== null) pending.push({ node: child, parent: place });
  }
}

function nodeAt(program: Program, offset: number, types: ReadonlySet<Node['type']>): Node | null {
  const pending: Node[] = [program.body as Expression];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.start === offset && types.has(node.type)) return node;
    for (const child of childrenOf(node))
      if (child !== null && child.start <= offset && offset < child.end) pending.push(child);
  }
  return null;
}
