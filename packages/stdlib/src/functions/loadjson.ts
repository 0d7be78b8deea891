import { FunctionError, JsonError, parseJson, type Value } from '@pptjs/runtime';
import { moduleFileText, withoutText } from '../module-file.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * What a JSON file of a module says, by its whole path; the second argument where it is not there, no JSON, or false.
 *
 * @example
 * loadjson("${module_directory('mymod')}/data.json", { 'name' => 'none' })
 */
export const loadjson = oldFunction('loadjson', (args) => {
  const [path, fallback = null] = args;
  if (path === undefined) throw wrongCount('loadjson', 0, 'minimum 1');
  if (typeof path !== 'string') return withoutText(path, fallback);
  const text = moduleFileText('loadjson', path);
  return text === undefined ? fallback : parse(text, fallback);
});

function parse(text: string, fallback: Value): Value {
  const isGiven = fallback !== null && fallback !== false;
  try {
    const value = parseJson(text, 'ruby');
    return value === null || value === false ? fallback : value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    if (isGiven) return fallback;
    throw new FunctionError(error.message);
  }
}
