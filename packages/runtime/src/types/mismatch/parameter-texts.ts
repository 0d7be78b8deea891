import { OptionalType } from '../undef.js';
import type { DescribedSignature } from './signature.js';

/**
 * Returns the texts of the parameters of a signature without the block: `Integer x`, `String y?`, `Float z*`. A last
 * parameter of which at least one value is required is `Float z+`.
 */
export function parameterTexts({ parameters, min, max }: DescribedSignature): string[] {
  return parameters.map(({ name, type }, i) => {
    if (max === Infinity && i === parameters.length - 1)
      return `${type} ${name}${min === parameters.length ? '+' : '*'}`;
    if (i < min) return `${type} ${name}`;
    return `${type instanceof OptionalType ? (type.type ?? '') : type} ${name}?`;
  });
}
