import { translatedRegExp } from '../regexp/literal.js';
import { lazy } from '../values/lazy.js';
import { ARRAY } from './array.js';
import { Attribute } from './object-member.js';
import { ObjectType } from './object.js';
import { PatternType } from './string.js';
import { OptionalType } from './undef.js';

/** The regular expression with its translation, so that start-up does not have to translate it. */
const NAME = /* @__PURE__ */ translatedRegExp(
  String.raw`\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z`,
  /^[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*$/,
);

/** The type of `Deferred(…)` values: function calls that the agent evaluates. */
export const deferred: () => ObjectType = /* @__PURE__ */ lazy(
  () =>
    new ObjectType({
      typeName: 'Deferred',
      isOwned: true,
      attributes: [
        new Attribute({ name: 'name', type: new PatternType([NAME]) }),
        new Attribute({ name: 'arguments', type: new OptionalType(ARRAY), value: null }),
      ],
    }),
);
