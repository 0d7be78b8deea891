import { FunctionError, isArray, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from './old-function.js';

/** A function of the old interface that changes a text, or the strings in an array. */
export function textFunction(name: string, change: (text: string) => string): ReturnType<typeof oldFunction> {
  return oldFunction(name, (args): Value => {
    const [value] = args;
    if (value === undefined) throw wrongCount(name, 0, '1');
    if (typeof value === 'string') return change(value);
    if (!isArray(value)) throw new FunctionError(`${name}(): Requires either array or string to work with`);
    return value.map((element) => (typeof element === 'string' ? change(element) : element));
  });
}
