/**
 * Declares every finding of the migration report: its code, what it says, why the result changes, and what to write
 * instead. `error`: the expression has no result in Puppet 8. `warning`: it has another result. `note`: whether the
 * result changes depends on a value that the source does not determine. docs/migration.md describes the findings.
 */
import type { Declaration } from '@pptjs/transpiler/dialect';

/** Values and operators. */
const values = {
  EMPTY_STRING_CONDITION: {
    text: '`{source}` is an empty string: false in Puppet 3, true in Puppet 8',
    severity: 'warning',
    detail: 'In Puppet 8 only `false` and `undef` count as false.',
    help: 'Write `{instead}`.',
  },
  EQUALS_CONVERTS_NUMBERS: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'Puppet 3 compares strings that look like numbers as numbers. In Puppet 8 a string never equals a number.',
    help: 'Compare two numbers or two strings: remove the quotes of the number, or quote the other operand too.',
  },
  EQUALS_UNDEF: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'In Puppet 3 `undef` equals the empty string. In Puppet 8 it equals only `undef`.',
    help: 'Compare with the value that is meant, `undef` or an empty string, or with both.',
  },
  IN_IGNORES_CASE: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'The operator `in` distinguishes upper and lower case in Puppet 3, and ignores case in Puppet 8.',
    help: 'Use a regular expression on the left side, which distinguishes case: `/\\A…\\z/ in …`.',
  },
  IN_COMPARES_TYPES: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'A number without quotes is a string in Puppet 3. In Puppet 8 it is a number, which equals no string.',
    help: 'Quote the numbers on both sides of `in`.',
  },
  STRING_ORDER: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail:
      'Puppet 3 compares strings that look like numbers as numbers, and other strings with regard to case. Puppet 8 compares strings as text without regard to case.',
    help: 'Compare numbers without quotes. To compare versions, write `versioncmp(a, b) < 0`.',
  },
  COMPARES_STRING_WITH_NUMBER: {
    text: '`{source}` is an error in Puppet 8: a string cannot be compared with a number',
    severity: 'error',
    detail: 'Puppet 3 converts strings that look like numbers. In Puppet 8 both operands must be numbers, or strings.',
    help: 'Convert the string, for example with `Numeric(…)`, or compare versions with `versioncmp(a, b)`.',
  },
  COMPARES_VERSION_FACT: {
    text: '`{source}` is an error in Puppet 8: the fact `{fact}` is a string, and cannot be compared with a number',
    severity: 'error',
    detail: 'Puppet 3 converts strings that look like numbers. Puppet 8 does not, and has no legacy facts by default.',
    help: 'Read the structured fact and convert it, or compare versions: `versioncmp({structured}, {number})`.',
  },
  ARITHMETIC_ON_STRING: {
    text: '`{source}` is an error in Puppet 8: the string {operand} is not converted to a number',
    severity: 'error',
    detail: 'Puppet 3 converts strings that look like numbers. Puppet 8 fails, unless its setting `strict` is changed.',
    help: 'Remove the quotes, or convert the string: `Numeric({operand})`.',
  },
  MATCH_NEEDS_STRING: {
    text: '`{source}` is an error in Puppet 8: the left side of `{operator}` must be a string',
    severity: 'error',
    detail:
      'Puppet 3 converts any value to a string before it matches. In Puppet 8 a number without quotes is no string.',
    help: 'Write the left side as a string: `"${…}"`.',
  },
  OPTION_MATCHES: {
    text: 'The option `{option}` {before} the value `{value}` in Puppet 3, and {after} it in Puppet 8',
    severity: 'warning',
    detail:
      'Puppet 3 compares strings that look like numbers as numbers, `undef` equals the empty string, and regular expressions match numbers.',
    help: 'Write the option and the value with the same type.',
  },
  ACCESS_CONVERTS_KEY: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'Numbers without quotes are strings in Puppet 3 and numbers in Puppet 8, also as keys and indices.',
    help: 'Write the key as it is in the hash. The index of an array is a number without quotes.',
  },
  TEXT_OF_COLLECTION: {
    text: 'The text of `{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'Puppet 3 joins the elements of an array in a string. Puppet 8 writes the array in its notation.',
    help: "Join the elements: `${join({source}, '')}`.",
  },
  OPERATOR_RESULT: {
    text: '`{source}` is {before} in Puppet 3 and {after} in Puppet 8',
    severity: 'warning',
    detail: 'The operator treats values of different types differently in the two versions.',
    help: 'Write both operands with the same type.',
  },
  SELECTOR_PRECEDENCE: {
    text: 'The selector applies to `{inner}` in Puppet 3 and to `{outer}` in Puppet 8',
    severity: 'warning',
    detail: 'In Puppet 3 `?` binds tighter than all operators. In Puppet 8 it binds looser than comparisons.',
    help: 'Put the value and its selector in parentheses.',
  },
} as const satisfies Record<string, Declaration>;

