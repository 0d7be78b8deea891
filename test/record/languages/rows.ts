/** The expressions of docs/languages.md: the same question in each language. */

/** The names of the dialects, in the order of the columns. */
export const LANGUAGES = ['puppet', 'puppet3', 'terraform', 'rightscale'] as const;

export type Language = (typeof LANGUAGES)[number];

export interface Row {
  /** The question, in the notation that most readers recognize. */
  readonly title: string;
  /** The source in each language. A language without an entry has no such expression. */
  readonly sources: Readonly<Partial<Record<Language, string>>>;
  /** What the results mean for a person who chooses or migrates. */
  readonly note: string;
}

export interface Group {
  readonly title: string;
  /** A summary of the group. */
  readonly text: string;
  readonly rows: readonly Row[];
}

/** A row whose source is the same in all languages. */
const same = (source: string, note: string): Row => row(source, source, source, source, source, note);

/** A row with a source for each language; null if the language has no such expression. */
function row(
  title: string,
  puppet: string | null,
  puppet3: string | null,
  terraform: string | null,
  rightscale: string | null,
  note: string,
): Row {
  const entries = Object.entries({ puppet, puppet3, terraform, rightscale });
  return { title, sources: Object.fromEntries(entries.filter(([, source]) => source !== null)), note };
}

/** A row for Puppet, Puppet 3 and RightScale with one source, and for Terraform with another one. */
const except = (source: string, terraform: string | null, note: string): Row =>
  row(source, source, source, terraform, source, note);

/** A row in which both Puppet versions have the same source. */
const puppets = (
  title: string,
  source: string,
  terraform: string | null,
  rightscale: string | null,
  note: string,
): Row => row(title, source, source, terraform, rightscale, note);

