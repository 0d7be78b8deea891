import { OptionalType } from '../undef.js';
import type { DescribedSignature } from './signature.js';

/** Returns the texts of the parameters of a signature without the block: `Integer x`, `String y?`, `Float z*`. */
export function parameterTexts({ parameters, min, max }: DescribedSignature): string[] {
  return parameters.map(({ name, type }, i) => {
    const isRest = max === Infinity && i === parameters.length - 1;
    const isOptional = i >= min;
    const shown = isOptional && type instanceof OptionalType ? (type.type ?? '') : type;
    return `${shown} ${name}${isRest ? '*' : isOptional ? '?' : ''}`;
  });
}