/** Numbers, words and strings. */
const literals = {
  NUMBER_TEXT: {
    text: "`{source}` is the string '{source}' in Puppet 3 and the number {after} in Puppet 8",
    severity: 'warning',
    detail:
      'A number without quotes is a string in Puppet 3. Puppet 8 converts it, so that its text becomes a decimal.',
    help: "Quote the number to keep its text: `'{source}'`.",
  },
  MODE_IS_NUMBER: {
    text: 'The mode `{source}` is a number in Puppet 8, and the mode of a file must be a string',
    severity: 'error',
    detail: 'A number without quotes is a string in Puppet 3. In Puppet 8 it is a number.',
    help: "Quote the mode: `'{source}'`.",
  },
  TITLE_IS_NUMBER: {
    text: 'The title `{source}` is a number in Puppet 8, and a title must be a string',
    severity: 'error',
    detail: 'A number without quotes is a string in Puppet 3. In Puppet 8 it is a number.',
    help: "Quote the title: `'{source}'`.",
  },
  ARGUMENT_IS_NUMBER: {
    text: 'The argument `{source}` is a number in Puppet 8, and `{function}` accepts only strings',
    severity: 'error',
    detail: 'A number without quotes is a string in Puppet 3. In Puppet 8 it is a number.',
    help: "Quote the number: `'{source}'`.",
  },
  NUMBER_SYNTAX: {
    text: '`{source}` is a word in Puppet 3 and an invalid number in Puppet 8',
    severity: 'error',
    detail: 'In Puppet 8 everything that starts with a digit and has no quotes is a number.',
    help: "Quote the word: `'{source}'`. Names of classes and defined types must not start with a digit.",
  },
  NUMBER_RANGE: {
    text: '`{source}` does not fit in an Integer of Puppet 8',
    severity: 'error',
    detail: 'A number without quotes is a string in Puppet 3. In Puppet 8 it is an Integer, which has 64 bits.',
    help: "Quote the number to keep its text: `'{source}'`.",
  },
  CAPITALIZED_WORD: {
    text: "`{source}` is the string '{source}' in Puppet 3 and a type in Puppet 8",
    severity: 'error',
    detail:
      'A capitalized word without quotes is a reference to a type in Puppet 8, and an error if there is no such type.',
    help: "Quote the word: `'{source}'`.",
  },
  TYPE_NAME: {
    text: "`{source}` is the string '{source}' in Puppet 3 and the type {source} in Puppet 8",
    severity: 'warning',
    detail: 'A capitalized word without quotes is a reference to a type in Puppet 8.',
    help: "Quote the word: `'{source}'`.",
  },
  RESERVED_WORD: {
    text: '`{source}` is an ordinary word in Puppet 3 and reserved in Puppet 8',
    severity: 'error',
    detail: 'Puppet 8 has the keywords `attr`, `function`, `private` and `type`.',
    help: 'Write {instead}.',
  },
  DOUBLE_BACKSLASH: {
    text: '`{source}` keeps both backslashes in Puppet 3 and has a single one in Puppet 8',
    severity: 'warning',
    detail: "In a single-quoted string, Puppet 3 knows only the escape `\\'`. In Puppet 8 `\\\\` is an escape too.",
    help: 'Write four backslashes to get two.',
  },
  UNICODE_ESCAPE: {
    text: '`{source}` is plain text in Puppet 3 and a character in Puppet 8',
    severity: 'warning',
    detail: 'Double-quoted strings of Puppet 3 have no escapes with `\\u`.',
    help: 'Write two backslashes to keep the text: `\\\\u`.',
  },
  INTERPOLATED_NAME: {
    text: '`{source}` is the variable `${source}` in Puppet 3 and a word in Puppet 8',
    severity: 'error',
    detail:
      'Puppet 8 reads a name in `${…}` as a variable only if it stands alone, or before an access. Keywords must stand alone.',
    help: 'Write the dollar sign: `${source}`.',
  },
  DUPLICATE_KEY: {
    text: 'The key `{source}` occurs twice, which is an error in Puppet 8',
    severity: 'error',
    detail: 'In Puppet 3 the last entry wins. Puppet 8 fails, unless its setting `strict` is changed.',
    help: 'Remove the earlier entry.',
  },
} as const satisfies Record<string, Declaration>;

