import { InvalidTypeTextError } from '../error.js';
import { formatMessage, type Message } from '../messages.js';

/** The messages about types, their parameters and their names. Codes and texts are Puppet's. */
export const typeMessages = {
  UNKNOWN_TYPE: { code: 'UNKNOWN_RESOURCE_TYPE', text: 'Resource type not found: {name}' },
  INVALID_TYPE_TEXT: { text: 'The expression <{text}> is not a valid type specification.' },
  /** Puppet reports it without a code. */
  SYNTAX_ERROR_AT_END: { code: '', text: 'Syntax error at end of input' },
  NOT_PARAMETERIZED: { text: 'Not a parameterized type <{name}>' },
  INVERTED_RANGE: { text: "'from' must be less or equal to 'to'. Got ({from}, {to}" },
  ALIAS_OF_ITSELF: { text: "Type alias '{name}' cannot be resolved to a real type" },

  // Parameters in `[]`
  BAD_ARITY: { code: 'BAD_TYPE_SLICE_ARITY', text: '{type}[] accepts {expected}. Got {count}' },
  BAD_TYPE_PARAMETER: { code: 'BAD_TYPE_SLICE_TYPE', text: '{name}-Type[] arguments must be types. Got {actual}' },
  BAD_SPECIALIZATION: {
    code: 'BAD_TYPE_SPECIALIZATION',
    text: 'Error creating type specialization of {type}, Cannot use {actual} where {expected} is expected',
  },
  BAD_SIZE: {
    code: 'BAD_COLLECTION_SLICE_TYPE',
    text: "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got {actual}",
  },
  BAD_RANGE_ARITY: {
    code: 'BAD_INTEGER_SLICE_ARITY',
    text: '{name}-Type supports [] with one or two arguments (from, to). Got {count}',
  },
  BAD_RANGE_END: {
    code: 'BAD_INTEGER_SLICE_TYPE',
    text: '{name}-Type [] requires all arguments to be {accepted} (or default). Got {actual}',
  },
  BAD_NOT_UNDEF_PARAMETER: {
    code: 'BAD_NOT_UNDEF_SLICE_TYPE',
    text: 'NotUndef-Type[] argument must be a Type or a String. Got {actual}',
  },
  CALLABLE_RESULT_NOT_A_TYPE: { text: 'the type of what a Callable returns must be a type' },
  EMPTY_RUNTIME_NAME: {
    text: "Runtime 'name_or_pattern' has wrong type, expects a value of type String[1] or Tuple[Regexp, String[1]], got String",
  },
  EMPTY_STRUCT_KEY: { text: 'Struct element key cannot be an empty String' },
  BAD_STRUCT_KEY: {
    text: 'Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: {actual}',
  },
  BAD_TIME: { text: 'Unable to create a Puppet::Pops::Time::{name} from a {actual}' },
  UNPARSABLE_VERSION_RANGE: { text: 'Unparsable version range: "{text}"' },

  // References
  BAD_RESOURCE_TYPE: {
    code: 'ILLEGAL_RESOURCE_SPECIALIZATION',
    text: 'First argument to Resource[] must be a resource type or a String. Got {actual}.',
  },
  BAD_TYPE_NAME: {
    code: 'ILLEGAL_CLASSREF',
    text: "Illegal type reference. The given name '{name}' does not conform to the naming rule",
  },
  CLASS_NAME_NOT_A_STRING: {
    code: 'ILLEGAL_HOSTCLASS_NAME',
    text: 'Illegal Class name in class reference. {actual} cannot be used where a String is expected',
  },
  BAD_CLASS_NAME: {
    code: 'ILLEGAL_NAME',
    text: "Illegal name. The given name '{name}' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/",
  },
  UNKNOWN_RESOURCE: { code: 'UNKNOWN_RESOURCE', text: 'Resource not found: {reference}' },

  // Object types
  NO_TYPE_PARAMETERS: { text: 'The {name}-Type cannot be parameterized using []' },
  UNKNOWN_TYPE_PARAMETER: { text: "'{parameter}' is not a known type parameter for {name}-Type" },
  NO_TYPE_PARAMETER_VALUES: { text: 'The {name}-Type cannot be parameterized using an empty parameter list' },

  // Types that are read from text
  BAD_PARAMETER_COUNT: {
    text: 'Invalid number of type parameters specified: {name} requires {expected}, {count} provided',
  },
  BAD_BOOLEAN_PARAMETER: { text: 'Boolean parameter must be true or false' },
  BAD_PATTERN: { text: "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got '{actual}" },
  BAD_RESOURCE_NAME: { text: 'The type name cannot be a {actual}' },
  BAD_ENUM_VALUE: { text: 'Enum parameters must be identifiers or strings' },

  // Type sets
  UNKNOWN_PCORE_VERSION: {
    text: "The pcore version for TypeSet '{set}' is not understood by this runtime. Expected range 1.x, got {version}",
  },
  REPEATED_SET_REFERENCE: {
    text: "TypeSet '{set}' references TypeSet '{name}' more than once using overlapping version ranges",
  },
  UNKNOWN_SET_REFERENCE: { text: "TypeSet '{set}' reference to TypeSet named '{name}' cannot be resolved" },
  INCOMPATIBLE_SET_VERSION: {
    text: "TypeSet '{set}' reference to TypeSet named '{name}' resolves to an incompatible version. Expected {range}, got {version}",
  },
  SET_ALIAS_COLLISION: {
    text: "TypeSet '{set}' references a TypeSet using alias '{alias}'. The alias collides with the name of a declared type",
  },
  UNPARSABLE_VERSION: { text: "Unable to parse '{text}' as a semantic version identifier" },
} as const satisfies Record<string, Message>;

/** Creates the error for a text that is not a type. */
export function invalidTypeText(text: string): InvalidTypeTextError {
  return new InvalidTypeTextError(formatMessage(typeMessages.INVALID_TYPE_TEXT, { text }), text);
}
