import type { Message } from '@pptjs/runtime/core';

/**
 * The messages of this package. Users know Puppet's wordings, so the texts are Puppet's. Where Puppet crashes in its Ruby
 * code, the message is pptjs's own; these are at the end.
 */
export const messages = {
  // Definitions
  DUPLICATE_NODE: { text: "Node '{name}' is already defined {place}; cannot redefine" },
  DUPLICATE_CLASS: { text: "Class '{name}' is already defined {place}; cannot redefine" },
  DUPLICATE_NAME: { text: "'{name}' is already defined {place} as a {earlierKind}; cannot redefine as a {kind}" },
  REDEFINED_ENTITY: { text: "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/{entity}'. {origin}" },
  METAPARAMETER_NAME: {
    text: '{name} is a metaparameter; please choose another parameter name in the {definition} definition',
  },
  INHERITED_METAPARAMETER: {
    text: '{name} is a metaparam; this value will inherit to all contained resources in the {definition} definition',
  },

  // Classes and nodes
  UNKNOWN_CLASS: { text: 'Could not find class ::{name} for {node}' },
  UNKNOWN_DECLARED_CLASS: { text: 'Could not find declared class {name}' },
  UNKNOWN_PARENT_CLASS: {
    text: "Could not find parent resource type '::{name}' of type hostclass in {environment}",
  },
  UNKNOWN_CLASS_SCOPE: { text: 'Could not find scope for {name}' },
  NOT_A_CLASS: { text: 'Cannot evaluate a builtin type (Class)' },
  CLASS_NOT_VIRTUALIZABLE: { code: 'CLASS_NOT_VIRTUALIZABLE', text: 'Classes are not virtualizable' },
  UNKNOWN_STAGE: { text: 'Could not find stage {stage} specified by {reference}' },
  STAGE_OF_RESOURCE: {
    text: "Only classes can set 'stage'; normal resources like {reference} cannot change run stage",
  },
  NO_NODE_DEFINITION: { text: "Could not find node statement with name 'default' or '{node}'" },
  UNKNOWN_NODE_DEFINITION: { text: 'Cannot find definition Node' },
  TOO_MANY_ROUNDS: { text: 'Somehow looped more than {count} times while evaluating host catalog' },

  // Parameters
  RESERVED_PARAMETER_NAME: { text: "Attempt to assign to a reserved variable name: '{name}'" },
  REASSIGNED_VARIABLE: { text: "Cannot reassign variable '${name}'" },
  DEFAULT_NOT_YET_EVALUATED: {
    text: '{reference}: default expression for ${parameter} tries to illegally access not yet evaluated ${name}',
  },
  PARAMETER_WITHOUT_VALUE: { text: '{reference}: expects a value for parameter ${name}' },
  EXPECTS_VALUE: { text: "expects a value for parameter '{name}'" },
  MISSPELLED_KEY: { text: "The data has the key '{found}'. Did you mean '{key}'?" },
  NO_SUCH_PARAMETER: { text: "has no parameter named '{name}'" },
  UNKNOWN_PARAMETER: { text: "{reference}: has no parameter named '{name}'" },
  UNKNOWN_ATTRIBUTE: { text: "no parameter named '{name}'{place} on {reference}" },
  DEFERRED_ARITY: { text: 'No matching arity found for {name} with arguments {arguments}' },
  DEFERRED_WITHOUT_TYPE: {
    text: 'Deferred function {name} has no return_type, unable to guarantee value type during compilation.\n   (file & line not available)',
  },

  // Resources
  UNKNOWN_TYPE: { text: "Unknown resource type: '{name}'" },
  UNKNOWN_TYPE_IN_STATEMENT: {
    text: "Error while evaluating a Resource Statement, Unknown resource type: '{name}'",
  },
  TYPE_NOT_FOUND: { code: 'UNKNOWN_RESOURCE_TYPE', text: 'Resource type not found: {type}' },
  ILLEGAL_TYPE: {
    code: 'ILLEGAL_RESOURCE_TYPE',
    text: 'Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got {type}',
  },
  DUPLICATE_RESOURCE: {
    text: 'Duplicate declaration: {reference} is already declared{earlierPlace}; cannot redeclare{place}',
    help: 'Declare it once, with all its attributes. Declare a class with parameters before any `include` of it.',
  },
  DUPLICATE_ALIAS: {
    text: 'Cannot alias {reference} to {alias}{place}; resource {existing} already declared{existingPlace}',
  },
  DUPLICATE_IMPORT: {
    text: 'A duplicate resource was found while collecting exported resources, with the type and title {reference}',
  },
  UNREADABLE_TITLE: { text: 'No set of title patterns matched the title "{title}".' },
  NO_TITLE_PATTERNS: { text: 'you must specify title patterns when there are two or more key attributes' },
  INVALID_TAG: { text: "Invalid tag '{tag}'" },
  UNKNOWN_RESOURCE: { code: 'UNKNOWN_RESOURCE', text: 'Resource not found: {reference}' },
  UNKNOWN_RESOURCE_PARAMETER: {
    code: 'UNKNOWN_RESOURCE_PARAMETER',
    text: "The resource {reference} does not have a parameter called '{name}'",
  },

  // Titles
  MISSING_TITLE: { code: 'MISSING_TITLE', text: 'Missing title. The title expression resulted in undef' },
  MISSING_TITLE_AT: {
    code: 'MISSING_TITLE_AT',
    text: 'Missing title at index {index}. The title expression resulted in an undef title',
  },
  EMPTY_TITLE_AT: {
    code: 'EMPTY_STRING_TITLE_AT',
    text: 'Empty string title at {index}. Title strings must have a length greater than zero.',
  },
  ILLEGAL_TITLE_AT: {
    code: 'ILLEGAL_TITLE_TYPE_AT',
    text: 'Illegal title type at index {index}. Expected String, got {type}',
    help: 'Write the title in quotes, or the variable in a string: `"${title}"`.',
  },
  DUPLICATE_TITLE: {
    code: 'DUPLICATE_TITLE',
    text: "The title '{title}' has already been used in this resource expression",
  },

  // Attributes
  DUPLICATE_ATTRIBUTE: {
    code: 'DUPLICATE_ATTRIBUTE',
    text: "The attribute '{name}' has already been set",
    help: 'Remove one of the two.',
  },
  NOT_A_HASH: { code: 'TYPE_MISMATCH', text: 'Expected value of type Hash, got {type}' },
  ATTRIBUTE_WITHOUT_NAME: { text: "'name' is a required option for Puppet::Parser::Resource::Param" },
  DUPLICATE_DEFAULT: { text: 'Default already defined for {attribute}; cannot redefine' },

  // Overrides
  NOT_A_RESOURCE: {
    code: 'ILLEGAL_OVERRIDDEN_TYPE',
    text: 'Resource Override can only operate on resources, got: {type}',
  },
  DUPLICATE_OVERRIDE_PARAMETER: { text: "Duplicate parameter '{name}' for on {reference}" },
  OVERRIDE_NOT_ALLOWED: { text: 'Only subclasses can override parameters' },
  OVERRIDE_OF_EVALUATED: {
    text: 'Attempt to override an already evaluated resource{definedAt} with new values {place}',
  },
  PARAMETER_ALREADY_SET: {
    text: "Parameter '{name}' is already set on {reference} by {owner} at {place}; cannot redefine",
  },
  OVERRIDE_OF_UNKNOWN: { text: 'Could not find resource(s) {references} for overriding' },

  // Collectors
  COLLECTED_CLASSES: { text: 'Error while evaluating {query}, Classes cannot be collected' },
  COLLECTED_UNKNOWN_TYPE: { text: "Error while evaluating {query}, Resource type {type} doesn't exist" },
  NUMBER_AS_TAG: { text: 'Error while evaluating a Virtual Query, Cannot transform a number to a tag' },
  REFUSED_IN_QUERY: {
    text: 'Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::{kind}',
  },
  NOT_REALIZED: { text: 'Failed to realize virtual resources {references}' },
  EXPORT_IGNORED: {
    text: 'You cannot collect exported resources without storeconfigs being set; the export is ignored',
  },
  COLLECTION_IGNORED: {
    text: 'You cannot collect exported resources without storeconfigs being set; the collection will be ignored',
  },

  // References and relationships
  NOT_A_REFERENCE: { text: 'No title provided and {shown} is not a valid resource reference' },
  OVERRIDE_WITHOUT_TITLE: {
    text: 'Error while evaluating a Resource Override, No title provided and {shown} is not a valid resource reference',
  },
  NOT_A_CATALOG_ENTRY: {
    text: 'Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType.',
  },
  ITERATOR_AS_PARAMETER: { text: 'Use of an Iterator is not supported here' },
  ILLEGAL_OPERAND: {
    code: 'ILLEGAL_RELATIONSHIP_OPERAND_TYPE',
    text: 'Illegal relationship operand, can not form a relationship with {value}. A Catalog type is required.',
  },
  UNKNOWN_SOURCE: { text: "Could not find resource '{source}' for relationship on '{target}'" },
  UNKNOWN_TARGET: { text: "Could not find resource '{target}' for relationship from '{source}'" },
  UNKNOWN_IN_PARAMETER: { text: "Could not find resource '{reference}' in parameter '{name}'" },
  NOT_A_TYPE_TEXT: { text: 'The expression <{text}> is not a valid type specification.' },
  UNEXPECTED_WORD: { text: "Syntax error at '{word}'" },
  UNEXPECTED_END: { text: 'Syntax error at end of input' },
  UNEXPECTED_COMMA: { text: 'illegal comma separated argument list (line: 1, column: {column})' },
  TOO_MANY_TITLES: { text: 'Invalid number of type parameters specified: {type} requires 1, {count} provided' },

  // Cases in which Puppet crashes in its Ruby code
  ATTRIBUTE_NAME_TYPE: { text: 'The name of an attribute must be a String, got {type}' },
  REFERENCE_WITHOUT_TYPE: { text: 'A Resource without a type cannot be the value of an attribute' },
  UNKNOWN_DEFERRED_FUNCTION: { text: "The function '{name}' of a Deferred value does not exist" },
  ATTRIBUTES_MISSING: { text: "The attributes of '{title}' must be a Hash, got Undef" },
} as const satisfies Record<string, Message>;
