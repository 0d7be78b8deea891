import {
  Float,
  FunctionError,
  inspected,
  isArray,
  isInteger,
  noConversion,
  oldText,
  service,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Has a command check a text: it is run with a file that holds the text, whose path stands where the command has a lone
 * `%`, else comes last. Fails where the command does, with the third argument if it is there. The host has to allow it
 * (`processes` among the services).
 *
 * @example
 * validate_cmd($content, '/usr/sbin/visudo -c -f', 'visudo refuses the file')
 */
export const validate_cmd = oldFunction('validate_cmd', (args) => {
  if (args.length < 2 || args.length > 3)
    throw new FunctionError(`validate_cmd(): wrong number of arguments (${args.length}; must be 2 or 3)`);
  const [content = null, command = null, given = null] = args;
  const message =
    given === null || given === false
      ? `validate_cmd(): failed to validate content with command ${inspected(command)}`
      : given;
  const problem =
    typeof command === 'string' ? check(content, command) : `TypeError ${noConversion(command, 'String').message}`;
  if (problem === undefined) return null;
  if (typeof message !== 'string') throw noSum(message);
  throw new FunctionError(`${message}\n${problem}`);
});

/** What Ruby says where a text is to be added to something else. */
function noSum(value: Value): FunctionError {
  if (isInteger(value) || value instanceof Float)
    return new FunctionError(`String can't be coerced into ${rubyClass(value)}`);
  return isArray(value) ? noConversion('', 'Array') : undefinedMethod('+', value);
}

function check(content: Value, command: string): string | undefined {
  const processes = service('processes', 'validate_cmd');
  if (processes.validate === undefined)
    throw new FunctionError("The function 'validate_cmd' runs a command: the host has not allowed it");
  return processes.validate(command, oldText(content));
}
