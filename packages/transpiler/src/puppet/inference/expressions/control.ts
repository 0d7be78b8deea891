/** Blocks of statements, and `if`, `unless`, `case`, `?`, `and` and `or`. */
import { type PuppetType, STRING, UNDEF } from '@pptjs/runtime/lattice';
import type {
  AndExpression,
  BlockExpression,
  CaseExpression,
  Expression,
  IfExpression,
  OrExpression,
  SelectorExpression,
  UnlessExpression,
} from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import {
  equalTexts,
  intersect,
  isNever,
  listedStrings,
  membersOf,
  NEVER,
  subtract,
  unionOf,
  areDisjoint,
  isOnly,
  Kind,
  withoutEqualText,
} from '../lattice/index.js';
import { atStart, describeType } from '../types/describe-type.js';
import { forgetMatch, setMatched } from '../walk/match-variables.js';
import { FlowState } from '../walk/state.js';
import { pathOf } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';
import { areNeverEqual } from './comparisons.js';
import { DeclaredResources } from './duplicates.js';
import { testedType } from './matches.js';
import { narrowed } from './narrowed-values.js';

/** The type of the last statement of a block; Never if it is not reached. Reports unreachable statements. */
export function block({ statements }: BlockExpression, walk: Walk): PuppetType {
  let last: PuppetType = UNDEF;
  let isReachable = walk.state.isReachable;
  const declared = new DeclaredResources(walk);
  for (const statement of statements) {
    if (isReachable && !walk.state.isReachable) {
      isReachable = false;
      if (!isInert(statement)) walk.findings.add('TYPE_UNREACHABLE', {}, statement);
    }
    const type = isReachable ? walk.infer(statement) : walk.findings.silently(() => walk.infer(statement));
    if (isReachable) declared.add(statement);
    last = isReachable && walk.state.isReachable ? type : NEVER;
  }
  return last;
}

/** Definitions are read even if the code around them is not evaluated. */
function isInert({ type }: Expression): boolean {
  return type.endsWith('Definition') || type === 'Nop' || type === 'TypeAlias';
}

/** The type of `if` and `unless`: the union of the branches that the condition permits. */
export function conditional(node: IfExpression | UnlessExpression, walk: Walk): PuppetType {
  const { whenTrue, whenFalse } = walk.condition(node.test);
  const [then, otherwise] = node.type === 'IfExpression' ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
  return guarded(walk, [
    [then, () => walk.infer(node.thenExpr)],
    [otherwise, () => walk.infer(node.elseExpr)],
  ]);
}

/** Evaluates branches. The match variables of a condition do not exist after its statement. */
function guarded(walk: Walk, branches: Parameters<Walk['branches']>[0]): PuppetType {
  const type = walk.branches(branches);
  forgetMatch(walk.state);
  return type;
}

/** `and` and `or` as values. */
export function logical(node: AndExpression | OrExpression, walk: Walk): PuppetType {
  const { type, whenTrue, whenFalse } = walk.condition(node);
  walk.state = FlowState.merge([whenTrue, whenFalse]);
  return type;
}

/** A `case` without a matching option has the value undef. */
export function caseOf(node: CaseExpression, walk: Walk): PuppetType {
  const arms = node.options.map(({ values, thenExpr }) => ({ options: values, body: thenExpr }));
  return select(node.test, arms, () => UNDEF, walk);
}

/** A selector without a matching option is an error. */
export function selector(node: SelectorExpression, walk: Walk): PuppetType {
  const arms = node.selectors.map(({ matchingExpr, valueExpr }) => ({ options: [matchingExpr], body: valueExpr }));
  return select(node.leftExpr, arms, null, walk);
}

interface Arm {
  readonly options: readonly Expression[];
  readonly body: Expression;
}

/**
 * Evaluates the arms of a `case` or selector. Each arm has the types of the values that its options match, and the next
 * arms those of the values that they do not match.
 *
 * @param otherwise the value if no option matches; null if that is an error
 */
