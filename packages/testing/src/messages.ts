import type { Message } from '@pptjs/runtime/internal';

/** The messages of this package: of assertions, and of errors in a test itself. */
export const messages = {
  NO_RESOURCE: { text: 'The catalog has no {reference}; it has {resources}' },
  NO_RESOURCE_OF_TYPE: { text: 'The catalog has no {reference}; it has no resource of the type {type}' },
  UNEXPECTED_RESOURCE: { text: 'The catalog has {reference}' },
  UNEXPECTED_PARAMETERS: { text: '{reference} also has {names}' },
  UNEXPECTED_COUNT: { text: 'The catalog has {actual} resources of the type {type}, not {expected}' },
  NO_VALUE: { text: '{reference}: {name} has no value' },
  UNEXPECTED_VALUE: { text: '{reference}: {name} has a value' },
  OTHER_VALUE: { text: '{reference}: {name} is not as expected' },
  NOT_BEFORE: { text: '{first} is not applied before {second}' },
  NOT_REQUIRED: { text: '{first} does not require {second}' },
  NOT_NOTIFIED: { text: '{first} does not notify {second}' },
  NOT_SUBSCRIBED: { text: '{first} does not subscribe to {second}' },
  NOT_CONTAINED: { text: '{container} does not contain {contained}' },
  MISSING_REFERENCE: { text: '{resource} has {parameter} => {reference}, which is not in the catalog' },
  UNEXPECTED_CATALOG: { text: 'The catalog compiles, but an error was expected' },
  NO_TYPE: { text: '{source} is not a type' },
  NO_PUPPET_SOURCE: { text: '{value} has no Puppet source' },
  WRONG_METADATA: { text: '{file} is not JSON: {problem}' },
  MISSING_DEPENDENCIES: { text: 'Modules that the module under test depends on are missing:' },
  MISSING_DEPENDENCY: { text: '  {description}, from {source}: {command}' },
  OTHER_VALUES: { text: '{reference}: {count} parameters are not as expected' },
  WRONG_PARAMETER: { text: '{name}: expected {expected}, got {actual}' },
  UNKNOWN_SYSTEMS: { text: '{file} lists operating systems without facts: {systems}; there are facts for {known}' },
  UNKNOWN_SYSTEM: { text: 'There are no facts for {system}; there are facts for {systems}' },
} as const satisfies Record<string, Message>;
