/**
 * Declares every diagnostic of the transpiler: its code, its text with placeholders, its severity, and a help text.
 * Codes and texts are Puppet's. `own` marks codes of pptjs, for texts that have no code in Puppet. `code` is set if
 * several texts share one of Puppet's codes. docs/diagnostics/puppet.md describes each code.
 */

import type { Declaration, PlaceholdersOf } from '../../diagnostics/index.js';

/** Bytes and tokens. */
const lexical = {
  ILLEGAL_BOM: {
    text: 'Illegal {format} Byte Order mark at beginning of input: {bytes} - remove these from the puppet source',
    severity: 'error',
    help: 'Save the file as UTF-8 without a byte-order mark.',
  },
  INVALID_ENCODING: {
    text: 'The source is not valid UTF-8',
    severity: 'error',
    help: 'Save the file as UTF-8.',
    own: true,
  },
  ILLEGAL_CLASS_REFERENCE: {
    text: 'Illegal class reference',
    severity: 'error',
    help: 'Each segment of a capitalized name starts with a capital letter: `Foo::Bar`.',
  },
  ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE: {
    text: 'Illegal fully qualified class reference',
    severity: 'error',
    help: 'Each segment of a capitalized name starts with a capital letter: `::Foo::Bar`.',
  },
  ILLEGAL_FULLY_QUALIFIED_NAME: {
    text: 'Illegal fully qualified name',
    severity: 'error',
    help: 'After a leading `::`, each segment must start with a lower-case letter and may contain letters, digits and underscores.',
  },
  ILLEGAL_NUMBER: {
    text: "Illegal number '{value}'",
    severity: 'error',
    help: 'Quote the text if it is meant to be a string.',
  },
  INVALID_HEX_NUMBER: {
    text: 'Not a valid hex number {value}',
    severity: 'error',
    help: 'A hexadecimal number is `0x` followed by the digits 0-9 and a-f.',
  },
  INVALID_OCTAL_NUMBER: {
    text: 'Not a valid octal number {value}',
    severity: 'error',
    help: 'An octal number is `0` followed by the digits 0-7. Remove the leading 0 for a decimal number.',
  },
  INVALID_DECIMAL_NUMBER: {
    text: 'Not a valid decimal number {value}',
    severity: 'error',
    help: 'Quote the text if it is meant to be a string.',
  },
  NUMBER_OUT_OF_RANGE: {
    text: 'Internal Error, NUMBER token does not contain a valid number, {value}',
    severity: 'error',
    help: 'Floats have 64 bits. The largest value is about 1.8e308.',
    own: true,
  },
  ILLEGAL_UNICODE_ESCAPE: {
    text: "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {} or was > 10ffff",
    severity: 'warning',
    help: 'Write `\\uXXXX` or `\\u{XXXXXX}`.',
  },
  UNRECOGNIZED_ESCAPE: {
    text: "Unrecognized escape sequence '\\{character}'",
    severity: 'warning',
    help: 'Write `\\\\` for a backslash.',
  },
  UNCLOSED_QUOTE: {
    text: "Unclosed quote after {after} followed by '{followedBy}'",
    severity: 'error',
    help: 'Add the closing quote.',
  },
  UNCLOSED_MLCOMMENT: {
    text: 'Unclosed multiline comment',
    severity: 'error',
    help: 'Add the closing `*/`.',
  },
  ILLEGAL_REGEXP: {
    text: '{detail}',
    severity: 'error',
    help: 'Write `\\\\` for a literal backslash.',
    own: true,
  },
  HEREDOC_UNCLOSED_PARENTHESIS: {
    text: "Unclosed parenthesis after '@(' followed by '{followedBy}'",
    severity: 'error',
    help: 'Write the start of a heredoc, such as `@(END)`, on one line.',
  },
  HEREDOC_WITHOUT_END_TAGGED_LINE: {
    text: 'Heredoc without end-tagged line',
    severity: 'error',
    help: 'End the text with a line of its own: `| END`.',
  },
  HEREDOC_INVALID_ESCAPE: {
    text: "Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got '{actual}'",
    severity: 'error',
    help: 'Remove the character. `@(END/nt)` allows `\\n` and `\\t` in the text, and `@(END/)` all escapes.',
  },
  HEREDOC_INVALID_SYNTAX: {
    text: 'Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])',
    severity: 'error',
    help: 'Write a tag in the parentheses, such as `@(END)`, `@(END:json)` or `@(END/n)`.',
  },
  HEREDOC_WITHOUT_TEXT: {
    text: 'Heredoc without any following lines of text',
    severity: 'error',
    help: 'Start the text on the line after `@(END)`.',
  },
  HEREDOC_EMPTY_ENDTAG: {
    text: 'Heredoc with an empty endtag',
    severity: 'error',
    help: 'Write a tag that ends the text, such as `@(END)`.',
  },
  HEREDOC_MULTIPLE_AT_ESCAPES: {
    text: "An escape char for @() may only appear once. Got '{escapes}'",
    severity: 'error',
    help: 'Remove the second one.',
  },
  EPP_UNBALANCED_TAG: {
    text: 'Unbalanced epp tag, reached <eof> without closing tag.',
    severity: 'error',
    help: 'Close the tag with `%>`.',
  },
  EPP_UNBALANCED_COMMENT: {
    text: 'Reaching end after opening <%# without seeing %>',
    severity: 'error',
    help: 'Close the comment with `%>`.',
  },
  EPP_UNBALANCED_EXPRESSION: {
    text: 'Unbalanced embedded expression - opening <% and reaching end of input',
    severity: 'error',
    help: 'Close the tag with `%>`.',
  },
} as const satisfies Record<string, Declaration>;