function select(test: Expression, arms: readonly Arm[], otherwise: (() => PuppetType) | null, walk: Walk): PuppetType {
  const type = walk.infer(test);
  if (isNever(type)) {
    for (const { options, body } of arms) walk.findings.silently(() => walk.inferAll([...options, body]));
    return NEVER;
  }
  const path = pathOf(test);
  let remaining = type;
  let state = walk.state;
  const branches: (readonly [FlowState, () => PuppetType])[] = [];
  // The default arm is evaluated if no other arm matches, wherever it is.
  let fallback = otherwise;
  for (const arm of arms) {
    const evaluate = (): PuppetType => walk.infer(arm.body);
    const matching: FlowState[] = [];
    for (const option of arm.options) {
      walk.state = state;
      if (option.type === 'LiteralDefault') {
        walk.infer(option);
        fallback = evaluate;
        continue;
      }
      const part = matchOption(option, remaining, walk);
      state = walk.state;
      const inside = part.matched === remaining ? state.copy() : narrowed(state, test, part.matched, walk);
      if (isNever(part.matched)) inside.isReachable = false;
      if (!isOnly(walk.recorded(option), Kind.string | Kind.integer | Kind.boolean | Kind.undef)) {
        forgetMatch(state);
        setMatched(option, inside);
      }
      matching.push(inside);
      remaining = part.others;
    }
    if (path !== null && state.isReachable)
      state = isNever(remaining) ? state.copy() : narrowed(state, test, remaining, walk);
    if (matching.length > 0) branches.push([FlowState.merge(matching), evaluate]);
  }
  if (fallback === null && !isNever(remaining)) {
    walk.state = state;
    if (branches.every(([{ isReachable }]) => !isReachable))
      walk.report('TYPE_NO_MATCH', { actual: describeType(type) }, test);
    else warnAboutListed(remaining, test, arms, walk);
  }
  const left = narrowed(state, test, remaining, walk);
  if (isNever(remaining)) left.isReachable = false;
  if (fallback !== null) branches.push([left, fallback]);
  return guarded(walk, branches);
}

/** Warns about values that the type of the test names, and that no option matches. */
function warnAboutListed(remaining: PuppetType, test: Expression, arms: readonly Arm[], walk: Walk): void {
  if (!arms.every(({ options }) => options.every((option) => isDecisive(option, walk)))) return;
  const unmatched = unionOf(membersOf(remaining).filter(isListed));
  if (!isNever(unmatched)) walk.report('TYPE_NO_MATCH', { actual: describeType(unmatched) }, test, 'warning');
}

/** Whether `matchOption` knows which values an option matches. */
function isDecisive(option: Expression, walk: Walk): boolean {
  const node = unwrap(option);
  return SCALARS.has(node.type) || node.type === 'LiteralUndef' || testedType(node, walk) !== null;
}

/** Whether a type names its values, so that the program certainly considers each of them. */
function isListed(type: PuppetType): boolean {
  return isOnly(type, Kind.undef | Kind.boolean) || listedStrings(type) !== null;
}

/** The instances that an option matches, and those that it may not match. */
interface OptionMatch {
  readonly matched: PuppetType;
  readonly others: PuppetType;
}

function matchOption(option: Expression, type: PuppetType, walk: Walk): OptionMatch {
  const node = unwrap(option);
  const optionType = walk.infer(option);
  if (isNever(optionType)) return { matched: NEVER, others: type };
  const tested = testedType(node, walk);
  const report = (): OptionMatch => {
    if (!isNever(type))
      walk.report(
        'TYPE_NEVER_MATCHES',
        { actual: atStart(describeType(type)), option: describeType(tested ?? optionType) },
        option,
      );
    return { matched: NEVER, others: type };
  };
  if (tested !== null) {
    if (areDisjoint(type, tested)) return report();
    return { matched: intersect(type, tested), others: subtract(type, tested) };
  }
  if (node.type === 'LiteralRegularExpression')
    return areDisjoint(type, STRING) ? report() : { matched: intersect(type, STRING), others: type };
  if (node.type === 'LiteralUndef') {
    if (areDisjoint(type, UNDEF)) return report();
    return { matched: UNDEF, others: subtract(type, UNDEF) };
  }
  if (SCALARS.has(node.type) && areNeverEqual(type, optionType)) return report();
  if (isOnly(optionType, Kind.string) && SCALARS.has(node.type))
    return { matched: equalTexts(type, optionType), others: withoutEqualText(type, optionType) };
  if (node.type === 'LiteralBoolean')
    return { matched: intersect(type, optionType), others: subtract(type, optionType) };
  return { matched: type, others: type };
}

const SCALARS: ReadonlySet<string> = new Set(['LiteralString', 'QualifiedName', 'LiteralInteger', 'LiteralBoolean']);
