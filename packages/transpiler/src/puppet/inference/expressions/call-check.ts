import { ANY, blockCallable, OptionalType, type PuppetType, UNDEF, UNIT } from '@pptjs/runtime/lattice';
import { acceptedCounts } from '../../analysis/accepted-values.js';
import type { Expression, LambdaExpression, Node } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { Overload } from '../definitions/overloads.js';
import type { Declared } from '../definitions/world.js';
import { areDisjoint, areDisjointUnlessEmpty, canBe, isNever, Kind, unionOf } from '../lattice/index.js';
import { describeType, expectedType } from '../types/describe-type.js';
import { excludeUndef } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';

/** A call to check: the types of its arguments, and whether they are all arguments. */
export interface CheckedCall {
  readonly name: string;
  readonly args: readonly PuppetType[];
  readonly nodes: readonly Expression[];
  /** Whether no argument is unfolded. */
  readonly isExact: boolean;
  readonly lambda: LambdaExpression | null;
  readonly node: Node;
  /** The function, if it is not built in. */
  readonly declared?: Declared;
  /** Whether a function that is not declared belongs to stdlib. */
  readonly isOfModule?: boolean;
}

/** Reports a call that none of the overloads can accept. Returns whether the call may succeed. */
export function checkCall(call: CheckedCall, overloads: readonly Overload[], walk: Walk): boolean {
  if (overloads.length === 0 || call.args.some(isNever)) return true;
  const problems: (() => void)[] = [];
  const fitting: Overload[] = [];
  for (const overload of overloads) {
    const problem = problemOf(call, overload, overloads, walk);
    if (problem === null) fitting.push(overload);
    else problems.push(problem);
  }
  if (fitting.length === 0) {
    (problems.length === 1 ? problems[0] : bestProblem(call, overloads, walk))?.();
    return false;
  }
  warnAboutElements(call, fitting, walk);
  warnAboutUndef(call, fitting, walk);
  return true;
}

/** Returns the type of the result of a call that the overloads may accept. */
export function resultOfOverloads(call: CheckedCall, overloads: readonly Overload[], walk: Walk): PuppetType {
  const fitting = overloads.filter((overload) => problemOf(call, overload, overloads, walk) === null);
  return unionOf(fitting.map(({ returns }) => returns ?? ANY));
}

/** The problem of the overload that fits most arguments. */
function bestProblem(call: CheckedCall, overloads: readonly Overload[], walk: Walk): (() => void) | null {
  const ranked = overloads
    .map((overload) => ({ overload, fits: countFits(call, overload) }))
    .toSorted((a, b) => b.fits - a.fits);
  const [best] = ranked;
  return best === undefined ? null : problemOf(call, best.overload, overloads, walk);
}

function countFits({ args }: CheckedCall, overload: Overload): number {
  const count = args.length >= overload.min && args.length <= overload.max ? 1000 : 0;
  const fitting = args.findIndex((arg, i) => areDisjoint(arg, parameterAt(overload, i)?.type ?? ANY));
  return count + (fitting < 0 ? args.length + 1 : fitting);
}

const parameterAt = ({ parameters }: Overload, index: number): Overload['parameters'][number] | undefined =>
  parameters[index] ?? parameters.at(-1);

/** Returns how to report that an overload cannot accept the call; null if it may. */
function problemOf(
  call: CheckedCall,
  overload: Overload,
  overloads: readonly Overload[],
  walk: Walk,
): (() => void) | null {
  const { args, name, isExact, node } = call;
  if (args.length > overload.max || (isExact && args.length < overload.min)) {
    return () =>
      walk.report(
        'TYPE_ARGUMENT_COUNT',
        {
          function: name,
          expected: countText(overloads),
          actual: String(args.length),
          place: originText(call),
        },
        node,
      );
  }
  for (const [index, arg] of args.entries()) {
    const parameter = parameterAt(overload, index);
    if (parameter === undefined || !areDisjoint(arg, parameter.type)) continue;
    return () => {
      const expected = expectedText(overloads, index, args.length);
      walk.report(
        'TYPE_ARGUMENT',
        { function: name, parameter: parameter.name, expected, actual: describeType(arg), place: originText(call) },
        call.nodes[index] ?? node,
      );
    };
  }
  const problem = blockProblem(call, overload, overloads, walk);
  return problem === null
    ? null
    : () => walk.report('TYPE_BLOCK', { function: name, problem, place: originText(call) }, node);
}