/** Syntax. */
const syntactic = {
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

/** Names and words. */
const naming = {
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

/** Definitions and their parameters. */
const definitions = {
  NOT_TOP_LEVEL: {
    text: 'Classes, definitions, and nodes may only appear at toplevel or inside other classes',
    severity: 'error',
    help: 'Move the definition to the top level.',
  },
  NOT_ABSOLUTE_TOP_LEVEL: {
    text: '{semantic} may only appear at toplevel',
    severity: 'error',
    help: 'Move the definition to the top level.',
  },
  ILLEGAL_DEFINITION_LOCATION: {
    text: "Unacceptable location. The name '{name}' is unacceptable in file '{path}'",
    severity: 'error',
    help: 'In a module, a name must be defined in the file that matches it: `a::b` in `a/manifests/b.pp`.',
  },
  ILLEGAL_TOP_CONSTRUCT_LOCATION: {
    text: 'This {semantic} is unacceptable as a top level construct in this location',
    severity: 'error',
    help: 'Move the statement into a class: a file of a module may only contain definitions.',
  },
  ILLEGAL_NODE_INHERITANCE: {
    text: 'Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation',
    severity: 'error',
    help: 'Put the code that the nodes share into a class.',
  },
  ILLEGAL_SINGLE_TYPE_MAPPING: {
    text: 'Illegal type mapping. Expected a Type on the left side, got {semantic}',
    severity: 'error',
    code: 'ILLEGAL_TYPE_MAPPING',
  },
  ILLEGAL_REGEXP_TYPE_MAPPING: {
    text: 'Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got {semantic}',
    severity: 'error',
    code: 'ILLEGAL_TYPE_MAPPING',
  },
  DUPLICATE_PARAMETER: {
    text: "The parameter '{name}' is declared more than once in the parameter list",
    severity: 'error',
    help: 'Rename one of the two.',
  },
  RESERVED_PARAMETER: {
    text: 'The parameter ${name} redefines a built in parameter in {container}',
    severity: 'error',
    help: 'Rename the parameter.',
  },
  CAPTURES_REST_NOT_LAST: {
    text: "Parameter ${name} is not last, and has 'captures rest'",
    severity: 'error',
    help: 'Move the parameter to the end: only the last one can take the remaining arguments.',
  },
  CAPTURES_REST_NOT_SUPPORTED: {
    text: "Parameter ${name} has 'captures rest' - not supported in {container}",
    severity: 'error',
    help: 'Give the parameter a type such as `Array` instead.',
  },
  ILLEGAL_NONLITERAL_PARAMETER_TYPE: {
    text: "The parameter '${name}' must be a literal type, not a {typeClass}",
    severity: 'deprecation',
    help: 'Write the type without variables, calls or operators.',
  },
} as const satisfies Record<string, Declaration>;

/** Expressions in wrong places. */
const expressions = {
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

/** Resources, collectors, plans. */
const resources = {
  CLASS_NOT_VIRTUALIZABLE: {
    text: 'Classes are not virtualizable',
    severity: 'error',
    help: 'Declare the class without `@`.',
  },
  NOT_VIRTUALIZEABLE: {
    text: 'Resource Defaults are not virtualizable',
    severity: 'error',
    help: 'Write the defaults without `@`.',
  },
  ILLEGAL_ATTRIBUTE_APPEND: {
    text: 'Illegal +> operation on attribute {name}. This operator can not be used in {parent}',
    severity: 'error',
    help: 'Write `=>`: only overrides and collectors can add to an attribute.',
  },
  MULTIPLE_ATTRIBUTES_UNFOLD: {
    text: 'Unfolding of attributes from Hash can only be used once per resource body',
    severity: 'error',
    help: 'Merge the hashes: `* => $a + $b`.',
  },
  EXPRESSION_NOT_SUPPORTED_WHEN_SCRIPTING: {
    text: '{kind} is only available when compiling a catalog',
    severity: 'error',
  },
  EXPRESSION_NOT_SUPPORTED_WHEN_COMPILING: {
    text: '{kind} is not available when compiling a catalog',
    severity: 'error',
  },
} as const satisfies Record<string, Declaration>;

/** Warnings of `pptjs check` only. */
const regularExpressions = {
  EXPONENTIAL_REGEXP: {
    text: 'This regular expression takes exponential time for a text with many {repeated}',
    severity: 'warning',
    help: 'Remove the repetition within a repetition, or alternatives that match the same text: `a+` instead of `(a+)+`.',
    own: true,
  },
  POLYNOMIAL_REGEXP: {
    text: 'This regular expression takes polynomial time for a text with many {repeated}',
    severity: 'warning',
    help: 'Start the expression with `\\A`, limit the repetition (`\\s{1,100}`), or use a function such as `rstrip`.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;

export const declarations = {
  ...lexical,
  ...syntactic,
  ...naming,
  ...definitions,
  ...expressions,
  ...resources,
  ...regularExpressions,
} as const;

type Declarations = typeof declarations;

export type DiagnosticName = keyof Declarations;

/** The parameters of a diagnostic's text: one string for each placeholder. */
export type ParametersOf<Name extends DiagnosticName> = {
  readonly [Placeholder in PlaceholdersOf<Declarations[Name]['text']>]: string;
};
