/**
 * The diagnostics of the dialect: what the grammar of Puppet 3 does not have or does not allow at a place. Syntax errors
 * and faults of single tokens are those of Puppet (`@pptjs/transpiler/puppet`).
 */
import type { Declaration } from '@pptjs/transpiler/dialect';
import { declarations as puppetDeclarations } from '@pptjs/transpiler/puppet';

/** The places where an expression is allowed, and the operators. */
const places = {
  EXPRESSION_IN_SELECTOR: {
    text: 'An expression cannot be used in a selector',
    severity: 'error',
    help: 'Assign the expression to a variable, and use the variable in the selector.',
  },
  EXPRESSION_AS_CASE_VALUE: {
    text: 'An expression cannot be a value of a case statement',
    severity: 'error',
    help: 'Use a name, a string, a variable, a regular expression or a function call. Assign an expression to a variable first.',
  },
  EXPRESSION_AS_TITLE: {
    text: 'An expression cannot be a resource title',
    severity: 'error',
    help: 'Assign the expression to a variable, and use the variable as the title.',
  },
  EXPRESSION_AS_STATEMENT: {
    text: 'An expression is not a statement',
    severity: 'error',
    help: 'Only the last statement of a source may be an expression, whose value is the result. Remove this one, or assign it to a variable.',
  },
  STATEMENT_AS_VALUE: {
    text: '{statement} has no value in Puppet 3',
    severity: 'error',
    help: 'Use a selector (`$x ? { … }`) for a value that depends on a condition, and assign values with statements of their own.',
  },
  FUNCTION_WITHOUT_VALUE: {
    text: "Function '{name}' does not return a value",
    severity: 'error',
    help: 'Call the function as a statement of its own.',
  },
  MATCH_WITHOUT_REGEX: {
    text: "The right operand of '{operator}' must be a regular expression",
    severity: 'error',
    help: 'Write the pattern between slashes: `$x =~ /^a/`. Puppet 3 has no regular expressions in strings or variables.',
  },
  REGEX_AS_VALUE: {
    text: 'A regular expression cannot be a value',
    severity: 'error',
    help: "Regular expressions are allowed to the right of `=~` and `!~`, as the cases of `case` and selectors, and as the names of nodes. Other places, such as the arguments of functions, need a quoted pattern: '^a'.",
  },
  DEFAULT_AS_VALUE: {
    text: "'default' cannot be a value",
    severity: 'error',
    help: 'Quote the word if it is meant to be a string.',
  },
  MINUS_AFTER_NUMBER: {
    text: "The '-' after a number is read as an operator",
    severity: 'warning',
    help: 'The lexer of Puppet 3 read `5-3` as a word. Write spaces around the operator.',
  },
} as const satisfies Record<string, Declaration>;

/** The errors about features that Puppet 3 does not have. */
const missing = {
  NO_LAMBDAS: {
    text: 'Puppet 3 does not have lambdas',
    severity: 'error',
    help: 'Declare a resource with an array of titles, or a defined type, or use `create_resources`.',
  },
  NO_METHOD_CALLS: {
    text: 'Puppet 3 does not have method calls',
    severity: 'error',
    help: 'Write the object as the first argument: `split($x, ",")`.',
  },
  NO_HEREDOCS: {
    text: 'Puppet 3 does not have heredocs',
    severity: 'error',
    help: 'Use a quoted string, which may contain line breaks, or a template.',
  },
  NO_DATA_TYPES: {
    text: 'Puppet 3 does not have data types',
    severity: 'error',
    help: 'Check values with functions of the module stdlib, for example `validate_string($x)`.',
  },
  NO_FUNCTION_DEFINITIONS: {
    text: 'Puppet 3 does not have functions that are written in Puppet',
    severity: 'error',
    help: 'Write the function in Ruby, or use a variable.',
  },
  NO_SPLAT: {
    text: "Puppet 3 does not have the operator '*' with one operand",
    severity: 'error',
    help: 'List the elements.',
  },
  NO_ATTRIBUTE_SPLAT: {
    text: "Puppet 3 does not have the attribute '* => hash'",
    severity: 'error',
    help: 'Use `create_resources`.',
  },
  NO_REMOVAL: { text: "Puppet 3 does not have the operator '-='", severity: 'error', help: 'List the elements.' },
  NO_DESTRUCTURING: {
    text: 'Puppet 3 does not have assignments to several variables',
    severity: 'error',
    help: 'Write one assignment for each variable.',
  },
  NO_ELEMENT_ASSIGNMENT: {
    text: 'Assigning to an element of an array or hash is not supported',
    severity: 'error',
    help: 'Write the whole array or hash, or append to it with `+=`. Puppet 3 reported this assignment as deprecated.',
  },
  NO_ELSE_AFTER_UNLESS: {
    text: "Puppet 3 does not have 'else' after 'unless'",
    severity: 'error',
    help: 'Use `if` with `!`.',
  },
  NO_KEY_EXPRESSIONS: {
    text: 'Puppet 3 does not have hash keys that are neither names nor strings',
    severity: 'error',
    help: 'Quote the key. A variable can be interpolated: `"${x}" => …`.',
  },
  NO_BARE_HASHES: {
    text: 'Puppet 3 does not have hashes without braces',
    severity: 'error',
    help: 'Write braces around the entries.',
  },
  NO_ACCESS_TO_EXPRESSIONS: {
    text: "Puppet 3 does not have '[]' after anything but a variable or the name of a resource type",
    severity: 'error',
    help: 'Assign the array or hash to a variable.',
  },
  NO_SEVERAL_KEYS: {
    text: "Puppet 3 does not have several keys in '[]'",
    severity: 'error',
    help: 'Write one pair of brackets for each key.',
  },
  NO_CALLS_IN_STRINGS: {
    text: "Puppet 3 does not have function calls at the start of an interpolation: '{name}' is a variable there",
    severity: 'error',
    help: 'Assign the value of the function to a variable, and interpolate the variable.',
  },
  NO_CALLS_OF_EXPRESSIONS: {
    text: 'Puppet 3 does not have calls of anything but the name of a function',
    severity: 'error',
    help: 'Write the name of the function before the parentheses.',
  },
  NO_TYPED_RESOURCES: {
    text: 'Puppet 3 does not have resources whose type is an expression',
    severity: 'error',
    help: 'Write the name of the type in lower-case letters: `file { … }`.',
  },
} as const satisfies Record<string, Declaration>;

