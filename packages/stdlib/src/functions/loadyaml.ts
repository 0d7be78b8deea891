import { LookupError, parseYaml } from '@pptjs/hiera';
import { FunctionError, type Value } from '@pptjs/runtime';
import { moduleFileText, withoutText } from '../module-file.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * What a YAML file of a module says, by its whole path; the second argument where it is not there, no YAML, or false.
 *
 * @example
 * loadyaml("${module_directory('mymod')}/data.yaml", { 'name' => 'none' })
 */
export const loadyaml = oldFunction('loadyaml', (args) => {
  const [path, fallback = null] = args;
  if (path === undefined) throw wrongCount('loadyaml', 0, 'minimum 1');
  if (typeof path !== 'string') return withoutText(path, fallback);
  const text = moduleFileText('loadyaml', path);
  return text === undefined ? fallback : parse(text, path, fallback);
});

function parse(text: string, path: string, fallback: Value): Value {
  try {
    const value = parseYaml(text, path, { aliases: false });
    return value === null || value === false ? fallback : value;
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    if (fallback === null || fallback === false)
      throw new FunctionError(
        error.message.replace(/^Unable to parse (?:\(.*\): (?=Tried to load|Unknown alias))?/, ''),
      );
    return fallback;
  }
}
