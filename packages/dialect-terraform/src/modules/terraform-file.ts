/** A compiled `.tf` file: its variables, and the function that evaluates its local values and outputs. */
import type { EvaluationServices } from '@pptjs/transpiler/dialect';
import { Mismatch, toBool, toText } from '../conversions/conversion.js';
import { errorCount, report, reportError, runEvaluation } from '../evaluation/evaluation.js';
import { fillPlaceholders, type Problem, type ProblemParameters } from '../evaluation/problem.js';
import { TerraformError } from '../evaluation/terraform-error.js';
import { quoteText } from '../values/quoting.js';
import { isNull, isUnknown, normalizeText, objectOf, type ObjectValue, UNKNOWN, type Value } from '../values/value.js';
import { fromJavaScript, type JavaScriptValue, toJavaScript } from './javascript-values.js';
import { MODULE_PROBLEMS } from './problems.js';
import { convertTo, type TypeConstraint } from './type-constraint.js';

/** The values of variables by name. */
export type VariableValues = Readonly<Record<string, Value>>;

export interface VariableDefinition {
  readonly type?: () => TypeConstraint;
  /** Evaluates the default, or reports that a value is required. A variable that nothing uses needs neither. */
  readonly default?: () => Value;
  /** Whether the value can be null. Otherwise, null stands for the default. Defaults to true. */
  readonly nullable?: boolean;
  /** Functions that report an error if the value is not valid. */
  readonly validations?: readonly ((variables: VariableValues) => void)[];
}

export interface FileDefinition {
  /** The name of the source file. */
  readonly file: string;
  readonly variables?: Readonly<Record<string, VariableDefinition>>;
  /** Evaluates the local values and then the outputs in the order of their names. Returns the outputs. */
  readonly evaluate: (variables: VariableValues) => VariableValues;
}

/** The values of variables, as JavaScript values or Terraform values. */
export type GivenVariables = Readonly<Record<string, unknown>>;

/** A compiled file: a function of the variables, which returns the outputs by name. */
export interface TerraformFile<Outputs extends string = string> {
  (variables?: GivenVariables): Readonly<Record<Outputs, JavaScriptValue>>;
  /** The declarations of the file. */
  readonly definition: FileDefinition;
}

/**
 * Creates the function that a module of a file exports.
 *
 * @returns a function that throws the first `TerraformError` of its evaluation
 */
export function terraformFile(definition: FileDefinition): TerraformFile {
  const evaluate = (variables: GivenVariables = {}): Readonly<Record<string, JavaScriptValue>> => {
    const outputs = evaluateFile(definition, variables);
    const values: Record<string, JavaScriptValue> = Object.create(null) as Record<string, JavaScriptValue>;
    for (const [name, value] of outputs.attributes) values[name] = toJavaScript(value);
    return values;
  };
  return Object.assign(evaluate, { definition });
}

/** A function of the variables of a file, which returns one of its outputs. */
export type TerraformOutput = (variables?: GivenVariables) => JavaScriptValue;

/** Creates the export of a module for an output. */
export function output(file: TerraformFile, name: string): TerraformOutput {
  return (variables) => file(variables)[normalizeText(name)] ?? null;
}

/** Whether a default export is that of a file. */
export function isTerraformFile(main: unknown): main is TerraformFile {
  return typeof main === 'function' && 'definition' in main;
}

/**
 * Evaluates a file.
 *
 * @param given values of variables. Names that the file does not declare have no effect.
 * @returns the outputs
 * @throws TerraformError the first error
 */
export function evaluateFile(
  { variables = {}, evaluate }: FileDefinition,
  given: GivenVariables,
  services: EvaluationServices | null = null,
): ObjectValue {
  return runEvaluation(() => {
    const values: Record<string, Value> = Object.create(null) as Record<string, Value>;
    for (const [name, variable] of Object.entries(variables)) {
      const value = variableValue(name, variable, given);
      if (value !== null) values[name] = value;
    }
    for (const { validations = [] } of Object.values(variables)) for (const check of validations) check(values);
    return objectOfRecord(errorCount() > 0 ? {} : evaluate(values));
  }, services);
}

/** The value of a variable; null if it has none, and needs none. */
function variableValue(
  name: string,
  { type, default: initial, nullable }: VariableDefinition,
  given: GivenVariables,
): Value | null {
  const isGiven = Object.hasOwn(given, name) && given[name] !== undefined;
  const value = isGiven ? fromJavaScript(given[name]) : initial?.();
  const used = nullable === false && isGiven && value !== undefined && isNull(value) ? initial?.() : value;
  if (used === undefined) return null;
  if (nullable === false && isNull(used)) {
    reportWithoutPlace(MODULE_PROBLEMS.NULL_VARIABLE, { name: quoteText(name) });
    return UNKNOWN;
  }
  if (type === undefined) return used;
  const converted = convertTo(type(), used);
  if (!(converted instanceof Mismatch)) return converted;
  reportWithoutPlace(
    MODULE_PROBLEMS.INVALID_VARIABLE,
    { reason: converted.message },
    `This is the variable ${quoteText(name)}.`,
  );
  return UNKNOWN;
}

/** An error that no call in compiled code has caused. It has no place. */
export class UnplacedError extends TerraformError {
  /** The advice that the detail, which is that of HCL, does not have. */
  help: string | null = null;
}

function reportWithoutPlace<P extends Problem>(
  problem: P,
  parameters: ProblemParameters<P>,
  help: string | null = null,
): void {
  const { code, summary, detail } = problem;
  const error = new UnplacedError(code, summary, fillPlaceholders(detail, parameters), 'self');
  error.help = help;
  reportError(error);
}

/** Reports that a variable without a default has no value. */
export function required(name: string): Value {
  report(MODULE_PROBLEMS.REQUIRED_VARIABLE, { name: quoteText(name) });
  return UNKNOWN;
}

/**
 * Checks a validation rule of a variable.
 *
 * @param place the place of the rule
 */
export function validate(condition: Value, message: Value, place: string): void {
  if (isUnknown(condition)) return;
  if (isNull(condition)) return report(MODULE_PROBLEMS.NULL_CONDITION, {});
  const bool = toBool(condition);
  if (bool === true) return;
  if (bool instanceof Mismatch) return report(MODULE_PROBLEMS.INVALID_CONDITION_RESULT, { reason: bool.message });
  const text = toText(message);
  if (text instanceof Mismatch) report(MODULE_PROBLEMS.INVALID_ERROR_MESSAGE, { reason: text.message }, 'value');
  const trimmed = typeof text === 'string' ? text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '') : '';
  report(MODULE_PROBLEMS.FAILED_VALIDATION, {
    message: trimmed === '' ? 'Failed to evaluate condition error message.' : trimmed,
    place,
  });
}

/** The object `var`. */
export function variableObject(variables: VariableValues): Value {
  return objectOfRecord(variables);
}

function objectOfRecord(values: VariableValues): ObjectValue {
  return objectOf(Object.entries(values).map(([name, value]) => [normalizeText(name), value]));
}

/** Reports that local values depend on each other. All others have been evaluated before. */
export function cycle(): VariableValues {
  if (errorCount() === 0) reportWithoutPlace(MODULE_PROBLEMS.CYCLE, {});
  return {};
}
