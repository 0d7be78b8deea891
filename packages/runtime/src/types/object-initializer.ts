/**
 * The types of the hashes that define Object types, their members, and type sets: `Object[{ name => …, … }]`. They are
 * built here and not read from text, because the reader of types needs them.
 */
import { translatedRegExp } from '../regexp/literal.js';
import { lazy } from '../values/lazy.js';
import type { PuppetType } from '../values/type.js';
import { absoluteUri } from './absolute-uri.js';
import { ANY } from './any.js';
import { ArrayType } from './array.js';
import { BOOLEAN } from './boolean.js';
import { CALLABLE } from './callable.js';
import { HashType, StructElement, StructType } from './hash.js';
import { annotation } from './pcore.js';
import { SEMVER } from './semver.js';
import { Size } from './size.js';
import { EnumType, NON_EMPTY_STRING, PatternType, STRING } from './string.js';
import { TYPE, TypeType } from './type-type.js';
import { NOT_UNDEF, OptionalType } from './undef.js';
import { VariantType } from './variant.js';

/** A Pattern with a literal in Ruby's syntax and its translation, so that modules need no translator. */
function pattern(source: string, translation: RegExp): PatternType {
  return new PatternType([translatedRegExp(source, translation)]);
}

/** A Struct. A key that ends in `?` is optional. */
function struct(elements: Readonly<Record<string, PuppetType>>): StructType {
  return new StructType(
    Object.entries(elements).map(([key, type]) => new StructElement(key.replace(/\?$/, ''), key.endsWith('?'), type)),
  );
}

const memberName = /* @__PURE__ */ lazy(() => pattern(String.raw`\A[a-z_]\w*\z`, /^[a-z_][0-9A-Za-z_]*$/));

/** Names of types, with their namespaces. */
export const typeName: () => PatternType = /* @__PURE__ */ lazy(() =>
  pattern(String.raw`\A[A-Z]\w*(?:::[A-Z]\w*)*\z`, /^[A-Z][0-9A-Za-z_]*(?:::[A-Z][0-9A-Za-z_]*)*$/),
);

/** Names of types without a namespace. */
const simpleTypeName = /* @__PURE__ */ lazy(() => pattern(String.raw`\A[A-Z]\w*\z`, /^[A-Z][0-9A-Za-z_]*$/));

const annotations = /* @__PURE__ */ lazy(
  () => new OptionalType(new HashType(new TypeType(annotation()), new HashType(memberName(), ANY))),
);

export const objectInitializer: () => StructType = /* @__PURE__ */ lazy(() =>
  struct({
    'name?': typeName(),
    'parent?': TYPE,
    'type_parameters?': new HashType(memberName(), NOT_UNDEF),
    'attributes?': new HashType(memberName(), NOT_UNDEF),
    'constants?': new HashType(memberName(), ANY),
    'functions?': new HashType(new VariantType([memberName(), STRING]), NOT_UNDEF),
    'equality?': new VariantType([memberName(), new ArrayType(memberName())]),
    'equality_include_type?': BOOLEAN,
    'checks?': ANY,
    'annotations?': annotations(),
  }),
);

export const attributeInitializer: () => StructType = /* @__PURE__ */ lazy(() =>
  struct({
    type: TYPE,
    'annotations?': annotations(),
    'final?': BOOLEAN,
    'override?': BOOLEAN,
    'kind?': new EnumType(['constant', 'derived', 'given_or_derived', 'reference']),
    'value?': ANY,
  }),
);

export const functionInitializer: () => StructType = /* @__PURE__ */ lazy(() =>
  struct({
    type: new TypeType(CALLABLE),
    'annotations?': annotations(),
    'final?': BOOLEAN,
    'override?': BOOLEAN,
  }),
);

export const typeSetInitializer: () => StructType = /* @__PURE__ */ lazy(() => {
  const version = new VariantType([NON_EMPTY_STRING, SEMVER]);
  const notEmpty = new Size(1, Infinity);
  const reference = struct({
    name: typeName(),
    version_range: NON_EMPTY_STRING,
    'name_authority?': absoluteUri(),
    'annotations?': annotations(),
  });
  return struct({
    'pcore_uri?': absoluteUri(),
    pcore_version: version,
    'name_authority?': absoluteUri(),
    'name?': typeName(),
    'version?': version,
    'types?': new HashType(simpleTypeName(), new VariantType([TYPE, objectInitializer()]), notEmpty),
    'references?': new HashType(simpleTypeName(), reference, notEmpty),
    'annotations?': annotations(),
  });
});