function blockProblem(
  { lambda }: CheckedCall,
  { block, isBlockOptional }: Overload,
  overloads: readonly Overload[],
  walk: Walk,
): string | null {
  if (block === undefined) return null;
  if (lambda === null) {
    const isOptional = block === null || isBlockOptional || block instanceof OptionalType;
    return isOptional ? null : 'expects a block';
  }
  // Functions with the API of Puppet 3 ignore blocks.
  if (block === null) return isBlockOptional ? null : 'does not expect a block';
  const expected = blockSize(block);
  if (expected === undefined) return null;
  const { parameters } = lambda;
  const { min, max } = acceptedCounts(parameters);
  if (min <= expected.min && max >= expected.max) return blockParameterProblem(parameters, block, walk);
  const sizes = overloads.map((each) => (each.block ? blockSize(each.block) : undefined) ?? expected);
  const [least, most] = [Math.min(...sizes.map((each) => each.min)), Math.max(...sizes.map((each) => each.max))];
  const expectedCount = least === most ? counted(most, 'parameter') : `${least} to ${most} parameters`;
  return `expects a block with ${expectedCount}, got ${parameters.length}`;
}

/** Returns what is wrong with the declared types of the parameters of a block. */
function blockParameterProblem(
  parameters: LambdaExpression['parameters'],
  block: PuppetType,
  walk: Walk,
): string | null {
  const passed = blockCallable(block.resolved())?.parameters;
  if (!passed) return null;
  const { max } = passed.givenSize();
  for (const [index, { name, type }] of walk.definitions.parametersOf(parameters).slice(0, max).entries()) {
    const value = passed.typeAt(index) ?? UNIT;
    if (!type.isAssignable(value))
      return `passes ${expectedType(value)} to its block, but the parameter '${name}' expects ${expectedType(type)}`;
  }
  return null;
}

/** The number of values with which a function calls its block; undefined if it is not declared. */
function blockSize(block: PuppetType): { readonly min: number; readonly max: number } | undefined {
  return blockCallable(block.resolved())?.parameters?.givenSize();
}

function countText(overloads: readonly Overload[]): string {
  const min = Math.min(...overloads.map((each) => each.min));
  const max = Math.max(...overloads.map((each) => each.max));
  if (max === Infinity) return `at least ${counted(min, 'argument')}`;
  return min === max ? counted(min, 'argument') : `between ${min} and ${max} arguments`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The types that the overloads accept at a position in a call with a number of arguments. */
function expectedText(overloads: readonly Overload[], index: number, count: number): string {
  const fitting = overloads.filter(({ min, max }) => count >= min && count <= max);
  const texts = new Set(
    (fitting.length > 0 ? fitting : overloads).flatMap((overload) => {
      const parameter = index < overload.max ? parameterAt(overload, index) : undefined;
      return parameter === undefined ? [] : [expectedType(parameter.type)];
    }),
  );
  return [...texts].join(' or ');
}

/** States where a definition is, for the detail of a finding. */
export function placeText({ place: { file, line } }: Declared): string {
  return `Declared in ${file}:${line}.`;
}

/** Where the called function is declared. */
export function originText({
  name,
  declared,
  isOfModule,
}: Pick<CheckedCall, 'name' | 'declared' | 'isOfModule'>): string {
  if (declared !== undefined) return placeText(declared);
  return `'${name}' is a function of ${isOfModule === true ? 'the module stdlib' : 'Puppet'}.`;
}

/** Warns about Arrays and Hashes that no overload accepts if they have elements. */
function warnAboutElements(call: CheckedCall, overloads: readonly Overload[], walk: Walk): void {
  for (const [index, arg] of call.args.entries()) {
    const parameters = overloads.flatMap((overload) => parameterAt(overload, index) ?? []);
    const [first] = parameters;
    if (first === undefined || !parameters.every(({ type }) => areDisjointUnlessEmpty(arg, type))) continue;
    const expected = expectedText(overloads, index, call.args.length);
    walk.report(
      'TYPE_ARGUMENT',
      { function: call.name, parameter: first.name, expected, actual: describeType(arg), place: originText(call) },
      call.nodes[index] ?? call.node,
      'warning',
    );
  }
}

/**
 * Warns about an argument that can be undef, if no overload accepts undef there. After the call, the argument is not
 * undef.
 */
function warnAboutUndef(call: CheckedCall, overloads: readonly Overload[], walk: Walk): void {
  if (!call.isExact) return;
  for (const [index, arg] of call.args.entries()) {
    const node = call.nodes[index];
    if (node === undefined || !canBe(arg, Kind.undef)) continue;
    const parameters = overloads.map((overload) => parameterAt(overload, index));
    const [first] = parameters;
    if (first === undefined || !parameters.every((each) => each !== undefined && areDisjoint(each.type, UNDEF)))
      continue;
    if (isKnownUndef(arg, node)) {
      const expected = expectedText(overloads, index, call.args.length);
      walk.report('TYPE_POSSIBLE_UNDEF', { function: call.name, parameter: first.name, expected }, node);
    }
    excludeUndef(node, walk);
  }
}

/**
 * Whether an expression can be undef as far as the program says. An unknown type does not say it, and an element of a
 * collection is usually known to exist.
 */
export function isKnownUndef(type: PuppetType, node: Expression): boolean {
  if (!(type instanceof OptionalType) || !canBe(type, Kind.undef)) return false;
  return unwrap(node).type !== 'AccessExpression';
}
