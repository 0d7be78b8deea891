import { type MethodTable, methodTable } from '../dispatch.js';
import { arrayMethods } from './array.js';
import { floatMethods } from './float.js';
import { hashMethods } from './hash.js';
import { integerMethods } from './integer.js';
import {
  falseMethods,
  freezeMethods,
  jsonMethods,
  kernelMethods,
  nilMethods,
  symbolMethods,
  trueMethods,
} from './kernel.js';
import { changingMethods } from './mutation.js';
import { addressMethods, matchMethods, rangeElements, rangeMethods, regexpMethods } from './range.js';
import { stringMethods } from './string.js';

/** Every method that compiled code can call, by class and name. */
export const methods: MethodTable = methodTable([
  integerMethods,
  floatMethods,
  stringMethods,
  symbolMethods,
  arrayMethods,
  hashMethods,
  rangeMethods,
  rangeElements,
  regexpMethods,
  matchMethods,
  addressMethods,
  nilMethods,
  trueMethods,
  falseMethods,
  ...changingMethods,
  ...kernelMethods,
  ...freezeMethods,
  ...jsonMethods,
]);
