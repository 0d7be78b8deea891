/**
 * The messages of this package. Users know Puppet's wordings, so the texts are Puppet's. Where Puppet crashes in its
 * Ruby code, the message is pptjs's own; these are at the end. Each message is an export of its own, so that a bundle
 * contains only the messages that it uses.
 */
import type { Message } from '@pptjs/runtime/core';

// Definitions
export const DUPLICATE_NODE = {
  text: "Node '{name}' is already defined {place}; cannot redefine",
} as const satisfies Message;
export const DUPLICATE_CLASS = {
  text: "Class '{name}' is already defined {place}; cannot redefine",
} as const satisfies Message;
export const NODE_AS_CLASS = {
  text: "Node '{name}' is already defined {place}; cannot be redefined as a class",
} as const satisfies Message;
export const DEFINED_TYPE_AS_CLASS = {
  text: "Definition '{name}' is already defined {place}; cannot be redefined as a class",
} as const satisfies Message;
export const CLASS_AS_DEFINED_TYPE = {
  text: "'{name}' is already defined {place} as a class; cannot redefine as a definition",
} as const satisfies Message;
export const CLASS_AS_NODE = {
  text: "Class '{name}' is already defined {place}; cannot be redefined as a node",
} as const satisfies Message;
export const REDEFINED_ENTITY = {
  text: "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/{entity}'. {origin}",
} as const satisfies Message;
export const METAPARAMETER_NAME = {
  text: '{name} is a metaparameter; please choose another parameter name in the {definition} definition',
} as const satisfies Message;
export const INHERITED_METAPARAMETER = {
  text: '{name} is a metaparam; this value will inherit to all contained resources in the {definition} definition',
} as const satisfies Message;

// Classes and nodes
export const UNKNOWN_CLASS = { text: 'Could not find class ::{name} for {node}' } as const satisfies Message;
export const UNKNOWN_NODE_CLASS = { text: 'Could not find class {name} for {node}' } as const satisfies Message;
export const UNKNOWN_DECLARED_CLASS = { text: 'Could not find declared class {name}' } as const satisfies Message;
export const UNKNOWN_PARENT_CLASS = {
  text: "Could not find parent resource type '::{name}' of type hostclass in {environment}",
} as const satisfies Message;
export const UNKNOWN_CLASS_SCOPE = { text: 'Could not find scope for {name}' } as const satisfies Message;
export const NOT_A_CLASS = { text: 'Cannot evaluate a builtin type (Class)' } as const satisfies Message;
export const CLASS_NOT_VIRTUALIZABLE = {
  code: 'CLASS_NOT_VIRTUALIZABLE',
  text: 'Classes are not virtualizable',
} as const satisfies Message;
export const UNKNOWN_STAGE = {
  text: 'Could not find stage {stage} specified by {reference}',
} as const satisfies Message;
export const STAGE_OF_RESOURCE = {
  text: "Only classes can set 'stage'; normal resources like {reference} cannot change run stage",
} as const satisfies Message;
export const NO_NODE_DEFINITION = {
  text: "Could not find node statement with name 'default' or '{node}'",
} as const satisfies Message;
export const UNKNOWN_NODE_DEFINITION = { text: 'Cannot find definition Node' } as const satisfies Message;
export const TOO_MANY_ROUNDS = {
  text: 'Somehow looped more than {count} times while evaluating host catalog',
  help: 'Look for a defined type that declares resources of its own type, or a collector of them, without end.',
} as const satisfies Message;

// Parameters
export const RESERVED_PARAMETER_NAME = {
  text: "Attempt to assign to a reserved variable name: '{name}'",
} as const satisfies Message;
export const REASSIGNED_VARIABLE = { text: "Cannot reassign variable '${name}'" } as const satisfies Message;
export const DEFAULT_NOT_YET_EVALUATED = {
  text: '{reference}: default expression for ${parameter} tries to illegally access not yet evaluated ${name}',
} as const satisfies Message;
export const PARAMETER_WITHOUT_VALUE = {
  text: '{reference}: expects a value for parameter ${name}',
} as const satisfies Message;
export const EXPECTS_VALUE = { text: "expects a value for parameter '{name}'" } as const satisfies Message;
export const NO_SUCH_PARAMETER = { text: "has no parameter named '{name}'" } as const satisfies Message;
export const UNKNOWN_PARAMETER = { text: "{reference}: has no parameter named '{name}'" } as const satisfies Message;
export const UNKNOWN_ATTRIBUTE = {
  text: "no parameter named '{name}'{place} on {reference}",
} as const satisfies Message;
export const DEFERRED_ARITY = {
  text: 'No matching arity found for {name} with arguments {arguments}',
} as const satisfies Message;
export const DEFERRED_WITHOUT_TYPE = {
  text: 'Deferred function {name} has no return_type, unable to guarantee value type during compilation.\n   (file & line not available)',
} as const satisfies Message;
export const BREAK_IN_DEFINED_TYPE = {
  code: 'RUNTIME_ERROR',
  text: 'Evaluation Error: Error while evaluating an Object, break() from context where this is illegal',
} as const satisfies Message;

