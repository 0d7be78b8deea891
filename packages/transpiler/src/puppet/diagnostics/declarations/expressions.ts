import type { Declaration } from '../../../diagnostics/index.js';

/** Expressions in wrong places. */
export const expressions = {
  IDEM_EXPRESSION_NOT_LAST: {
    text: 'This {semantic} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)',
    severity: 'error',
    help: 'Assign the value, pass it to a function, or remove the expression.',
  },
  COMPARISON_NOT_LAST: {
    text: 'This {semantic} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)',
    severity: 'error',
    help: 'To assign a value, write `=`. `==` compares.',
    code: 'IDEM_EXPRESSION_NOT_LAST',
  },
  EMPTY_REGEXP_NOT_LAST: {
    text: 'This {semantic} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)',
    severity: 'error',
    help: 'A comment starts with `#`.',
    code: 'IDEM_EXPRESSION_NOT_LAST',
  },
  IDEM_NOT_ALLOWED_LAST: {
    text: 'This {semantic} has no effect. {container} can not end with a value-producing expression without other effect',
    severity: 'error',
    help: 'Remove the expression, because its value is never used.',
  },
  RESOURCE_WITHOUT_TITLE: {
    text: "This expression is invalid. Did you try declaring a '{name}' resource without a title?",
    severity: 'error',
    help: "Give the resource a title: `{name} { 'title': … }`.",
  },
  NOT_RVALUE: {
    text: 'Invalid use of expression. {semantic} does not produce a value',
    severity: 'error',
    help: 'Move the expression to a statement of its own.',
  },
  ILLEGAL_EXPRESSION: {
    text: 'Illegal expression. {semantic} is unacceptable as {feature} in {container}',
    severity: 'error',
    help: 'Assign the expression to a variable, or write a name, a variable or a call in its place.',
  },
  ILLEGAL_EPP_PARAMETERS: {
    text: "Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading whitespace",
    severity: 'error',
    help: 'Write the parameters in the first tag: `<%- | String $name | -%>`. Do not begin the code of a later tag with `(`.',
  },
  ILLEGAL_QUERY_EXPRESSION: {
    text: 'Illegal query expression. {semantic} cannot be used in a query',
    severity: 'error',
    help: 'A query may only contain `==`, `!=`, `and`, `or` and parentheses.',
  },
  UNSUPPORTED_EXPRESSION: {
    text: 'Expressions of type {semantic} are not supported in this version of Puppet',
    severity: 'error',
    help: 'Remove it. A type alias is written as `type Name = Type`.',
  },
  ILLEGAL_ASSIGNMENT: {
    text: "Illegal attempt to assign to '{semantic}'. Not an assignable reference",
    severity: 'error',
    help: 'Assign to a variable or a list of variables. To compare, write `==`.',
  },
  ASSIGNMENT_TO_NAME: {
    text: "Illegal attempt to assign to '{semantic}'. Not an assignable reference",
    severity: 'error',
    help: 'Write `$` before the name of a variable.',
    code: 'ILLEGAL_ASSIGNMENT',
  },
  ILLEGAL_INDEXED_ASSIGNMENT: {
    text: 'Illegal attempt to assign via [index/key]. Not an assignable reference',
    severity: 'error',
    help: 'Values cannot change. Create a new one, for example with `+`.',
  },
  ILLEGAL_ASSIGNMENT_CONTEXT: {
    text: 'Assignment not allowed here',
    severity: 'error',
    help: 'Assign in the body instead of in a parameter.',
  },
  ILLEGAL_NUMERIC_ASSIGNMENT: {
    text: "Illegal attempt to assign to the numeric match result variable '${name}'. Numeric variables are not assignable",
    severity: 'error',
    help: 'Only a match can set `$0`, `$1` and so on.',
  },
  CROSS_SCOPE_ASSIGNMENT: {
    text: "Illegal attempt to assign to '{name}'. Cannot assign to variables in other namespaces",
    severity: 'error',
    help: 'Assign to a variable without a namespace.',
  },
  APPENDS_DELETES_NO_LONGER_SUPPORTED: {
    text: "The operator '{operator}' is no longer supported. See http://links.puppet.com/remove-plus-equals",
    severity: 'error',
    help: 'Assign to a new variable: `$b = $a + …`.',
  },
  DUPLICATE_DEFAULT: {
    text: "This {container} already has a 'default' entry - this is a duplicate",
    severity: 'error',
    help: 'Remove one of the two.',
  },
  DUPLICATE_KEY: {
    text: "The key '{key}' is declared more than once",
    severity: 'strict',
    help: 'The last one wins. Remove the others.',
  },
  ILLEGAL_JSON: {
    text: 'Invalid produced text having syntax: \'{syntax}\'. JSON syntax checker: Cannot parse invalid JSON string. "{detail}"',
    severity: 'error',
    help: 'The text of the heredoc is not valid JSON. Correct it, or remove the syntax from the tag.',
  },
  ILLEGAL_PP: {
    text: 'Invalid produced text having syntax: \'{syntax}\'. PP syntax checker: "{detail}"',
    severity: 'error',
    help: 'The text of the heredoc is not valid Puppet code. Correct it, or remove the syntax from the tag.',
  },
  ILLEGAL_EPP: {
    text: 'Invalid produced text having syntax: \'{syntax}\'. EPP syntax checker: "{detail}"',
    severity: 'error',
    help: 'The text of the heredoc is not a valid EPP template. Correct it, or remove the syntax from the tag.',
  },
  ILLEGAL_BASE64: {
    text: "Invalid produced text having syntax: '{syntax}'. Base64 syntax checker: Cannot parse invalid Base64 string - {detail}",
    severity: 'error',
    help: 'The text of the heredoc is not valid Base64. Correct it, or remove the syntax from the tag.',
  },
  NUMERIC_OVERFLOW: {
    text: '{semantic} resulted in a value outside of Puppet Integer {bound} range, got {value}',
    severity: 'error',
    help: 'Integers have 64 bits. Write a Float or a String instead.',
  },
} as const satisfies Record<string, Declaration>;