export const groups: readonly Group[] = [
  {
    title: 'Equality',
    text: 'Only Puppet 3 converts texts to numbers to compare them. Both Puppet versions ignore the case of letters.',
    rows: [
      same('1 == 1.0', 'Whole and fractional numbers are one kind of number for equality in every language.'),
      row(
        "'1' == 1",
        "'1' == 1",
        "'1' == 1",
        '"1" == 1',
        '"1" == 1',
        'When you leave Puppet 3, convert the text first.',
      ),
      row(
        "'010' == 8",
        "'010' == 8",
        "'010' == 8",
        '"010" == 8',
        '"010" == 8',
        'Puppet 3 reads a text with a leading zero as an octal number.',
      ),
      row(
        "'A' == 'a'",
        "'A' == 'a'",
        "'A' == 'a'",
        '"A" == "a"',
        '"A" == "a"',
        'Puppet ignores case, the others do not.',
      ),
      row(
        "'' == undef",
        "'' == undef",
        "'' == undef",
        '"" == null',
        '"" == null',
        'Only Puppet 3 treats an empty text as undefined.',
      ),
      except('[1, 2] == [1, 2]', '[1, 2] == [1, 2]', 'Lists are equal if their elements are.'),
      row(
        "['A'] == ['a']",
        "['A'] == ['a']",
        "['A'] == ['a']",
        '["A"] == ["a"]',
        '["A"] == ["a"]',
        'Only Puppet 8 ignores the case of elements too.',
      ),
      row(
        '{a: 1} == {a: 1}',
        "{'a' => 1} == {'a' => 1}",
        "{'a' => 1} == {'a' => 1}",
        '{ a = 1 } == { a = 1 }',
        '{ "a": 1 } == { "a": 1 }',
        'Maps are equal if their keys and values are.',
      ),
      row(
        'a list and a set',
        null,
        null,
        'tolist(["a"]) == toset(["a"])',
        null,
        'Terraform compares the types first. `[]` is a tuple, so it never equals a list.',
      ),
      row('1 != 2', '1 != 2', '1 != 2', '1 != 2', '1 != 2', 'Every language has this operator.'),
      row(
        'true == 1',
        'true == 1',
        'true == 1',
        'true == 1',
        'true == 1',
        'No language compares a boolean with a number.',
      ),
    ],
  },
  {
    title: 'Order',
    text: 'Terraform orders numbers only. Puppet 8 orders texts without regard to case, Puppet 3 and RightScale with regard to it.',
    rows: [
      same('1 < 2', 'Numbers are ordered in every language.'),
      row(
        "'a' < 'b'",
        "'a' < 'b'",
        "'a' < 'b'",
        '"a" < "b"',
        '"a" < "b"',
        'In Terraform, texts must be numbers. The documents of Puppet 3 leave this undefined.',
      ),
      row(
        "'B' < 'a'",
        "'B' < 'a'",
        "'B' < 'a'",
        '"B" < "a"',
        '"B" < "a"',
        'Puppet 3 and RightScale sort capital letters first.',
      ),
      row(
        "'10' < 9",
        "'10' < 9",
        "'10' < 9",
        '"10" < 9',
        '"10" < 9',
        'Puppet 3 and Terraform convert the text. Puppet 8 and RightScale report an error.',
      ),
      except('[1] < [1, 2]', '[1] < [1, 2]', 'In RightScale, `<` on lists means “is a part of”.'),
      row('true < false', 'true < false', 'true < false', 'true < false', 'true < false', 'Booleans have no order.'),
      puppets(
        '1 <= 1 and 2 >= 1',
        '1 <= 1 and 2 >= 1',
        '1 <= 1 && 2 >= 1',
        '1 <= 1 && 2 >= 1',
        'The Puppet languages write `and`, the others `&&`.',
      ),
    ],
  },
  {
    title: 'Arithmetic',
    text: 'Terraform has one kind of number and divides exactly. The other languages divide integers to integers.',
    rows: [
      same('7 / 2', 'Terraform gives a fraction.'),
      same('-7 / 2', 'Puppet and RightScale round down, as Ruby does.'),
      same('-7 % 3', 'The sign is that of the divisor, except in Terraform.'),
      same('7 % -3', 'The sign is that of the divisor, except in Terraform.'),
      same('7.5 % 2', 'RightScale rounds both numbers first.'),
      same('1 / 0', 'Terraform gives infinity, which is an error as soon as it is an output.'),
      same('1 / 3.0', 'Terraform calculates with 512 bits, the others with 64.'),
      same('0.1 + 0.2', 'Terraform is exact to about 150 digits.'),
      same('9223372036854775807 + 1', 'Puppet and RightScale integers have 64 bits.'),
      same('2 + 3 * 4', 'Multiplication comes first in every language.'),
      row('2 ^ 10', null, null, 'pow(2, 10)', '2 ^ 10', 'Only RightScale has an operator for powers.'),
      puppets('1 << 4', '1 << 4', null, null, 'Only Puppet has shifts. `<<` appends to a list in RightScale.'),
      row(
        "'5' + 1",
        "'5' + 1",
        "'5' + 1",
        '"5" + 1',
        '"5" + 1',
        'Puppet 3 and Terraform convert the text to a number, Puppet only with `--strict warning`. RightScale joins texts.',
      ),
      row(
        "'a' + 1",
        "'a' + 1",
        "'a' + 1",
        '"a" + 1',
        '"a" + 1',
        'A text that is no number is an error, except in RightScale.',
      ),
      row("'a' + 'b'", "'a' + 'b'", "'a' + 'b'", '"a" + "b"', '"a" + "b"', 'Only RightScale joins texts with `+`.'),
      row(
        "'0x1F' + 0",
        "'0x1F' + 0",
        "'0x1F' + 0",
        '"0x1F" + 0',
        '"0x1F" + 0',
        'The languages of Puppet read hexadecimal numbers in texts.',
      ),
      row("-'5'", "-'5'", "-'5'", '-"5"', '-"5"', 'RightScale negates numbers only.'),
      row('true + 1', 'true + 1', 'true + 1', 'true + 1', 'true + 1', 'No language calculates with booleans.'),
    ],
  },
  {
    title: 'Truth',
    text: 'In Terraform, a condition must be a boolean. In RightScale, only false and null are false. An empty text is true in Puppet 8 and false in Puppet 3.',
    rows: [
      puppets(
        "true and ''",
        "true and ''",
        'true && ""',
        'true && ""',
        'Check conditions on empty texts when you leave Puppet 3. RightScale returns the operand itself.',
      ),
      puppets('true and 0', 'true and 0', 'true && 0', 'true && 0', 'Zero is true, but Terraform requires a boolean.'),
      puppets('true and []', 'true and []', 'true && []', 'true && []', 'An empty list is true.'),
      puppets(
        "true and 'false'",
        "true and 'false'",
        'true && "false"',
        'true && "false"',
        'Terraform converts this text.',
      ),
      puppets('false or 3', 'false or 3', 'false || 3', 'false || 3', 'RightScale returns the operand.'),
      puppets(
        'undef or false',
        'undef or false',
        'null || false',
        'null || false',
        'Terraform reports null as an error.',
      ),
      puppets("!''", "!''", '!""', '!""', 'The same rule as for `and`.'),
      puppets('!undef', '!undef', '!null', '!null', 'Negation of an undefined value.'),
      puppets(
        'false and an error',
        'false and 1 / 0 == 1',
        'false && tonumber("x") == 1',
        'false && 1 / 0 == 1',
        'Terraform evaluates both operands.',
      ),
      row(
        'a conditional value',
        "if 1 > 2 { 'a' } else { 'b' }",
        null,
        '1 > 2 ? "a" : "b"',
        null,
        'In Puppet 3 and RightScale, `if` is a statement without a value.',
      ),
      row(
        'a conditional of two types',
        "if true { 'a' } else { 1 }",
        null,
        'true ? "a" : 1',
        null,
        'Terraform converts both results to one type.',
      ),
      row('true & null', null, null, null, 'true & null', 'RightScale has a three-valued logic.'),
      row('null | true', null, null, null, 'null | true', 'RightScale has a three-valued logic.'),
    ],
  },
  {
    title: 'Membership and matching',
    text: '`in` ignores case in Puppet 8 and respects it in Puppet 3. Terraform has functions instead of operators.',
    rows: [
      row(
        "'A' in ['a']",
        "'A' in ['a']",
        "'A' in ['a']",
        'contains(["a"], "A")',
        '["a"] =~ "A"',
        'Only Puppet 8 ignores case.',
      ),
      row(
        "'eat' in 'Eaten'",
        "'eat' in 'Eaten'",
        "'eat' in 'Eaten'",
        'can(regex("eat", "Eaten"))',
        '"Eaten" =~ "eat"',
        'Only Puppet 8 ignores case.',
      ),
      row(
        "1 in ['1']",
        "1 in ['1']",
        "1 in ['1']",
        'contains(["1"], 1)',
        '["1"] =~ 1',
        'Puppet 8 and RightScale do not convert.',
      ),
      row(
        "'a' in {a: 1}",
        "'a' in { 'a' => 1 }",
        "'a' in { 'a' => 1 }",
        'contains(keys({ a = 1 }), "a")',
        '{ "a": 1 } =~ "a"',
        'Membership in a map means its keys.',
      ),
      row("1 in 'a1'", "1 in 'a1'", "1 in 'a1'", null, null, 'Puppet 3 searches for the text of the number.'),
      row(
        "'abc' =~ /B/",
        "'abc' =~ /B/",
        "'abc' =~ /B/",
        'can(regex("B", "abc"))',
        '"abc" =~ /B/',
        'Regular expressions respect case in every language.',
      ),
      row(
        "'abc' =~ /B/ without case",
        "'abc' =~ /(?i)B/",
        "'abc' =~ /(?i)B/",
        'can(regex("(?i)B", "abc"))',
        '"abc" =~ /B/i',
        'RightScale writes options after the expression.',
      ),
      row("'abc' !~ /z/", "'abc' !~ /z/", "'abc' !~ /z/", null, '"abc" !~ /z/', 'The negated match.'),
      row('5 =~ /5/', '5 =~ /5/', '5 =~ /5/', null, '5 =~ /5/', 'Only a text can match.'),
      row(
        "'abc' =~ 'b'",
        "'abc' =~ 'b'",
        null,
        null,
        '"abc" =~ "b"',
        'Puppet 8 reads the text as a regular expression.',
      ),
      row("'a' =~ String", "'a' =~ String", null, null, null, 'Only Puppet 8 has types as values.'),
    ],
  },
  {
    title: 'Lists and maps',
    text: 'Puppet 8 and RightScale have operators for lists and maps. Terraform has functions, and Puppet 3 neither.',
    rows: [
      row('[1] + 2', '[1] + 2', '[1] + 2', '[1] + 2', '[1] + 2', 'Only Puppet 8 adds a value to a list with `+`.'),
      row('[1] + [2]', '[1] + [2]', '[1] + [2]', 'concat([1], [2])', '[1] + [2]', 'Joining two lists.'),
      row('[1] << 2', '[1] << 2', '[1] << 2', 'concat([1], [2])', '[1] << 2', 'Appending to a list.'),
      row(
        '[1, 2, 2, 3] - [2]',
        '[1, 2, 2, 3] - [2]',
        null,
        'setsubtract([1, 2, 2, 3], [2])',
        '[1, 2, 2, 3] - [2]',
        'The difference of two lists. Terraform gives a set.',
      ),
      row(
        '{a: 1} + {a: 2}',
        "{'a' => 1} + {'a' => 2}",
        "{'a' => 1} + {'a' => 2}",
        'merge({ a = 1 }, { a = 2 })',
        '{ "a": 1 } + { "a": 2 }',
        'In Puppet 8 and Terraform, the right map wins. RightScale merges the left map into the right one.',
      ),
      row('the first element', '[1, 2, 3][0]', null, '[1, 2, 3][0]', '[1, 2, 3][0]', 'Indexes start at 0.'),
      row(
        'the last element',
        '[1, 2, 3][-1]',
        null,
        '[1, 2, 3][-1]',
        '[1, 2, 3][-1]',
        'A negative index is an error in Terraform.',
      ),
      row(
        'an index after the end',
        '[1, 2, 3][5]',
        null,
        '[1, 2, 3][5]',
        '[1, 2, 3][5]',
        'Terraform reports an error. The others have no value.',
      ),
      row(
        'a range of elements',
        '[1, 2, 3, 4][1, 2]',
        null,
        'slice([1, 2, 3, 4], 1, 3)',
        '[1, 2, 3, 4][1..2]',
        'Puppet 8 writes the start and the length.',
      ),
      row(
        'a missing key',
        "{'a' => 1}['b']",
        null,
        '{ a = 1 }["b"]',
        '{ "a": 1 }["b"]',
        'Terraform reports an error. The others have no value.',
      ),
      row(
        'each element doubled',
        '[1, 2].map |$x| { $x * 2 }',
        null,
        '[for x in [1, 2] : x * 2]',
        null,
        'Puppet 8 has lambdas, Terraform `for` expressions. RightScale has the statement `foreach`.',
      ),
      row(
        'the common elements',
        null,
        null,
        'setintersection([1, 2], [2, 3])',
        '[1, 2] & [2, 3]',
        'RightScale has an operator.',
      ),
    ],
  },
  {
    title: 'Texts',
    text: 'Puppet 8 and Terraform interpolate any expression, Puppet 3 only variables.',
    rows: [
      row('"${1 + 2} x"', '"${1 + 2} x"', null, '"${1 + 2} x"', null, 'An expression within a text.'),
      row(
        'a variable without a value',
        '$missing',
        '$missing',
        'missing',
        '$missing',
        'Puppet 3 and RightScale continue without a value. The others report an error.',
      ),
      row('the length', "'héllo'.length", null, 'length(split("", "héllo"))', null, 'Characters, not bytes.'),
      row("'abc'[1]", "'abc'[1]", null, 'substr("abc", 1, 1)', '"abc"[1]', 'A character of a text.'),
      row("'abc'[1..]", "'abc'[1, -1]", null, 'substr("abc", 1, -1)', '"abc"[1..]', 'The rest of a text.'),
    ],
  },
];

export const rows: readonly Row[] = groups.flatMap((group) => group.rows);
