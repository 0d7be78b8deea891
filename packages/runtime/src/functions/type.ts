import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { inferDetailed, inferGeneralized, inferType } from '../types/infer.js';

/**
 * Returns the type of a value: `detailed` (the default, as precise as possible), `reduced` (one type for all elements),
 * or `generalized` (without the parts that apply only to this value).
 *
 * @example
 * type([1, 'a'], 'generalized') # => Array[ScalarData]
 */
export const type = defineBuiltin(
  'type',
  dispatch(['Any value', "Enum['detailed'] inference_method?"], inferDetailed),
  dispatch(['Any value', "Enum['reduced'] inference_method"], inferType),
  dispatch(['Any value', "Enum['generalized'] inference_method"], inferGeneralized),
);
