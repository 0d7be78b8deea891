/**
 * The codes that an evaluation or a command reports, for docs/diagnostics.md: the cause, an example and the fix of each.
 * test/docs/codes.test.ts evaluates the examples, and compares the codes with those in the sources.
 */

export interface DocumentedCode {
  readonly cause: string;
  /** Puppet code whose evaluation reports the code, or a command (`$ pptjs …`). */
  readonly example: string;
  readonly fix: string;
}

/** The codes of errors in the evaluation of Puppet code. They are Puppet's issue codes. */
export const evaluationCodes: Readonly<Record<string, DocumentedCode>> = {
  RUNTIME_ERROR: {
    cause: 'A function, a statement or an operator failed. Puppet has no code of its own for most of these errors.',
    example: "fail('no such host')",
    fix: 'Read the message: it names the function or the statement and the reason.',
  },
  UNKNOWN_VARIABLE: {
    cause: 'A variable is read that has no value: its name is misspelled, or it is set later or in another scope.',
    example: '$a = $b',
    fix: 'Correct the name, or set the variable before the statement. `$class::name` reads a variable of an evaluated class.',
  },
  UNKNOWN_FUNCTION: {
    cause: 'No module, environment or part of Puppet defines a function of this name.',
    example: '$a = duoble(2)',
    fix: 'Correct the name, or install the module of the function, often puppetlabs-stdlib.',
  },
  UNKNOWN_RESOURCE_TYPE: {
    cause: 'A type is named that does not exist.',
    example: "$a = 'x' =~ Strng",
    fix: 'Correct the name, or install the module that defines the type.',
  },
  UNKNOWN_RESOURCE: {
    cause: 'A parameter of a resource is read that is not in the catalog yet.',
    example: "$a = File['/x']['mode']",
    fix: 'Declare the resource before it is read.',
  },
  UNKNOWN_RESOURCE_PARAMETER: {
    cause: 'A parameter is read that the type of the resource does not have.',
    example: "file { '/x': }\n$a = File['/x']['color']",
    fix: 'Correct the name of the parameter.',
  },
  ILLEGAL_REASSIGNMENT: {
    cause: 'A variable is set twice in one scope.',
    example: '$a = 1\n$a = 2',
    fix: 'Use a second variable. Puppet variables do not change.',
  },
  ILLEGAL_RESERVED_ASSIGNMENT: {
    cause: 'A variable is set whose value only Puppet sets: `$facts`, `$trusted` or `$server_facts`.',
    example: '$facts = {}',
    fix: 'Use another name.',
  },
  ILLEGAL_MULTI_ASSIGNMENT_SIZE: {
    cause: 'A list of variables and the assigned array have different lengths.',
    example: '[$a, $b] = [1]',
    fix: 'Make both lists equally long.',
  },
  MISSING_MULTI_ASSIGNMENT_KEY: {
    cause: 'A list of variables is assigned from a hash without one of the names.',
    example: "[$a, $b] = { 'a' => 1 }",
    fix: 'Add the key to the hash, or remove the variable.',
  },
  MISSING_MULTI_ASSIGNMENT_VARIABLE: {
    cause: 'A list of variables is assigned from a class that does not have one of the names.',
    example: "class web { $a = 1 }\ninclude web\n[$a, $b] = Class['web']",
    fix: 'Set the variable in the class, or remove it from the list.',
  },
  NOT_NUMERIC: {
    cause: 'An arithmetic operator has an operand that is not a number.',
    example: "$a = 'x' + 1",
    fix: 'Convert the value, for example with `Integer($text)`.',
  },
  NUMERIC_COERCION: {
    cause: 'A string is used as a number, and the setting `strict` is `error`.',
    example: "$a = '1' + 1",
    fix: "Convert the string: `Integer('1') + 1`.",
  },
  NUMERIC_OVERFLOW: {
    cause: 'The result of an integer operation has more than 64 bits.',
    example: '$a = 9223372036854775807 + 1',
    fix: 'Use Float values.',
  },
  DIV_BY_ZERO: { cause: 'A number is divided by 0.', example: '$a = 1 / 0', fix: 'Check the divisor first.' },
  RESULT_IS_INFINITY: {
    cause: 'The result of a Float operation is larger than any Float.',
    example: '$a = 1.0e308 * 10.0',
    fix: 'Use smaller operands.',
  },
  OPERATOR_NOT_APPLICABLE: {
    cause: 'An operator does not accept the type of its left operand.',
    example: "$a = undef\n$b = $a['x']",
    fix: 'Check the value first: an Undef often comes from a missing key or fact.',
  },
  OPERATOR_NOT_APPLICABLE_WHEN: {
    cause: 'An operator does not accept the type of its right operand together with the left one.',
    example: '$a = 5 % 1.5',
    fix: 'Convert the right operand.',
  },
  COMPARISON_NOT_POSSIBLE: {
    cause: '`<`, `<=`, `>` or `>=` compares values that have no order.',
    example: "$a = 1 < 'x'",
    fix: 'Convert both values to numbers or to strings.',
  },
  MATCH_NOT_STRING: {
    cause: 'The left operand of `=~` or `!~` is not a string, and the right one is a regular expression.',
    example: '$a = 1 =~ /1/',
    fix: 'Convert the value: `String($value) =~ /…/`.',
  },
  MATCH_NOT_REGEXP: {
    cause: 'The right operand of `=~` or `!~` is not a valid regular expression.',
    example: "$a = 'x' =~ '('",
    fix: 'Correct the expression.',
  },
  UNMATCHED_SELECTOR: {
    cause: 'No entry of a selector matches the value.',
    example: "$a = 3 ? { 1 => 'a', 2 => 'b' }",
    fix: 'Add an entry for the value, or `default => …`.',
  },
  BAD_ARRAY_SLICE_ARITY: {
    cause: '`[]` of an array has no argument or more than two.',
    example: '$a = [1, 2, 3][0, 1, 2]',
    fix: 'Write `$array[index]` or `$array[start, count]`.',
  },
  BAD_SLICE_KEY_TYPE: {
    cause: 'The index of an array is not an Integer.',
    example: '$a = [1, 2][1.5]',
    fix: 'Convert the index: `Integer($number)`.',
  },
  BAD_STRING_SLICE_ARITY: {
    cause: '`[]` of a string has no argument or more than two.',
    example: "$a = 'abc'\n$b = $a[0, 1, 2]",
    fix: 'Write `$text[index]` or `$text[start, count]`.',
  },
  BAD_STRING_SLICE_KEY_TYPE: {
    cause: 'The index of a string is not an Integer.',
    example: "$a = 'abc'\n$b = $a['x']",
    fix: 'Use an Integer. A value that is expected to be a hash may be a string.',
  },
  BAD_TYPE_SLICE_ARITY: {
    cause: 'A type has too many or too few parameters.',
    example: '$a = Optional[String, Integer]',
    fix: 'Correct the number of parameters.',
  },
  BAD_TYPE_SLICE_TYPE: {
    cause: 'A parameter of a type is not a type.',
    example: '$a = Type[1]',
    fix: 'Write a type, or `Enum[…]` for strings.',
  },
  BAD_TYPE_SPECIALIZATION: {
    cause: 'A parameter of a type has the wrong kind.',
    example: '$a = Pattern[1]',
    fix: 'Correct the parameter. The message names the expected kind.',
  },
  BAD_COLLECTION_SLICE_TYPE: {
    cause: 'The size of an Array, Hash or Collection type is not an Integer.',
    example: "$a = Array[String, 'x']",
    fix: 'Write one or two Integers: `Array[String, 1, 5]`.',
  },
  BAD_INTEGER_SLICE_ARITY: {
    cause: 'A range type has more than two limits.',
    example: '$a = Integer[1, 2, 3]',
    fix: 'Write `Integer[from, to]`.',
  },
  BAD_INTEGER_SLICE_TYPE: {
    cause: 'A limit of a range type is not a number.',
    example: "$a = Integer['x']",
    fix: 'Write numbers or `default`.',
  },
  BAD_NOT_UNDEF_SLICE_TYPE: {
    cause: 'The parameter of NotUndef is neither a type nor a string.',
    example: '$a = NotUndef[1]',
    fix: 'Write a type.',
  },
  ILLEGAL_CLASSREF: {
    cause: 'The text in a type reference is not the name of a type.',
    example: "$a = Resource['a b']",
    fix: 'Write a name such as `File` or `Mod::Type`.',
  },
  ILLEGAL_HOSTCLASS_NAME: {
    cause: 'The name in a class reference is not a string.',
    example: '$a = Class[1]',
    fix: "Write the name in quotes: `Class['web']`.",
  },
  ILLEGAL_NAME: {
    cause: 'The text in a class reference is not the name of a class.',
    example: "$a = Class['a b']",
    fix: 'A name consists of segments of letters, digits and underscores, separated by `::`.',
  },
  ILLEGAL_RESOURCE_SPECIALIZATION: {
    cause: 'The first parameter of Resource is neither a resource type nor a string.',
    example: '$a = Resource[1]',
    fix: "Write `Resource['file']`.",
  },
  ILLEGAL_RESOURCE_TYPE: {
    cause: 'The expression before the brace of a resource is not a resource type.',
    example: "$type = 1\n$type { '/x': }",
    fix: 'Use the name of a type, such as `file`.',
  },
  ILLEGAL_OVERRIDDEN_TYPE: {
    cause: 'The expression before the brace of an override is not a reference to a resource.',
    example: "$a = [1]\n$a[0] { mode => '0644' }",
    fix: "Write a reference: `File['/x'] { … }`.",
  },
  ILLEGAL_RELATIONSHIP_OPERAND_TYPE: {
    cause: 'An operand of `->` or `~>` is not a reference to a resource.',
    example: "1 -> File['/x']",
    fix: "Write references: `Package['a'] -> File['/x']`.",
  },
  MISSING_TITLE: {
    cause: 'The title of a resource is undef.',
    example: '$title_of_file = undef\nfile { $title_of_file: }',
    fix: 'Check the variable of the title.',
  },
  MISSING_TITLE_AT: {
    cause: 'A title in a list of titles is undef.',
    example: "file { ['/a', undef]: }",
    fix: 'Remove the entry, for example with `filter`.',
  },
  EMPTY_STRING_TITLE_AT: {
    cause: 'The title of a resource is empty.',
    example: "file { '': }",
    fix: 'Give the resource a title.',
  },
  ILLEGAL_TITLE_TYPE_AT: {
    cause: 'A title is not a string.',
    example: 'file { [{}]: }',
    fix: 'Convert the value to a string.',
  },
  DUPLICATE_TITLE: {
    cause: 'A title occurs twice in one resource statement.',
    example: "file { ['/x', '/x']: }",
    fix: 'Remove one of the two.',
  },
  DUPLICATE_ATTRIBUTE: {
    cause: 'An attribute occurs twice in one resource.',
    example: "file { '/x': mode => '0644', mode => '0600' }",
    fix: 'Remove one of the two.',
  },
  TYPE_MISMATCH: {
    cause: 'The value of `* =>` is not a hash.',
    example: "file { '/x': * => 1 }",
    fix: 'Use a hash of attributes.',
  },
};

