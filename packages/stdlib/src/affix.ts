import { type BuiltinFunction, FunctionError, inspected, isArray, PuppetHash, rubyText } from '@pptjs/runtime';
import { oldFunction, wrongCount } from './old-function.js';

/** `prefix` and `suffix`. */
export function defineAffix(name: string, join: (text: string, affix: string) => string): BuiltinFunction {
  return oldFunction(name, (args) => {
    if (args.length === 0) throw wrongCount(name, 0, '1');
    const [values = null, affix = ''] = args;
    if (!isArray(values) && !(values instanceof PuppetHash)) {
      throw new FunctionError(`${name}(): expected first argument to be an Array or a Hash, got ${inspected(values)}`);
    }
    if (typeof affix !== 'string')
      throw new FunctionError(`${name}(): expected second argument to be a String, got ${inspected(affix)}`);
    if (isArray(values)) return values.map((value) => join(rubyText(value), affix));
    return PuppetHash.from(Array.from(values, ([key, value]) => [join(rubyText(key), affix), value]));
  });
}