/** Names, definitions and statements. */
const statements = {
  VARIABLE_NAME: {
    text: 'Variables cannot be named `{source}` in Puppet 8',
    severity: 'error',
    detail: 'In Puppet 8 each part of the name of a variable starts with a lower-case letter or an underscore.',
    help: 'Rename the variable everywhere, for example to `{lower}`.',
  },
  DEFINITION_NAME: {
    text: 'Classes and defined types cannot be named `{source}` in Puppet 8',
    severity: 'error',
    detail: 'In Puppet 8 each part of the name starts with a lower-case letter, followed by letters, digits and `_`.',
    help: 'Rename the definition and all its uses.',
  },
  DEFINITION_NAME_IS_TYPE: {
    text: 'The name `{source}` belongs to a data type of Puppet 8',
    severity: 'error',
    detail: 'Puppet 8 has data types such as `Any`, `Integer` and `String`, whose names definitions cannot use.',
    help: 'Rename the definition and all its uses.',
  },
  RESERVED_PARAMETER: {
    text: 'Parameters cannot be named `{source}` in Puppet 8',
    severity: 'error',
    detail: 'Every class and defined type has the variables `$title` and `$name`.',
    help: 'Rename the parameter.',
  },
  RESERVED_VARIABLE: {
    text: '`{source}` cannot be assigned in Puppet 8',
    severity: 'error',
    detail: 'Puppet 8 sets `$facts`, `$trusted` and `$server_facts` itself.',
    help: 'Rename the variable.',
  },
  APPEND: {
    text: 'The operator `{operator}` does not exist in Puppet 8',
    severity: 'error',
    detail: 'Variables and values never change in Puppet 8.',
    help: 'Assign to a new variable: `$new = {left} + …`.',
  },
  INDEXED_ASSIGNMENT: {
    text: '`{source}` cannot be assigned in Puppet 8',
    severity: 'error',
    detail: 'Hashes and arrays never change in Puppet 8.',
    help: 'Create a new hash: `$new = {left} + {{key} => …}`.',
  },
  IMPORT: {
    text: '`import` does not exist in Puppet 8',
    severity: 'error',
    detail: 'Puppet 8 reads all manifests of the folder of the main manifest, and loads classes from modules.',
    help: 'Move the code to modules, or make the main manifest a folder.',
  },
  NODE_INHERITANCE: {
    text: 'Nodes cannot inherit from nodes in Puppet 8',
    severity: 'error',
    detail: 'Node inheritance was removed in Puppet 4.',
    help: 'Put the code that the nodes share into a class.',
  },
  CALL_WITHOUT_PARENTHESES: {
    text: '`{name}` cannot be called without parentheses in Puppet 8',
    severity: 'error',
    detail: 'In Puppet 8 only functions such as `include`, `notice` and `fail` can be called without parentheses.',
    help: 'Write the arguments in parentheses: `{name}(…)`.',
  },
  REMOVED_FUNCTION: {
    text: 'The function `{name}` does not exist in Puppet 8',
    severity: 'error',
    detail: '{why}',
    help: '{instead}',
  },
  SPACE_BEFORE_BRACKET: {
    text: '`{source}` is an access in Puppet 3; in Puppet 8 the space makes the bracket start a list',
    severity: 'error',
    detail: 'In Puppet 8 a `[` after a space starts a list of its own.',
    help: 'Remove the space: `{replacement}`.',
  },
  LOWERCASE_REFERENCE: {
    text: '`{source}` refers to a resource in Puppet 3; in Puppet 8 it is a part of a string',
    severity: 'error',
    detail: 'In Puppet 8 references to resources start with a capital letter.',
    help: 'Capitalize each part of the type.',
  },
  VIRTUAL_CLASS: {
    text: 'Classes cannot be virtual or exported in Puppet 8',
    severity: 'error',
    detail: 'Puppet 3 declares the class as if there were no `@`.',
    help: 'Remove the `@`.',
  },
  NO_EFFECT: {
    text: 'This statement has no effect, which is an error in Puppet 8',
    severity: 'error',
    detail: 'Puppet 8 rejects statements whose value nothing uses, except the last one of a block.',
    help: 'Remove the statement.',
  },
  CRON_PURGE: {
    text: 'Purging cron jobs removes only the jobs of the current user in Puppet 3, and those of all users in Puppet 8',
    severity: 'warning',
    detail: 'Since Puppet 4, `resources` finds the cron jobs of every user.',
    help: 'Test with `noop => true` first, and declare the jobs of other users that must stay.',
  },
  RELATIVE_NAME: {
    text: '`{source}` is `{before}` in Puppet 3 and `::{after}` in Puppet 8',
    severity: 'warning',
    detail: 'Puppet 3 searches names in the namespaces around the statement first. In Puppet 8 every name is absolute.',
    help: 'Write the whole name: `{before}`. If `::{after}` is meant, nothing needs to change.',
  },
  DUPLICATE_DEFAULT: {
    text: 'A second `default` is an error in Puppet 8',
    severity: 'error',
    detail: 'Puppet 3 uses one of the options.',
    help: 'Remove one of the two.',
  },
  NO_LONGER_VALID: {
    text: 'Puppet 8 does not accept this: {message}',
    severity: 'error',
    detail: 'The grammar of Puppet 3 accepts it.',
    help: '{instead}',
  },
} as const satisfies Record<string, Declaration>;