/** The codes of errors that only rare programs report; their examples are too long for this page. */
export const rareCodes: Readonly<Record<string, Omit<DocumentedCode, 'example'>>> = {
  DISCONTINUED_IMPORT: {
    cause: 'The function `import` of Puppet 3 is called.',
    fix: 'Use a folder of manifests, or `include` with autoloaded classes.',
  },
  SERIALIZATION_ENDLESS_RECURSION: {
    cause: 'A value in the catalog contains itself.',
    fix: 'Remove the cycle from the Object value.',
  },
  UNKNOWN_RICH_DATA_TYPE: {
    cause: 'A value in the catalog has no representation as data.',
    fix: 'Convert the value to a string, a number, an array or a hash.',
  },
  INVALID_CASE: {
    cause: 'A line of the input of `pptjs eval --batch` is not a valid case.',
    fix: 'Write one JSON object in each line, as docs/batch.md describes.',
  },
  NEWER_SYNTAX: {
    cause: '`pptjs migrate` has found a file that is written for a newer version than Puppet 3, and skips it.',
    fix: 'None is needed. Check the file with `pptjs check`.',
  },
};

/** The codes that the commands and the builder report. They are codes of pptjs. */
export const commandCodes: Readonly<Record<string, DocumentedCode>> = {
  FILE_NOT_FOUND: {
    cause: 'A path on the command line does not exist, or no source file matches it.',
    example: '$ pptjs check nosuch.pp',
    fix: 'Correct the path.',
  },
  FILE_UNREADABLE: {
    cause: 'A file cannot be read.',
    example: '$ pptjs check /root/site.pp',
    fix: 'Correct the permissions of the file.',
  },
  FILE_TOO_LARGE: {
    cause: 'A source file is larger than pptjs accepts.',
    example: '$ pptjs check dump.pp',
    fix: 'Split the file.',
  },
  BROKEN_LINK: {
    cause: 'A symbolic link has no target.',
    example: '$ pptjs check link.pp',
    fix: 'Remove the link or restore its target.',
  },
  UNKNOWN_DIALECT: {
    cause: 'No dialect has the extension of a file.',
    example: '$ pptjs run notes.txt',
    fix: 'Name the language with `--dialect`.',
  },
  OUTPUT_CONFLICT: {
    cause: 'Two source files would be written to the same module.',
    example: '$ pptjs build x.epp x.epp.pp --out-dir out',
    fix: 'Rename one of them, or build them into different folders.',
  },
  OUTPUT_UNWRITABLE: {
    cause: 'A module cannot be written.',
    example: '$ pptjs build x.pp --out-dir /proc/x',
    fix: 'Choose a folder in which you can write.',
  },
  MODULE_FORMAT_MISMATCH: {
    cause: 'With the `type` of the nearest package.json, Node reads the built `.js` files in another format.',
    example: '$ pptjs build x.pp --out-extension .js --format cjs --out-dir out',
    fix: 'Choose the other `--format`, or an extension that names the format (`.mjs`, `.cjs`).',
  },
  UNRESOLVED_IMPORT: {
    cause: 'A JavaScript function of a module imports a file that does not exist.',
    example: '$ pptjs build --environment . --out-dir out',
    fix: 'Correct the path of the import.',
  },
  DEPENDENCY_CYCLE: {
    cause: 'Resources require each other in a circle.',
    example: '$ pptjs compile site.pp',
    fix: 'Remove one of the relationships that the message lists.',
  },
  EVALUATION_ERROR: {
    cause: 'The evaluation failed with an error for which Puppet has no code, such as endless recursion.',
    example: "$ pptjs eval 'break()'",
    fix: 'Read the message.',
  },
  INTERNAL_ERROR: {
    cause: 'pptjs has failed because of a bug.',
    example: '$ pptjs eval --batch',
    fix: 'Report the bug, with the source.',
  },
  STACK_OVERFLOW: {
    cause: 'A script of a dialect calls itself without an end. Puppet has no code for this error.',
    example: '$ pptjs run endless.rcl',
    fix: 'Add a condition that ends the recursion.',
  },
};
