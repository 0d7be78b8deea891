import type { Declaration } from '../../../diagnostics/index.js';

/** Syntax. */
export const syntactic = {
  SYNTAX_ERROR: { text: 'Syntax error at {where}', severity: 'error' },
  NESTING_TOO_DEEP: {
    text: 'Expressions are nested too deeply',
    severity: 'error',
    help: 'Assign parts of the expression to variables.',
    own: true,
  },
  NOT_A_RESOURCE: {
    text: 'Expression is not valid as a resource, resource-default, or resource-override',
    severity: 'error',
    help: "Write a resource as `type { 'title': … }`, a default as `Type { … }`, and an override as `Type['title'] { … }`.",
    own: true,
  },
  RESOURCE_BODY_WITHOUT_TITLE: {
    text: 'Syntax error resource body without title or hash with +>',
    severity: 'error',
    help: "Give the resource a title: `type { 'title': … }`.",
    own: true,
  },
  ILLEGAL_ARGUMENT_LIST: {
    text: 'illegal comma separated argument list',
    severity: 'error',
    help: 'Remove the comma, or put the arguments of a call in parentheses.',
    own: true,
  },
  ARGUMENTS_WITHOUT_PARENTHESES: {
    text: "attempt to pass argument list to the function '{name}' which cannot be called without parentheses",
    severity: 'error',
    help: 'Write `{name}(…)`. Only functions such as `include` and `notice` can be called without parentheses.',
    own: true,
  },
  NOT_A_VIRTUAL_RESOURCE: {
    text: '{form} can only be applied to a Resource Expression',
    severity: 'error',
    help: 'Only resources can be virtual (`@`) or exported (`@@`).',
    own: true,
  },
  CLASS_KEYWORD_AS_NAME: {
    text: "'class' keyword not allowed at this location",
    severity: 'error',
    help: 'A class, a defined type or a function cannot be called `class`.',
    own: true,
  },
  QUOTED_NAME: {
    text: 'A quoted string is not valid as a name here',
    severity: 'error',
    help: 'Write the name without quotes.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;
