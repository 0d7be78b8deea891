import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import { ContextSlot } from '../context/settings.js';
import { newInstance } from '../conversions/new-instance.js';
import { functionError, type Message } from '../errors/messages.js';
import type { Block } from '../values/block.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

const messages = {
  NOT_AN_OBJECT: { text: 'Only objects can be annotated' },
} as const satisfies Record<string, Message>;

/** The annotations of an evaluation: of each object, by the type of the annotation. */
const annotationsSlot = new ContextSlot<WeakMap<object, Map<string, Value>>>();

/**
 * Attaches an annotation to an object, or returns one. An annotation is an object of a type whose parent is
 * `Annotation`. With two arguments, returns the annotation of that type, or undef; a block supplies its attributes if
 * there is none yet. With a hash, creates a new annotation. With `clear`, removes the annotation and returns it.
 * `Pcore.annotate` takes several annotations by type and returns the object.
 *
 * @example
 * Pcore.annotate([1], {}) # => [1]
 */
export const annotate = defineBuiltin(
  'annotate',
  dispatch(
    ['Type[Annotation] type', 'Any value', 'Callable[0, 0] &block?'],
    (type: PuppetType, value: Value, block?: Block) => {
      const existing = annotationsOf(value).get(type.hashKey());
      if (existing !== undefined || block === undefined) return existing ?? null;
      const attributes = block();
      return attributes === null ? null : put(type, value, attributes);
    },
  ),
  dispatch(
    ['Type[Annotation] type', 'Any value', "Variant[Enum['clear'], Hash[Pcore::MemberName, Any]] annotation_hash"],
    (type: PuppetType, value: Value, attributes: 'clear' | PuppetHash) => {
      if (attributes !== 'clear') return put(type, value, attributes);
      const existingByType = annotationsOf(value);
      const existing = existingByType.get(type.hashKey());
      existingByType.delete(type.hashKey());
      return existing ?? null;
    },
  ),
  dispatch(
    ['Type[Pcore] type', 'Any value', 'Hash[Type[Annotation], Hash[Pcore::MemberName, Any]] annotations'],
    (_pcore: PuppetType, value: Value, all: PuppetHash) => {
      for (const [type, attributes] of all) put(type as PuppetType, value, attributes);
      return value;
    },
  ),
);

function put(type: PuppetType, value: Value, attributes: Value): Value {
  const annotation = newInstance(type, [attributes]);
  annotationsOf(value).set(type.hashKey(), annotation);
  return annotation;
}

function annotationsOf(value: Value): Map<string, Value> {
  if (typeof value !== 'object' || value === null) throw functionError(messages.NOT_AN_OBJECT, {});
  const here = context();
  let annotations = annotationsSlot.get(here);
  if (annotations === undefined) annotationsSlot.set(here, (annotations = new WeakMap()));
  let existingByType = annotations.get(value);
  if (existingByType === undefined) annotations.set(value, (existingByType = new Map()));
  return existingByType;
}
