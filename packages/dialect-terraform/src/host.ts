import type { DialectRuntime, RuntimeFailure } from '@pptjs/transpiler/dialect';
import { runEvaluation } from './evaluation/evaluation.js';
import { TerraformError } from './evaluation/terraform-error.js';
import * as functions from './functions.js';
import { jsondecode } from './functions/library/json.js';
import { fromJavaScript } from './modules/javascript-values.js';
import { printValue } from './modules/print.js';
import { evaluateFile, isTerraformFile, UnplacedError } from './modules/terraform-file.js';
import { checkJsonLength, typeToJson, valueToJson } from './values/json-text.js';
import { normalizeText, objectOf, ObjectValue, typeOf, type Value } from './values/value.js';

/** Evaluates compiled expressions and files, and shows the results. */
export const host: DialectRuntime<Value> = {
  modules: { '@pptjs/dialect-terraform/functions': functions },
  evaluate(main, variables, services) {
    if (isTerraformFile(main)) return checked(evaluateFile(main.definition, variables, services));
    if (typeof main !== 'function') throw new TypeError('The module is not one of a Terraform source');
    return runEvaluation(() => {
      const given = objectOf(
        Object.entries(variables).map(([name, value]) => [normalizeText(name), fromJavaScript(value)]),
      );
      return checked((main as (variables: ObjectValue) => Value)(given));
    }, services);
  },
  readVariables(json) {
    const value = runEvaluation(() => jsondecode.apply([json]));
    if (!(value instanceof ObjectValue)) throw new TypeError('The variables must be a JSON object');
    return Object.fromEntries(value.attributes);
  },
  print: printValue,
  toJson: (value) => valueToJson(value) ?? 'null',
  answer(value) {
    const json = valueToJson(value);
    return json === null
      ? { value: JSON.stringify(INFINITY), type: '"?"' }
      : { value: JSON.stringify(json), type: JSON.stringify(typeToJson(typeOf(value))) };
  },
  failureOf(error): RuntimeFailure | null {
    if (!(error instanceof TerraformError)) return null;
    const { code, message, detail, part } = error;
    return {
      code,
      message,
      ...(detail === '' ? undefined : { detail }),
      part,
      ...(error instanceof UnplacedError && { site: null, ...(error.help !== null && { help: error.help }) }),
    };
  },
};

/** Returns a value whose texts are not too long. */
function checked(value: Value): Value {
  checkJsonLength(value);
  return value;
}

/** The message of cty's JSON library about a value that contains an infinity, which has no JSON text. */
const INFINITY = 'cannot serialize infinity as JSON';
