import { dynamicRegExp } from '../regexp/index.js';
import { ARRAY } from './array.js';
import { ObjectType } from './object.js';
import { Attribute } from './object-member.js';
import { PatternType } from './pattern.js';
import { OptionalType } from './undef.js';

const NAME = String.raw`\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z`;

let deferredType: ObjectType | undefined;

/** The type of `Deferred(…)` values: calls that the agent makes. */
export function deferred(): ObjectType {
  return (deferredType ??= new ObjectType({
    typeName: 'Deferred',
    isOwned: true,
    attributes: [
      new Attribute({ name: 'name', type: new PatternType([dynamicRegExp(NAME)]) }),
      new Attribute({ name: 'arguments', type: new OptionalType(ARRAY), value: null }),
    ],
  }));
}