/** Names, definitions and statements. */
const statements = {
  ILLEGAL_NAME: {
    text: "'{name}' is not a valid name of a class or defined type",
    severity: 'error',
    help: 'Names consist of lower-case words with `::` between them.',
  },
  ILLEGAL_VARIABLE: {
    text: "'${name}' is not a valid variable",
    severity: 'error',
    help: 'The segments of a name consist of letters, digits and underscores.',
  },
  ILLEGAL_PARAMETER: {
    text: "'${name}' is not a valid parameter",
    severity: 'error',
    help: 'The name of a parameter has no `::` and is not a number.',
  },
  DUPLICATE_PARAMETER_NAME: {
    text: "The parameter '${name}' is declared more than once",
    severity: 'error',
    help: 'Rename one of the two.',
  },
  ILLEGAL_ASSIGNMENT_TARGET: {
    text: 'The left side of an assignment must be a variable',
    severity: 'error',
    help: 'Assign to a variable, such as `$port`. To compare, write `==`.',
  },
  CROSS_SCOPE_ASSIGNMENT: {
    text: 'Cannot assign to variables in other namespaces',
    severity: 'error',
    help: 'Remove the namespace.',
    own: true,
  },
  ILLEGAL_NUMERIC_ASSIGNMENT: {
    text: "Cannot assign to a numeric match result variable '${name}'",
    severity: 'error',
    help: 'Use a name that begins with a letter: only a match sets `$0`, `$1` and so on.',
  },
  NOT_TOP_LEVEL: {
    text: 'Classes, definitions, and nodes may only appear at toplevel or inside other classes',
    severity: 'error',
    help: 'Move the definition to the top level.',
  },
  NOT_VIRTUALIZABLE: {
    text: 'Defaults are not virtualizable',
    severity: 'error',
    help: 'Write the defaults without `@`.',
  },
  ILLEGAL_ATTRIBUTE_APPEND: {
    text: "'+>' is allowed only in overrides and collectors",
    severity: 'error',
    help: 'Write `=>`.',
  },
  NODE_INHERITANCE: {
    text: 'The parent of a node is not evaluated',
    severity: 'warning',
    help: 'Move what the parent declares to a class that both nodes include.',
  },
  IMPORT_IGNORED: {
    text: "'import' has no effect",
    severity: 'note',
    help: 'The host loads the definitions of other files.',
  },
  LOWER_CASE_REFERENCE: {
    text: 'Resource references should now be capitalized',
    severity: 'deprecation',
    help: "Write `File['/x']` in place of `file['/x']`.",
  },
} as const satisfies Record<string, Declaration>;

export const ownDeclarations = { ...places, ...missing, ...statements } as const;

/** All diagnostics that the dialect reports, also those of the parser that it shares with Puppet. */
export const declarations = { ...puppetDeclarations, ...ownDeclarations } as const;

export type OwnDiagnosticName = keyof typeof ownDeclarations;
