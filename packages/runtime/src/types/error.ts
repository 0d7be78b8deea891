import { lazy } from '../values/lazy.js';
import { TupleType } from './array.js';
import { CallableType } from './callable.js';
import { DATA } from './data.js';
import { HashType } from './hash.js';
import { Attribute, ObjectFunction, TypeParameter } from './object-member.js';
import { ObjectType } from './object.js';
import { REGEXP } from './regexp.js';
import { Size } from './size.js';
import { ENUM, NON_EMPTY_STRING, PatternType, STRING } from './string.js';
import { TypeType } from './type-type.js';
import { NotUndefType, OptionalType, UNDEF } from './undef.js';
import { VariantType } from './variant.js';

/** The type of `Error(…)` values. */
export const error: () => ObjectType = /* @__PURE__ */ lazy(() => {
  const kinds = new VariantType([
    STRING,
    REGEXP,
    new TypeType(ENUM),
    new TypeType(new PatternType([])),
    new TypeType(new NotUndefType(null)),
    new TypeType(UNDEF),
  ]);
  const text = new OptionalType(NON_EMPTY_STRING);
  return new ObjectType({
    typeName: 'Error',
    isOwned: true,
    typeParameters: [
      new TypeParameter({ name: 'kind', type: kinds }),
      new TypeParameter({ name: 'issue_code', type: kinds }),
    ],
    attributes: [
      new Attribute({ name: 'msg', type: NON_EMPTY_STRING }),
      new Attribute({ name: 'kind', type: text, value: null }),
      new Attribute({ name: 'details', type: new OptionalType(new HashType(NON_EMPTY_STRING, DATA)), value: null }),
      new Attribute({ name: 'issue_code', type: text, value: null }),
    ],
    functions: [
      new ObjectFunction({
        name: 'message',
        type: new CallableType(new TupleType([], new Size(0, 0)), null, NON_EMPTY_STRING),
      }),
    ],
  });
});