// Resources
export const UNKNOWN_TYPE = { text: "Unknown resource type: '{name}'" } as const satisfies Message;
export const TYPE_NOT_FOUND = {
  code: 'UNKNOWN_RESOURCE_TYPE',
  text: 'Resource type not found: {type}',
} as const satisfies Message;
export const ILLEGAL_TYPE = {
  code: 'ILLEGAL_RESOURCE_TYPE',
  text: 'Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got {type}',
} as const satisfies Message;
export const DUPLICATE_RESOURCE = {
  text: 'Duplicate declaration: {reference} is already declared{earlierPlace}; cannot redeclare{place}',
  help: 'Declare it once, with all its attributes. Declare a class with parameters before any `include` of it.',
} as const satisfies Message;
export const DUPLICATE_ALIAS = {
  text: 'Cannot alias {reference} to {alias}{place}; resource {existing} already declared{existingPlace}',
} as const satisfies Message;
export const DUPLICATE_IMPORT = {
  text: 'A duplicate resource was found while collecting exported resources, with the type and title {reference}',
} as const satisfies Message;
export const UNREADABLE_TITLE = {
  text: 'No set of title patterns matched the title "{title}".',
} as const satisfies Message;
export const NO_TITLE_PATTERNS = {
  text: 'you must specify title patterns when there are two or more key attributes',
} as const satisfies Message;
export const INVALID_TAG = { text: "Invalid tag '{tag}'" } as const satisfies Message;
export const UNKNOWN_RESOURCE = {
  code: 'UNKNOWN_RESOURCE',
  text: 'Resource not found: {reference}',
} as const satisfies Message;
export const UNKNOWN_RESOURCE_PARAMETER = {
  code: 'UNKNOWN_RESOURCE_PARAMETER',
  text: "The resource {reference} does not have a parameter called '{name}'",
} as const satisfies Message;

// Titles
export const MISSING_TITLE = {
  code: 'MISSING_TITLE',
  text: 'Missing title. The title expression resulted in undef',
} as const satisfies Message;
export const MISSING_TITLE_AT = {
  code: 'MISSING_TITLE_AT',
  text: 'Missing title at index {index}. The title expression resulted in an undef title',
} as const satisfies Message;
export const EMPTY_TITLE_AT = {
  code: 'EMPTY_STRING_TITLE_AT',
  text: 'Empty string title at {index}. Title strings must have a length greater than zero.',
} as const satisfies Message;
export const ILLEGAL_TITLE_AT = {
  code: 'ILLEGAL_TITLE_TYPE_AT',
  text: 'Illegal title type at index {index}. Expected String, got {type}',
  help: 'Write the title in quotes, or the variable in a string: `"${title}"`.',
} as const satisfies Message;
export const DUPLICATE_TITLE = {
  code: 'DUPLICATE_TITLE',
  text: "The title '{title}' has already been used in this resource expression",
} as const satisfies Message;

// Attributes
export const DUPLICATE_ATTRIBUTE = {
  code: 'DUPLICATE_ATTRIBUTE',
  text: "The attribute '{name}' has already been set",
  help: 'Remove one of the two.',
} as const satisfies Message;
export const NOT_A_HASH = {
  code: 'TYPE_MISMATCH',
  text: 'Expected value of type Hash, got {type}',
} as const satisfies Message;
export const ATTRIBUTE_WITHOUT_NAME = {
  text: "'name' is a required option for Puppet::Parser::Resource::Param",
} as const satisfies Message;
export const DUPLICATE_DEFAULT = {
  text: 'Default already defined for {attribute}; cannot redefine',
} as const satisfies Message;

