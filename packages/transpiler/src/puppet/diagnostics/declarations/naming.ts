import type { Declaration } from '../../../diagnostics/index.js';

/** Names and words. */
export const naming = {
  RESERVED_WORD: {
    text: 'Use of reserved word: {word}, must be quoted if intended to be a String value',
    severity: 'error',
    help: "Quote the word: `'{word}'`.",
  },
  FUTURE_RESERVED_WORD: {
    text: "Use of future reserved word: '{word}'",
    severity: 'deprecation',
    help: 'Choose another name. The word is reserved for future versions of the language.',
  },
  RESERVED_TYPE_NAME: {
    text: "The name: '{name}' is already defined by Puppet and can not be used as the name of {semantic}.",
    severity: 'error',
    help: 'Choose another name, or a name in your own namespace.',
  },
  ILLEGAL_VAR_NAME: {
    text: "Illegal variable name, The given name '{name}' does not conform to the naming rule /^((::)?[a-z]\\w*)*((::)?[a-z_]\\w*)$/",
    severity: 'error',
    help: 'Start the name with a lower-case letter or an underscore. The segments of a namespace must not start with an underscore.',
  },
  ILLEGAL_NUMERIC_VAR_NAME: {
    text: "Illegal numeric variable name, The given name '{name}' must be a decimal value if it starts with a digit 0-9",
    severity: 'error',
    help: 'Match variables are named `$0`, `$1`, `$2` and so on.',
  },
  INTERPOLATED_BOOLEAN: {
    own: true,
    text: "The word '{word}' cannot be interpolated",
    severity: 'error',
    help: 'Puppet reads the word after `${` as the name of a variable, and cannot load the file. Write the word without `${…}`.',
  },
  ILLEGAL_PARAM_NAME: {
    text: "Illegal parameter name. The given name '{name}' does not conform to the naming rule /^[a-z_]\\w*$/",
    severity: 'error',
    help: 'Start the name with a lower-case letter or an underscore, without a namespace.',
  },
  ILLEGAL_NUMERIC_PARAMETER: {
    text: "The numeric parameter name '${name}' cannot be used (clashes with numeric match result variables)",
    severity: 'error',
    help: 'Start the name with a lower-case letter or an underscore.',
  },
  ILLEGAL_DEFINITION_NAME: {
    text: "Unacceptable name. The name '{name}' is unacceptable as the name of {semantic}",
    severity: 'error',
    help: 'Start each segment with a lower-case letter, followed by letters, digits and underscores. Do not write a leading `::`.',
  },
  ILLEGAL_HOSTNAME_CHARS: {
    text: "The hostname '{hostname}' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed)",
    severity: 'error',
    help: 'Use a regular expression to match several nodes: `node /^web/ { … }`.',
  },
  ILLEGAL_HOSTNAME_INTERPOLATION: {
    text: 'An interpolated expression is not allowed in a hostname of a node',
    severity: 'error',
    help: 'Use a regular expression to match several nodes: `node /^web/ { … }`.',
  },
} as const satisfies Record<string, Declaration>;
