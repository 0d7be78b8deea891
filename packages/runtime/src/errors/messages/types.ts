/**
 * The messages about types, their parameters and their names. Codes and texts are Puppet's. Each message is an export
 * of its own, so that a bundle contains only the messages that it uses.
 */
import type { Message } from '../messages.js';

export const UNKNOWN_TYPE = {
  code: 'UNKNOWN_RESOURCE_TYPE',
  text: 'Resource type not found: {name}',
} as const satisfies Message;
export const INVALID_TYPE_TEXT = {
  text: 'The expression <{text}> is not a valid type specification.',
} as const satisfies Message;
/** Puppet reports it without a code. */
export const SYNTAX_ERROR_AT_END = { code: '', text: 'Syntax error at end of input' } as const satisfies Message;
export const NOT_PARAMETERIZED = { text: 'Not a parameterized type <{name}>' } as const satisfies Message;
export const INVERTED_RANGE = {
  text: "'from' must be less or equal to 'to'. Got ({from}, {to}",
} as const satisfies Message;
export const ALIAS_OF_ITSELF = {
  text: "Type alias '{name}' cannot be resolved to a real type",
} as const satisfies Message;

// Parameters in `[]`
export const BAD_ARITY = {
  code: 'BAD_TYPE_SLICE_ARITY',
  text: '{type}[] accepts {expected}. Got {count}',
} as const satisfies Message;
export const BAD_TYPE_PARAMETER = {
  code: 'BAD_TYPE_SLICE_TYPE',
  text: '{name}-Type[] arguments must be types. Got {actual}',
} as const satisfies Message;
export const BAD_SPECIALIZATION = {
  code: 'BAD_TYPE_SPECIALIZATION',
  text: 'Error creating type specialization of {type}, Cannot use {actual} where {expected} is expected',
} as const satisfies Message;
export const BAD_SIZE = {
  code: 'BAD_COLLECTION_SLICE_TYPE',
  text: "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got {actual}",
} as const satisfies Message;
export const BAD_RANGE_ARITY = {
  code: 'BAD_INTEGER_SLICE_ARITY',
  text: '{name}-Type supports [] with one or two arguments (from, to). Got {count}',
} as const satisfies Message;
export const BAD_RANGE_END = {
  code: 'BAD_INTEGER_SLICE_TYPE',
  text: '{name}-Type [] requires all arguments to be {accepted} (or default). Got {actual}',
} as const satisfies Message;
export const BAD_NOT_UNDEF_PARAMETER = {
  code: 'BAD_NOT_UNDEF_SLICE_TYPE',
  text: 'NotUndef-Type[] argument must be a Type or a String. Got {actual}',
} as const satisfies Message;
export const CALLABLE_RESULT_NOT_A_TYPE = {
  text: 'the type of what a Callable returns must be a type',
} as const satisfies Message;
export const EMPTY_RUNTIME_NAME = {
  text: "Runtime 'name_or_pattern' has wrong type, expects a value of type String[1] or Tuple[Regexp, String[1]], got String",
} as const satisfies Message;
export const EMPTY_STRUCT_KEY = { text: 'Struct element key cannot be an empty String' } as const satisfies Message;
export const BAD_STRUCT_KEY = {
  text: 'Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: {actual}',
} as const satisfies Message;
export const BAD_TIME = {
  text: 'Unable to create a Puppet::Pops::Time::{name} from a {actual}',
} as const satisfies Message;
export const UNPARSABLE_VERSION_RANGE = { text: 'Unparsable version range: "{text}"' } as const satisfies Message;

// References
export const BAD_RESOURCE_TYPE = {
  code: 'ILLEGAL_RESOURCE_SPECIALIZATION',
  text: 'First argument to Resource[] must be a resource type or a String. Got {actual}.',
} as const satisfies Message;
export const BAD_TYPE_NAME = {
  code: 'ILLEGAL_CLASSREF',
  text: "Illegal type reference. The given name '{name}' does not conform to the naming rule",
} as const satisfies Message;
export const CLASS_NAME_NOT_A_STRING = {
  code: 'ILLEGAL_HOSTCLASS_NAME',
  text: 'Illegal Class name in class reference. {actual} cannot be used where a String is expected',
} as const satisfies Message;
export const BAD_CLASS_NAME = {
  code: 'ILLEGAL_NAME',
  text: "Illegal name. The given name '{name}' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/",
} as const satisfies Message;
export const UNKNOWN_RESOURCE = {
  code: 'UNKNOWN_RESOURCE',
  text: 'Resource not found: {reference}',
} as const satisfies Message;

// Object types
export const NO_TYPE_PARAMETERS = {
  text: 'The {name}-Type cannot be parameterized using []',
} as const satisfies Message;
export const UNKNOWN_TYPE_PARAMETER = {
  text: "'{parameter}' is not a known type parameter for {name}-Type",
} as const satisfies Message;
export const NO_TYPE_PARAMETER_VALUES = {
  text: 'The {name}-Type cannot be parameterized using an empty parameter list',
} as const satisfies Message;

// Types that are read from text
export const BAD_PARAMETER_COUNT = {
  text: 'Invalid number of type parameters specified: {name} requires {expected}, {count} provided',
} as const satisfies Message;
export const BAD_BOOLEAN_PARAMETER = { text: 'Boolean parameter must be true or false' } as const satisfies Message;
export const BAD_PATTERN = {
  text: "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got '{actual}",
} as const satisfies Message;
export const BAD_RESOURCE_NAME = { text: 'The type name cannot be a {actual}' } as const satisfies Message;
export const BAD_ENUM_VALUE = { text: 'Enum parameters must be identifiers or strings' } as const satisfies Message;

// Type sets
export const UNKNOWN_PCORE_VERSION = {
  text: "The pcore version for TypeSet '{set}' is not understood by this runtime. Expected range 1.x, got {version}",
} as const satisfies Message;
export const REPEATED_SET_REFERENCE = {
  text: "TypeSet '{set}' references TypeSet '{name}' more than once using overlapping version ranges",
} as const satisfies Message;
export const UNKNOWN_SET_REFERENCE = {
  text: "TypeSet '{set}' reference to TypeSet named '{name}' cannot be resolved",
} as const satisfies Message;
export const INCOMPATIBLE_SET_VERSION = {
  text: "TypeSet '{set}' reference to TypeSet named '{name}' resolves to an incompatible version. Expected {range}, got {version}",
} as const satisfies Message;
export const SET_ALIAS_COLLISION = {
  text: "TypeSet '{set}' references a TypeSet using alias '{alias}'. The alias collides with the name of a declared type",
} as const satisfies Message;
export const UNPARSABLE_VERSION = {
  text: "Unable to parse '{text}' as a semantic version identifier",
} as const satisfies Message;
