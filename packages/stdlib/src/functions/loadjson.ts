import { parseJson, type Value } from '@pptjs/runtime';
import { moduleFileText, withoutText } from '../module-file.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * What a JSON file of a module says, by its whole path; the second argument (or undef) where it is not there or no JSON.
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
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return fallback;
    throw error;
  }
}