// Overrides
export const NOT_A_RESOURCE = {
  code: 'ILLEGAL_OVERRIDDEN_TYPE',
  text: 'Resource Override can only operate on resources, got: {type}',
} as const satisfies Message;
export const DUPLICATE_OVERRIDE_PARAMETER = {
  text: "Duplicate parameter '{name}' for on {reference}",
} as const satisfies Message;
export const OVERRIDE_NOT_ALLOWED = { text: 'Only subclasses can override parameters' } as const satisfies Message;
export const OVERRIDE_OF_EVALUATED = {
  text: 'Attempt to override an already evaluated resource{definedAt} with new values{place}',
} as const satisfies Message;
export const PARAMETER_ALREADY_SET = {
  text: "Parameter '{name}' is already set on {reference} by {owner} at {place}; cannot redefine",
} as const satisfies Message;
export const OVERRIDE_OF_UNKNOWN = {
  text: 'Could not find resource(s) {references} for overriding',
} as const satisfies Message;

// Collectors
export const COLLECTED_CLASSES = {
  text: 'Error while evaluating {query}, Classes cannot be collected',
} as const satisfies Message;
export const COLLECTED_UNKNOWN_TYPE = {
  text: "Error while evaluating {query}, Resource type {type} doesn't exist",
} as const satisfies Message;
export const NUMBER_AS_TAG = {
  text: 'Error while evaluating {query}, Cannot transform a number to a tag',
} as const satisfies Message;
export const REFUSED_IN_QUERY = {
  text: 'Error while evaluating {query}, Cannot transform object of class Puppet::Pops::Model::{kind}',
} as const satisfies Message;
export const NOT_REALIZED = { text: 'Failed to realize virtual resources {references}' } as const satisfies Message;
export const EXPORT_IGNORED = {
  text: 'You cannot collect exported resources without storeconfigs being set; the export is ignored',
} as const satisfies Message;
export const COLLECTION_IGNORED = {
  text: 'You cannot collect exported resources without storeconfigs being set; the collection will be ignored',
} as const satisfies Message;

// References and relationships
export const NOT_A_REFERENCE = {
  text: 'No title provided and {shown} is not a valid resource reference',
} as const satisfies Message;
export const OVERRIDE_WITHOUT_TITLE = {
  text: 'Error while evaluating a Resource Override, No title provided and {shown} is not a valid resource reference',
} as const satisfies Message;
export const NOT_A_CATALOG_ENTRY = {
  text: 'Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType.',
} as const satisfies Message;
export const ITERATOR_AS_PARAMETER = { text: 'Use of an Iterator is not supported here' } as const satisfies Message;
export const ILLEGAL_OPERAND = {
  code: 'ILLEGAL_RELATIONSHIP_OPERAND_TYPE',
  text: 'Illegal relationship operand, can not form a relationship with {value}. A Catalog type is required.',
} as const satisfies Message;
export const UNKNOWN_SOURCE = {
  text: "Could not find resource '{source}' for relationship on '{target}'",
} as const satisfies Message;
export const UNKNOWN_TARGET = {
  text: "Could not find resource '{target}' for relationship from '{source}'",
} as const satisfies Message;
export const UNKNOWN_IN_PARAMETER = {
  text: "Could not find resource '{reference}' in parameter '{name}'",
} as const satisfies Message;
export const NOT_A_TYPE_TEXT = {
  text: 'The expression <{text}> is not a valid type specification.',
} as const satisfies Message;
export const UNEXPECTED_WORD = { text: "Syntax error at '{word}'" } as const satisfies Message;
export const UNEXPECTED_END = { text: 'Syntax error at end of input' } as const satisfies Message;
export const UNEXPECTED_COMMA = {
  text: 'illegal comma separated argument list (line: 1, column: {column})',
} as const satisfies Message;
export const TOO_MANY_TITLES = {
  text: 'Invalid number of type parameters specified: {type} requires 1, {count} provided',
} as const satisfies Message;
export const CONVERTED_VALUE = {
  code: 'SERIALIZATION_UNKNOWN_CONVERTED_TO_STRING',
  text: "{path} contains {class} value. It will be converted to the String '{text}'",
  help: 'Let the Ruby function return a value that Puppet has, for example `value.to_a` or `value.to_s`.',
} as const satisfies Message;

// Cases in which Puppet crashes in its Ruby code
export const ATTRIBUTE_NAME_TYPE = {
  text: 'The name of an attribute must be a String, got {type}',
} as const satisfies Message;
export const REFERENCE_WITHOUT_TYPE = {
  text: 'A Resource without a type cannot be the value of an attribute',
} as const satisfies Message;
export const UNKNOWN_DEFERRED_FUNCTION = {
  text: "The function '{name}' of a Deferred value does not exist",
} as const satisfies Message;
export const ATTRIBUTES_MISSING = {
  text: "The attributes of '{title}' must be a Hash, got Undef",
} as const satisfies Message;
