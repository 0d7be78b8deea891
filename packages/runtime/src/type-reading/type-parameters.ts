/** The parameters of the factories of the built-in types, for their TypeScript signatures. */
import type { Default } from '../values/default.js';
import type { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetRegExp } from '../values/regexp.js';
import type { SemVerRange } from '../values/semver-range.js';
import type { Integer } from '../values/value.js';
import type { TypeParameter } from './type-factory.js';
import type { TypeSource } from './type-source.js';

/** A type that takes no parameters. */
export type NoParameters = readonly [];

/** A type that takes one type. */
export type ElementType = readonly [] | readonly [type: TypeSource];

/** A type that takes one type or a string, which means the type of this string. */
export type ElementTypeOrString = readonly [] | readonly [type: TypeSource | string];

/** A type that takes other types. */
export type MemberTypes = readonly TypeSource[];

type Bound = Integer | Default;

/** The minimum and the maximum of a number of elements. A size can be an Integer type too. */
type Size = readonly [min: Bound, max: Bound] | readonly [min: Bound | TypeSource];

export type IntegerRange = readonly [] | readonly [min: Bound] | readonly [min: Bound, max: Bound];
export type FloatRange =
  | readonly []
  | readonly [min: Bound | Float]
  | readonly [min: Bound | Float, max: Bound | Float];

/** The minimum and the maximum of a length. */
export type SizeRange = readonly [] | Size;

export type ArrayParameters =
  | readonly []
  | readonly [element: TypeSource]
  | readonly [element: TypeSource, ...size: Size]
  | readonly [min: Bound, max: Bound];

export type HashParameters =
  | readonly []
  | readonly [key: TypeSource, value: TypeSource]
  | readonly [key: TypeSource, value: TypeSource, ...size: Size]
  | readonly [min: Bound, max: Bound];

export type TupleParameters = readonly [] | readonly [first: TypeSource, ...others: (TypeSource | Bound)[]];

/** The types of the arguments, their number and the type of the block; or an Array of these and the type of the result. */
export type CallableParameters =
  | readonly (TypeSource | Bound)[]
  | readonly [parameters: readonly (TypeSource | Bound)[], result: TypeSource];

export type BooleanParameters = readonly [] | readonly [value: boolean];
export type EnumParameters = readonly [] | readonly [first: string, ...others: (string | boolean)[]];

type RegularExpression = RegExp | PuppetRegExp | string;

export type PatternParameters = readonly (RegularExpression | TypeSource)[];
export type RegexpParameters = readonly [] | readonly [pattern: RegularExpression];
export type VersionRanges = readonly (string | SemVerRange)[];
export type StructParameters = readonly [] | readonly [members: { readonly [name: string]: TypeSource } | PuppetHash];

/** A type and the arguments for its `new`, after the value. */
export type InitParameters = readonly [] | readonly [type: TypeSource, ...parameters: TypeParameter[]];

export type RuntimeParameters = readonly [] | readonly [runtime: string, name: string];

/** A string, a number or an Object with the parts of a time. */
type TimeEnd<Time> =
  | Time
  | string
  | Integer
  | Float
  | PuppetHash
  | { readonly [part: string]: TypeParameter }
  | Default;

export type TimeRange<Time extends TypeParameter> =
  | readonly []
  | readonly [from: TimeEnd<Time>]
  | readonly [from: TimeEnd<Time>, to: TimeEnd<Time>];

export type UriParameters =
  | readonly []
  | readonly [uri: string | PuppetHash | { readonly [part: string]: TypeParameter }];

/** Names or titles, of which an Array of references results if there are several. */
export type ClassNames = readonly (string | readonly string[])[];
export type ResourceParameters =
  | readonly []
  | readonly [type: string | TypeSource, ...titles: (string | readonly string[])[]];
