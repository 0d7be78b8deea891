import { convert, Mismatch } from '../../conversion/conversion.js';
import { captureErrors, report, reportError } from '../../evaluation/evaluation.js';
import { quoteText } from '../../values/quoting.js';
import { isNull, isSequence, UNKNOWN, type Value } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from './failures.js';
import type { FunctionDefinition, TerraformFunction } from './function-definition.js';
import { CALL_PROBLEMS } from './problems.js';

/**
 * An argument of a call. An expression that can fail is a function, which the call evaluates when HCL does: arguments
 * are evaluated and converted one after the other, and not at all if their number is wrong.
 */
export type Argument = Value | (() => Value);

/**
 * Calls a function, as HCL's FunctionCallExpr does. Errors are reported at the compiled call. The blamed part of the
 * call is the index of an argument, `end` (the closing parenthesis), or `start` (the name and the opening
 * parenthesis).
 *
 * @returns the result, or an unknown value if the call or an argument failed
 */
export function call(definition: TerraformFunction, args: readonly Argument[]): Value {
  return callWith(definition, args, args.length);
}

/** Calls a function whose last argument is a sequence of arguments: `f(a, b...)`. */
export function callExpanded(definition: TerraformFunction, args: readonly Argument[]): Value {
  const last = args.length - 1;
  const expanded = args[last];
  if (expanded === undefined) return callWith(definition, [], 0);
  const { value, errors } = captureErrors(() => valueOf(expanded));
  if (errors.length > 0) {
    reportError(...errors);
    return UNKNOWN;
  }
  if (isNull(value) && ['dynamic', 'tuple', 'list', 'set'].includes(value.type.kind)) {
    report(CALL_PROBLEMS.NULL_EXPANSION, {}, last);
    return UNKNOWN;
  }
  if (!isSequence(value)) {
    if (value !== UNKNOWN) report(CALL_PROBLEMS.INVALID_EXPANSION, {}, last);
    return UNKNOWN;
  }
  return callWith(definition, [...args.slice(0, last), ...value.elements], args.length);
}

/** @param written the number of arguments in the source, to which the indexes of blamed arguments are limited */
function callWith(definition: TerraformFunction, args: readonly Argument[], written: number): Value {
  if (!hasFittingCount(definition, args.length, written)) return UNKNOWN;
  const part = (index: number): number => Math.min(index, written - 1);
  try {
    if (definition.kind === 'lazy') {
      return definition.evaluate(args.map((argument) => () => valueOf(argument)));
    }
    const values = evaluateArguments(definition, args, part);
    if (values === null) return UNKNOWN;
    rejectNulls(definition, values);
    return definition.apply(values);
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

function valueOf(argument: Argument): Value {
  return typeof argument === 'function' ? argument() : argument;
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
  args: readonly Argument[],
  part: (index: number) => number,
): readonly Value[] | null {
  let hasFailed = false;
  const values = args.map((argument, i) => {
    const parameter = definition.parameters[i] ?? definition.variadic;
    let value: Value;
    if (typeof argument === 'function') {
      const captured = captureErrors(argument);
      if (captured.errors.length > 0) hasFailed = true;
      reportError(...captured.errors);
      value = captured.value;
    } else {
      value = argument;
    }
    if (parameter === null || parameter.type.kind === 'dynamic') return value;
    const converted = convert(value, parameter.type);
    if (!(converted instanceof Mismatch)) return converted;
    reportArgument(parameter.name, converted.message, part(i));
    hasFailed = true;
    return UNKNOWN;
  });
  return hasFailed ? null : values;
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