/** Findings that depend on values that the source does not determine. */
const possible = {
  MAYBE_EMPTY_CONDITION: {
    text: '`{source}` changes its meaning if it is an empty string: false in Puppet 3, true in Puppet 8',
    severity: 'note',
    detail: 'In Puppet 8 only `false` and `undef` count as false.',
    help: 'Compare with the empty string, or use `undef` as the default value.',
  },
  MAYBE_UNDEF: {
    text: '`{source}` changes its result if one side is undef and the other an empty string',
    severity: 'note',
    detail: 'In Puppet 3 `undef` equals the empty string. In Puppet 8 it equals only `undef`.',
    help: 'If the value may be the other one, test for both.',
  },
  MAYBE_NUMBER: {
    text: '`{source}` changes its result if one side is a number and the other a string',
    severity: 'note',
    detail: 'Puppet 3 converts strings that look like numbers. Puppet 8 does not: `<` fails, and `==` is false.',
    help: 'Make sure that both sides have the same type, or compare versions with `versioncmp(a, b)`.',
  },
  MAYBE_OTHER_CASE: {
    text: '`{source}` changes its result if the values differ in case only',
    severity: 'note',
    detail: 'The operator `in` distinguishes upper and lower case in Puppet 3, and ignores case in Puppet 8.',
    help: 'If case matters, use a regular expression on the left side.',
  },
  MAYBE_NO_STRING: {
    text: '`{source}` is an error in Puppet 8 if the left side is no string',
    severity: 'note',
    detail: 'Puppet 3 converts any value to a string before it matches.',
    help: 'If the value may be undef or a number, test `"${…}"` instead.',
  },
  MAYBE_RELATIVE_TYPE: {
    text: '`{source}` is `{before}` in Puppet 3 and `::{after}` in Puppet 8, unless a module has a type `{after}`',
    severity: 'note',
    detail: 'Puppet 3 searches names in the namespaces around the statement first. In Puppet 8 every name is absolute.',
    help: 'Write the whole name: `{before}`.',
  },
  MAYBE_UNKNOWN_VARIABLE: {
    text: '`{source}` is an error in Puppet 8 if no other file sets the variable',
    severity: 'note',
    detail: 'An unknown variable is undef in Puppet 3. Puppet 8 fails, unless its setting `strict_variables` is off.',
    help: 'Give the variable a value in each case, or a parameter a default value.',
  },
  EXTRACTED_TYPE: {
    text: 'The type `{source}` is not a part of Puppet 8',
    severity: 'note',
    detail: 'Puppet 6 moved many resource types to modules.',
    help: 'Install the module that has the type.',
  },
  LEGACY_FACT: {
    text: 'Puppet 8 does not have the legacy fact `{name}` by default',
    severity: 'note',
    detail: 'Agents of Puppet 8 send legacy facts only with the setting `include_legacy_facts`.',
    help: 'Read the structured fact: `{structured}`.',
  },
  BOOLEAN_FACT: {
    text: '`{source}` is false in Puppet 8 whatever the fact is, because the fact is a Boolean',
    severity: 'note',
    detail: 'Puppet 3 converts facts to strings, unless its setting `stringify_facts` is off.',
    help: 'Use the fact as a condition, without comparing it with a string.',
  },
} as const satisfies Record<string, Declaration>;

/** The findings by group, for the documentation. */
export const findingGroups = {
  'Values and operators': values,
  'Numbers, words and strings': literals,
  'Names and statements': statements,
  'Depends on values (`--possible`)': possible,
} as const;

export const findings = { ...values, ...literals, ...statements, ...possible } as const;

export type FindingName = keyof typeof findings;
