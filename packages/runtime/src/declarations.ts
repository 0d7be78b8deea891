/**
 * The types that the declarations of compiled modules (`.d.ts` files) import. This entry exports no values.
 *
 * An *input* is what JavaScript may pass for a Puppet value (see `fromJS`); a *value* is what it gets (see `toJS`).
 */
import type { Manifest } from '@pptjs/resources';
import type {
  AliasDefinition,
  ClassDefinition,
  FunctionDefinition,
  NodeDefinition,
  ResourceTypeDefinition,
} from './context/definition.js';
import type { Template } from './presentation/template-output.js';
import type { Binary } from './values/binary.js';
import type { Default } from './values/default.js';
import type { Float } from './values/float.js';
import type { PuppetHash } from './values/hash.js';
import type { PuppetIterator } from './values/iterator.js';
import type { PuppetObject } from './values/object.js';
import type { PuppetRegExp } from './values/regexp.js';
import type { SemVerRange } from './values/semver-range.js';
import type { SemVer } from './values/semver.js';
import type { Sensitive } from './values/sensitive.js';
import type { Timespan } from './values/timespan.js';
import type { Timestamp } from './values/timestamp.js';
import type { PuppetType } from './values/type.js';
import type { PuppetUri } from './values/uri.js';

export type {
  Binary,
  Default,
  Float,
  PuppetHash,
  PuppetIterator,
  PuppetObject,
  PuppetRegExp,
  PuppetType,
  PuppetUri,
  SemVer,
  SemVerRange,
  Sensitive,
  Timespan,
  Timestamp,
};

/** The Puppet values that `toJS` and `fromJS` leave as they are. */
type UnconvertedValue =
  | Default
  | PuppetObject
  | PuppetRegExp
  | PuppetType
  | PuppetUri
  | SemVer
  | SemVerRange
  | Sensitive
  | Timespan;

/** Any result of Puppet code: what `toJS` returns. */
export type PuppetValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | UnconvertedValue
  | PuppetValue[]
  | { [key: string]: PuppetValue }
  | Map<PuppetValue, PuppetValue>;

/** Any argument of Puppet code: what `fromJS` accepts. */
export type PuppetInput =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Date
  | Uint8Array
  | UnconvertedValue
  | Binary
  | Float
  | PuppetHash
  | PuppetIterator
  | Timestamp
  | readonly PuppetInput[]
  | ReadonlySet<PuppetInput>
  | ReadonlyMap<PuppetInput, PuppetInput>
  | { readonly [key: string]: PuppetInput };

/** A result of the type Data. */
export type DataValue = string | number | bigint | boolean | null | DataValue[] | { [key: string]: DataValue };

/** An argument of the type Data. */
export type DataInput =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Float
  | PuppetHash
  | readonly DataInput[]
  | ReadonlySet<DataInput>
  | ReadonlyMap<string, DataInput>
  | { readonly [key: string]: DataInput };

/** A result of the type Scalar. */
export type ScalarValue = string | number | bigint | boolean | Date | PuppetRegExp | SemVer | SemVerRange | Timespan;

/** An argument of the type Scalar. */
export type ScalarInput = ScalarValue | Float | Timestamp;

/** An argument of the type Array. */
export type ArrayInput<Element> = readonly Element[] | ReadonlySet<Element>;

/** An argument of the type Hash whose keys are strings. */
export type HashInput<Element> = { readonly [key: string]: Element } | ReadonlyMap<string, Element> | PuppetHash;

/** An argument of the type Struct. */
export type StructInput<Members extends object> =
  | Members
  | ReadonlyMap<keyof Members, Members[keyof Members]>
  | PuppetHash;

declare const parametersType: unique symbol;

/** Something with parameters: see `ParametersOf`. */
interface Parameterized<Parameters> {
  /** Exists only in types. */
  readonly [parametersType]?: Parameters;
}

/** The parameters of a class, defined type or template as an object: `ParametersOf<typeof widgets>`. */
export type ParametersOf<Definition> = Definition extends Parameterized<infer Parameters> ? Parameters : never;

/** A function of a compiled module. Its declaration adds the calls. */
export interface PuppetFunction extends FunctionDefinition {
  /** The name of the function in Puppet. */
  readonly name: string;
}

/** A class of a compiled module. */
export interface PuppetClass<Parameters> extends ClassDefinition, Parameterized<Parameters> {}

/** A defined type of a compiled module. */
export interface PuppetResourceType<Parameters> extends ResourceTypeDefinition, Parameterized<Parameters> {}

/** An EPP template. */
export interface PuppetTemplate<Parameters> extends Template, Parameterized<Parameters> {}

export type { AliasDefinition as PuppetTypeAlias, Manifest as PuppetManifest, NodeDefinition as PuppetNode };
