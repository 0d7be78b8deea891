import { convert, Mismatch } from '../../conversions/conversion.js';
import { errorCount, report } from '../../evaluation/evaluation.js';
import { countSteps } from '../../evaluation/limits.js';
import { type Deferred, evaluated, outcomeOf } from '../../operators/deferred.js';
import { quoteText } from '../../values/quoting.js';
import { isNull, isSequence, isUnknown, isWhollyKnown, UNKNOWN, type Value } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from './failures.js';
import type { FunctionDefinition, TerraformFunction } from './function-definition.js';
import { CALL_PROBLEMS } from './problems.js';
import { unknownResult } from './unknown-results.js';

/**
 * Calls a function, as HCL's FunctionCallExpr does: the arguments are evaluated and converted one after the other, and
 * not at all if their number is wrong. Errors are reported at the compiled call. The blamed part of the call is the
 * index of an argument, `end` (the closing parenthesis), or `start` (the name and the opening parenthesis).
 *
 * @returns the result, or an unknown value if the call or an argument failed
 */
export function call(definition: TerraformFunction, args: readonly Deferred[]): Value {
  return callWith(definition, args, args.length);
}

/** Calls a function whose last argument is a sequence of arguments: `f(a, b...)`. */
export function callExpanded(definition: TerraformFunction, args: readonly Deferred[]): Value {
  const last = args.length - 1;
  const expanded = args[last];
  if (expanded === undefined) return callWith(definition, [], 0);
  const { value, hasFailed } = outcomeOf(expanded);
  if (hasFailed) return UNKNOWN;
  if (isNull(value) && ['dynamic', 'tuple', 'list', 'set'].includes(value.type.kind)) {
    report(CALL_PROBLEMS.NULL_EXPANSION, {}, last);
    return UNKNOWN;
  }
  if (!isSequence(value)) {
    if (!isUnknown(value)) report(CALL_PROBLEMS.INVALID_EXPANSION, {}, last);
    return UNKNOWN;
  }
  return callWith(definition, [...args.slice(0, last), ...value.elements], args.length);
}

/** @param written the number of arguments in the source, to which the indexes of blamed arguments are limited */
function callWith(definition: TerraformFunction, args: readonly Deferred[], written: number): Value {
  if (!hasFittingCount(definition, args.length, written)) return UNKNOWN;
  const part = (index: number): number => Math.min(index, written - 1);
  try {
    if (definition.kind === 'lazy') {
      return definition.evaluate(args.map((argument) => () => evaluated(argument)));
    }
    const values = evaluateArguments(definition, args, part);
    if (values === null) return UNKNOWN;
    if (hasUnknown(values)) return unknownResult(definition.name);
    rejectNulls(definition, values);
    return counted(definition.apply(values));
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const parameter = failure instanceof ArgumentFailure ? parameterAt(definition, failure.index) : undefined;
    if (failure instanceof ArgumentFailure && parameter !== undefined) {
      const blamed = failure.index < args.length ? part(failure.index) : 'self';
      reportArgument(parameter.name, failure.message, blamed);
    } else {
      const parameters = { name: quoteText(definition.name), reason: failure.message };
      report(CALL_PROBLEMS.FAILED_CALL, parameters, 'start');
    }
    return UNKNOWN;
  }
}

function parameterAt(definition: TerraformFunction, index: number): { readonly name: string } | undefined {
  return definition.parameters[index] ?? definition.variadic ?? undefined;
}

function hasFittingCount(definition: TerraformFunction, count: number, written: number): boolean {
  const { parameters, variadic } = definition;
  const name = quoteText(definition.name);
  const missing = parameters[count];
  if (missing !== undefined) {
    const expected = `${variadic === null ? '' : 'at least '}${parameters.length}`;
    report(CALL_PROBLEMS.TOO_FEW_ARGUMENTS, { name, count: expected, parameter: quoteText(missing.name) }, 'end');
    return false;
  }
  if (variadic !== null || count === parameters.length) return true;
  const part = Math.min(parameters.length, written - 1);
  report(CALL_PROBLEMS.TOO_MANY_ARGUMENTS, { name, count: String(parameters.length) }, part);
  return false;
}

/** Evaluates and converts the arguments; null if any of them has an error. */
function evaluateArguments(
  definition: FunctionDefinition,
  args: readonly Deferred[],
  part: (index: number) => number,
): readonly Value[] | null {
  let isFailed = false;
  const values = args.map((argument, i) => {
    const parameter = definition.parameters[i] ?? definition.variadic;
    const { value, hasFailed } = outcomeOf(argument);
    isFailed ||= hasFailed;
    if (parameter === null || parameter.type.kind === 'dynamic') return value;
    const converted = convert(value, parameter.type);
    if (!(converted instanceof Mismatch)) return converted;
    reportArgument(parameter.name, converted.message, part(i));
    isFailed = true;
    return UNKNOWN;
  });
  return isFailed ? null : values;
}

/** How many characters of a resulting string count as one step of the evaluation. */
const CHARACTERS_PER_STEP = 8;

/** Counts long results, so that an evaluation does not exhaust the memory with many of them. */
function counted(result: Value): Value {
  if (typeof result === 'string') countSteps(Math.trunc(result.length / CHARACTERS_PER_STEP));
  return result;
}

/** An unknown value is what an expression outside of the call left after its error, which has been reported. */
function hasUnknown(values: readonly Value[]): boolean {
  return values.some(errorCount() === 0 ? isUnknown : (value) => !isWhollyKnown(value));
}

function rejectNulls(definition: FunctionDefinition, values: readonly Value[]): void {
  for (const [i, value] of values.entries()) {
    const parameter = definition.parameters[i] ?? definition.variadic;
    if (isNull(value) && parameter !== null && !parameter.allowsNull) {
      throw new ArgumentFailure(i, 'argument must not be null');
    }
  }
}

function reportArgument(parameter: string, reason: string, part: number | 'self'): void {
  report(CALL_PROBLEMS.INVALID_ARGUMENT, { parameter: quoteText(parameter), reason }, part);
}
