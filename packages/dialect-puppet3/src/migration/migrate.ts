import { type Diagnostic, hasErrors, LineIndex } from '@pptjs/transpiler/dialect';
import { childrenOf, parse, type Program, validate } from '@pptjs/transpiler/puppet';
import { parsePuppet3 } from '../front-end/parse.js';
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
import { reportErrors, reportRejected } from './syntax/errors.js';
import { newerExpression } from './syntax/newer.js';

export interface MigrationOptions {
  /** The name of the file in findings. */
  readonly file?: string;
  /** Whether to report findings that depend on values that the source does not determine. */
  readonly possible?: boolean;
  /** The names that other files define: the results of `definedNames`. */
  readonly definitions?: Iterable<DefinedNames>;
}

/** The findings about one manifest. */
export interface MigrationReport {
  /** The changes from Puppet 3 to Puppet 8, in the order of the source. */
  readonly findings: readonly Finding[];
  /** Errors that are no difference between the versions: the source is no valid manifest of Puppet 3. */
  readonly errors: readonly Diagnostic[];
  /** The first expression that Puppet 3 does not have; then there are no findings. Null for Puppet 3 manifests. */
  readonly newer: NewerPlace | null;
}

/** The place of an expression that Puppet 3 does not have, and what Puppet 3 says about it. */
export type NewerPlace = Pick<Diagnostic, 'message' | 'start' | 'end' | 'line' | 'column'>;

const rules: readonly Rule[] = [operators, conditions, optionsRule, numbers, words, statements, strings, names];

/** Compares what a manifest means in Puppet 3 and in Puppet 8. Never throws. */
export function findChanges(source: string, options: MigrationOptions = {}): MigrationReport {
  const { file = '', possible = false } = options;
  const { program, diagnostics } = parsePuppet3(source, file);
  const current = parse(source, { file });
  // Puppet 3 has assignments to elements, although the dialect does not evaluate them.
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'NO_ELEMENT_ASSIGNMENT');
  const [error] = errors;
  if (error !== undefined || program === null) {
    const isNewer = error !== undefined && current.program !== null && isWrittenForNewer(errors, current.program, file);
    return isNewer ? { findings: [], errors: [], newer: newerAt(error) } : { findings: [], errors, newer: null };
  }
  const newer = newerExpression(program);
  if (newer !== null) {
    const { start, end } = newer;
    return { findings: [], errors: [], newer: { message: NEWER, start, end, ...new LineIndex(source).placeAt(start) } };
  }
  const findings = new FindingCollector(source, file);
  const bindings = new Bindings(program);
  const evaluator = new Evaluator(source, (variable) => bindings.constantOf(variable));
  const definitions = [...(options.definitions ?? []), definedNames(program)];
  const classes = new Set(definitions.flatMap((names) => names.classes));
  const definedTypes = new Set(definitions.flatMap((names) => names.definedTypes));
  applyRules(program, { findings, bindings, evaluator, possible, classes, definedTypes });
  reportErrors(program, file, findings);
  // A syntax error in Puppet 8 normally has a finding that explains it.
  const rejected = current.diagnostics.find(({ severity }) => severity === 'error');
  if (rejected !== undefined && findings.isEmpty) reportRejected(rejected, findings);
  return { findings: findings.sorted(), errors: [], newer: null };
}

const NEWER = 'Puppet 3 does not have this function or type';

/** Whether Puppet 3 rejects a source because it has features of newer versions. */
function isWrittenForNewer(errors: readonly Diagnostic[], program: Program, file: string): boolean {
  if (errors.some(({ code }) => code.startsWith('NO_'))) return true;
  return !hasErrors(validate(program, { file, strict: 'warning' }));
}

function newerAt({ message, start, end, line, column }: NewerPlace): NewerPlace {
  return { message, start, end, line, column };
}

/** The names that a file defines, in lower case without leading `::`. */
export interface DefinedNames {
  readonly classes: readonly string[];
  readonly definedTypes: readonly string[];
}

/** The classes and defined types of a program. */
export function definedNames({ definitions }: Program): DefinedNames {
  const namesOf = (type: 'HostClassDefinition' | 'ResourceTypeDefinition'): readonly string[] =>
    definitions.flatMap((definition) =>
      definition.type === type ? [definition.name.toLowerCase().replace(/^::/, '')] : [],
    );
  return { classes: namesOf('HostClassDefinition'), definedTypes: namesOf('ResourceTypeDefinition') };
}

function applyRules(program: Program, context: RuleContext): void {
  const applied = context.possible ? [...rules, possibleChanges] : rules;
  const pending: Place[] = [{ node: program.body, parent: null }];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    for (const rule of applied) rule(place, context);
    for (const child of childrenOf(place.node)) if (child !== null) pending.push({ node: child, parent: place });
  }
}
