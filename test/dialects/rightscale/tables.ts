/** The tables of seed 004, with examples for each cell that is not an error. */

/** The types of the tables. `Other` stands for all types that have no row or column of their own. */
export type Type =
  | 'Number'
  | 'String'
  | 'Date/Time'
  | 'Array'
  | 'Hash'
  | 'Res Collection'
  | 'Range'
  | 'false'
  | 'null'
  | 'true'
  | 'Regular Expression';

/** Sources of values of each type. */
export const samples: Readonly<Record<Type, readonly string[]>> = {
  Number: ['7', '2.5', '9223372036854775807'],
  String: ['"ab"', '"7"'],
  'Date/Time': ['d"2012/07/01"'],
  Array: ['[1, 2]', '[]'],
  Hash: ['{ "a": 1 }', '{}'],
  'Res Collection': ['@servers', '@none'],
  Range: ['[1..2]'],
  false: ['false'],
  null: ['null'],
  true: ['true'],
  'Regular Expression': ['/a/'],
};

/** An expression and its value in the notation of the language. */
export type Example = readonly [source: string, value: string];

export interface Table {
  readonly section: string;
  /** Writes the operation of two operands. */
  readonly write: (left: string, right: string) => string;
  /** The table as in the seed: the columns, and for each row the left type and its cells. */
  readonly columns: readonly (Type | 'Other' | 'All')[];
  readonly rows: readonly (readonly [left: Type | 'Other' | 'All', ...cells: readonly string[]])[];
  /** For each cell that is no error, in the order of the table. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

const infix =
  (operator: string) =>
  (left: string, right: string): string =>
    `${left} ${operator} ${right}`;

const numberOnly = (operator: string, cell: string, examples: readonly Example[]): Table => ({
  section: operator,
  write: infix(operator),
  columns: ['Number', 'Other'],
  rows: [
    ['Number', cell, 'Error'],
    ['Other', 'Error', 'Error'],
  ],
  examples: { [cell]: examples },
});

const comparison = (operator: string, examples: Readonly<Record<string, readonly Example[]>>): Table => ({
  section: `<, <=, >, >=: ${operator}`,
  write: infix(operator),
  columns: ['Number', 'String', 'Date/Time', 'Res Collection', 'Array', 'Other'],
  rows: [
    ['Number', 'Less than', 'Error', 'Error', 'Error', 'Error', 'Error'],
    ['String', 'Error', 'Lexicographical', 'Error', 'Error', 'Error', 'Error'],
    ['Date/Time', 'Error', 'Error', 'Dates', 'Error', 'Error', 'Error'],
    ['Res Collection', 'Error', 'Error', 'Error', 'Subset of resources', 'Error', 'Error'],
    ['Array', 'Error', 'Error', 'Error', 'Error', 'Subset of elements', 'Error'],
    ['Other', 'Error', 'Error', 'Error', 'Error', 'Error', 'Error'],
  ],
  examples,
});

export const tables: readonly Table[] = [
  {
    section: '+',
    write: infix('+'),
    columns: ['Number', 'String', 'Array', 'Hash', 'Res Collection', 'Other'],
    rows: [
      ['Number', 'Addition', 'Error', 'Error', 'Error', 'Error', 'Error'],
      ['String', 'Concatenation with a number', 'Concatenation', 'Error', 'Error', 'Error', 'Error'],
      ['Date/Time', 'Addition (seconds)', 'Error', 'Error', 'Error', 'Error', 'Error'],
      ['Array', 'Error', 'Error', 'Concatenation of arrays', 'Error', 'Error', 'Error'],
      ['Hash', 'Error', 'Error', 'Error', 'merge left into right', 'Error', 'Error'],
      ['Res Collection', 'Error', 'Error', 'Error', 'Error', 'Concatenation of collections', 'Error'],
      ['Other', 'Error', 'Error', 'Error', 'Error', 'Error', 'Error'],
    ],
    examples: {
      Addition: [
        ['1 + 2', '3'],
        ['1 + 2.5', '3.5'],
        ['0.5 + 0.5', '1.0'],
        ['9007199254740991 + 2', '9007199254740993'],
      ],
      'Concatenation with a number': [
        ['"n" + 1', '"n1"'],
        ['"n" + 1.5', '"n1.5"'],
        ['"n" + 3e20', '"n3.0e+20"'],
        ['"n" + 9223372036854775807', '"n9223372036854775807"'],
      ],
      Concatenation: [['"foo" + "bar"', '"foobar"']],
      'Addition (seconds)': [
        ['d"2012/07/01" + 61', 'd"2012/07/01 00:01:01"'],
        ['d"2012/07/01" + -1', 'd"2012/06/30 23:59:59"'],
        ['d"2012/07/01" + 1.9', 'd"2012/07/01 00:00:01"'],
      ],
      'Concatenation of arrays': [['[1, "2"] + [3, 4]', '[1, "2", 3, 4]']],
      'merge left into right': [
        ['{ "one": 1, "two": 2 } + { "one": 0, "three": 3 }', '{ "one": 1, "two": 2, "three": 3 }'],
      ],
      'Concatenation of collections': [
        [
          '@servers + @more',
          '@servers["/api/servers/1", "/api/servers/2", "/api/servers/3", "/api/servers/3", "/api/servers/4"]',
        ],
        ['@none + @more', '@servers["/api/servers/3", "/api/servers/4"]'],
      ],
    },
  },
  {
    section: '-',
    write: infix('-'),
    columns: ['Number', 'Date/Time', 'Array', 'Res Collection', 'Other'],
    rows: [
      ['Number', 'Subtraction', 'Error', 'Error', 'Error', 'Error'],
      ['Date/Time', 'Subtraction (seconds)', 'Subtraction of dates (seconds)', 'Error', 'Error', 'Error'],
      ['Array', 'Error', 'Error', 'Array Difference', 'Error', 'Error'],
      ['Res Collection', 'Error', 'Error', 'Error', 'Coll Difference', 'Error'],
      ['Other', 'Error', 'Error', 'Error', 'Error', 'Error'],
    ],
    examples: {
      Subtraction: [
        ['1 - 3', '-2'],
        ['1 - 0.5', '0.5'],
      ],
      'Subtraction (seconds)': [['d"2012/07/01" - 60', 'd"2012/06/30 23:59"']],
      'Subtraction of dates (seconds)': [['d"2012/07/02" - d"2012/07/01"', '86400']],
      'Array Difference': [['[1, 2, 1, [3], "a"] - [1, [3], "b"]', '[2, "a"]']],
      'Coll Difference': [
        [
          '@servers + @servers - @more',
          '@servers["/api/servers/1", "/api/servers/2", "/api/servers/1", "/api/servers/2"]',
        ],
      ],
    },
  },
  numberOnly('*', 'Multiplication', [
    ['6 * 7', '42'],
    ['2 * 0.5', '1.0'],
    ['-3 * 0', '0'],
    ['3037000499 * 3037000499', '9223372030926249001'],
  ]),
  numberOnly('/', 'Division (integral, if both numbers are integers)', [
    ['7 / 2', '3'],
    ['-7 / 2', '-4'],
    ['7 / -2', '-4'],
    ['-6 / -2', '3'],
    ['7.0 / 2', '3.5'],
    ['7 / 2.0', '3.5'],
    ['9223372036854775807 / 2', '4611686018427387903'],
  ]),
  numberOnly('%', 'Modulo (non integer numbers are rounded)', [
    ['7 % 3', '1'],
    ['-7 % 3', '2'],
    ['7 % -3', '-2'],
    ['-7 % -3', '-1'],
    ['7.5 % 3', '2'],
    ['7.4 % 2.6', '1'],
    ['9223372036854775807 % 10', '7'],
  ]),
  numberOnly('^', 'Power', [
    ['2 ^ 10', '1024'],
    ['2 ^ 62', '4611686018427387904'],
    ['2 ^ -1', '0.5'],
    ['100 ^ -2', '0.0001'],
    ['(-2) ^ -3', '-0.125'],
    ['1 ^ -2', '1.0'],
    ['4 ^ 0.5', '2.0'],
    ['(-2) ^ 3', '-8'],
    ['0 ^ 0', '1'],
    ['(-1) ^ 9223372036854775807', '-1'],
  ]),
  {
    section: '<<',
    write: infix('<<'),
    columns: ['All'],
    rows: [
      ['Array', 'Append object in right-hand side to array in left-hand side'],
      ['Other', 'Error'],
    ],
    examples: {
      'Append object in right-hand side to array in left-hand side': [
        ['[1, "2"] << 3', '[1, "2", 3]'],
        ['[] << [1]', '[[1]]'],
        ['[] << null << {}', '[null, {}]'],
        ['[] << "a"', '["a"]'],
        ['[] << true', '[true]'],
        ['[] << d"2012/07/01"', '[d"2012/07/01 00:00"]'],
        ['[] << @more', '[@servers["/api/servers/3", "/api/servers/4"]]'],
      ],
    },
  },
  {
    section: '[ ]',
    write: (left, right) => `${left}[${right.replace(/^\[(.*)\]$/, '$1')}]`,
    columns: ['Number', 'String', 'Range', 'Other'],
    rows: [
      ['Res Collection', 'Creates a new collection', 'Error', 'Creates a new collection of a range', 'Error'],
      ['Array', 'Value at given index', 'Error', 'Creates a new array', 'Error'],
      ['Hash', 'Error', 'Value associated with given key if any, null otherwise', 'Error', 'Error'],
      ['String', 'Creates a string of a character', 'Error', 'Create a string of a range', 'Error'],
      ['Other', 'Error', 'Error', 'Error', 'Error'],
    ],
    examples: {
      'Creates a new collection': [
        ['@servers[0]', '@servers["/api/servers/1"]'],
        ['@servers[-1]', '@servers["/api/servers/3"]'],
        ['@servers[42]', '@servers[]'],
      ],
      'Creates a new collection of a range': [
        ['@servers[1..2]', '@servers["/api/servers/2", "/api/servers/3"]'],
        ['@servers[1..]', '@servers["/api/servers/2", "/api/servers/3"]'],
        ['@servers[..1]', '@servers["/api/servers/1", "/api/servers/2"]'],
        ['@servers[..]', '@servers["/api/servers/1", "/api/servers/2", "/api/servers/3"]'],
        ['@servers[42..]', '@servers[]'],
      ],
      'Value at given index': [
        ['[4, 5, 6][0]', '4'],
        ['[4, 5, 6][-1]', '6'],
        ['[4, 5, 6][3]', 'null'],
        ['[4, 5, 6][1.9]', '5'],
      ],
      'Creates a new array': [
        ['[4, 5, 6][0..1]', '[4, 5]'],
        ['[4, 5, 6][1..]', '[5, 6]'],
        ['[4, 5, 6][..1]', '[4, 5]'],
        ['[4, 5, 6][..]', '[4, 5, 6]'],
        ['[4, 5, 6][-2..-1]', '[5, 6]'],
        ['[4, 5, 6][2..1]', '[]'],
        ['[4, 5, 6][9..]', '[]'],
      ],
      'Value associated with given key if any, null otherwise': [
        ['{ "a": 1 }["a"]', '1'],
        ['{ "a": 1 }["b"]', 'null'],
        ['{ "a": 1 }["constructor"]', 'null'],
        ['{ "__proto__": 1 }["__proto__"]', '1'],
      ],
      'Creates a string of a character': [
        ['"hello"[1]', '"e"'],
        ['"hello"[-1]', '"o"'],
        ['"hello"[9]', 'null'],
        ['"a😀b"[1]', '"😀"'],
      ],
      'Create a string of a range': [
        ['"hello"[1..3]', '"ell"'],
        ['"hello"[-3..-2]', '"ll"'],
        ['"hello"[..1]', '"he"'],
        ['"hello"[3..]', '"lo"'],
        ['"hello"[9..]', '""'],
      ],
    },
  },
  {
    section: '=~',
    write: infix('=~'),
    columns: ['String', 'Array', 'Other'],
    rows: [
      ['String', 'regular expression matches', 'Error', 'Error'],
      ['Array', 'contains string', 'contains array', 'contains value'],
      ['Hash', 'has that key', 'Error', 'Error'],
      ['Other', 'Error', 'Error', 'Error'],
    ],
    examples: {
      'regular expression matches': [
        ['"foo" =~ "foo"', 'true'],
        ['"foo" =~ /foo/', 'true'],
        ['"foo" =~ /FOO/i', 'true'],
        ['"foo" =~ /FOO/', 'false'],
        ['"foo" =~ "/FOO/i"', 'true'],
        ['"hello" =~ "^h"', 'true'],
        ['"a\\nb" =~ /a.b/', 'false'],
        ['"a\\nb" =~ /a.b/m', 'true'],
        ['"foo" =~ /f o o/x', 'true'],
        ['"a\\nb" =~ /A . B/imx', 'true'],
        ['"a/b" =~ /a\\/b/', 'true'],
      ],
      'contains string': [
        ['["a", "b"] =~ "a"', 'true'],
        ['["ab"] =~ "a"', 'false'],
        ['["ab"] =~ /a/', 'true'],
        ['[1] =~ "1"', 'false'],
      ],
      'contains array': [
        ['[[1, 2], 3] =~ [1, 2]', 'true'],
        ['[1, 2, 3] =~ [1, 2]', 'false'],
      ],
      'contains value': [
        ['[1, 2] =~ 2', 'true'],
        ['[1, 2] =~ 2.0', 'true'],
        ['[1, 2] =~ 3', 'false'],
        ['[null] =~ null', 'true'],
        ['[{ "a": 1 }] =~ { "a": 1 }', 'true'],
        ['[d"2012/07/01"] =~ d"2012/7/1"', 'true'],
        ['[@more] =~ @more', 'true'],
      ],
      'has that key': [
        ['{ "a": null } =~ "a"', 'true'],
        ['{ "a": 1 } =~ "b"', 'false'],
        ['{ "abc": 1 } =~ /^B/i', 'false'],
        ['{ "abc": 1 } =~ /^A/i', 'true'],
      ],
    },
  },
  comparison('<', {
    'Less than': [
      ['1 < 2', 'true'],
      ['2 < 2', 'false'],
      ['1.5 < 2', 'true'],
      ['9223372036854775806 < 9223372036854775807', 'true'],
    ],
    Lexicographical: [
      ['"a" < "b"', 'true'],
      ['"B" < "a"', 'true'],
      ['"10" < "9"', 'true'],
      ['"a" < "a"', 'false'],
      ['"\\uffff" < "😀"', 'true'],
    ],
    Dates: [['d"2012/07/01" < d"2012/07/02"', 'true']],
    'Subset of resources': [
      ['@servers[1] < @servers', 'true'],
      ['@servers < @servers', 'true'],
      ['@more < @servers', 'false'],
      ['@arrays < @servers', 'false'],
      ['@none < @arrays', 'true'],
    ],
    'Subset of elements': [
      ['[2, 1, 1] < [1, 2, 3]', 'true'],
      ['[1] < [1]', 'true'],
      ['[4] < [1]', 'false'],
      ['[] < []', 'true'],
    ],
  }),
  comparison('<=', {
    'Less than': [
      ['2 <= 2', 'true'],
      ['2.5 <= 2', 'false'],
    ],
    Lexicographical: [['"a" <= "a"', 'true']],
    Dates: [['d"2012/07/01" <= d"2012/07/01"', 'true']],
    'Subset of resources': [['@servers <= @servers', 'true']],
    'Subset of elements': [['[1] <= [2]', 'false']],
  }),
  comparison('>', {
    'Less than': [
      ['2 > 1', 'true'],
      ['2 > 2', 'false'],
    ],
    Lexicographical: [['"b" > "a"', 'true']],
    Dates: [['d"2012/07/02" > d"2012/07/01"', 'true']],
    'Subset of resources': [
      ['@servers > @servers[0..1]', 'true'],
      ['@servers > @more', 'false'],
    ],
    'Subset of elements': [
      ['[1, 2] > [1]', 'true'],
      ['[1] > [1, 2]', 'false'],
    ],
  }),
  comparison('>=', {
    'Less than': [
      ['2 >= 2', 'true'],
      ['1 >= 2', 'false'],
    ],
    Lexicographical: [['"a" >= "b"', 'false']],
    Dates: [['d"2012/07/01" >= d"2012/07/01"', 'true']],
    'Subset of resources': [['@servers >= @none', 'true']],
    'Subset of elements': [['[1] >= []', 'true']],
  }),
  {
    section: '& (printed as < in the seed)',
    write: infix('&'),
    columns: ['false', 'null', 'true', 'Array', 'Res Collection', 'Other'],
    rows: [
      ['false', 'false', 'false', 'false', 'false', 'false', 'false'],
      ['null', 'false', 'false', 'false', 'false', 'false', 'false'],
      ['true', 'false', 'false', 'true', 'true', 'true', 'true'],
      ['Array', 'Error', 'Error', 'Error', 'intersection of two arrays', 'Error', 'Error'],
      ['Res Collection', 'Error', 'Error', 'Error', 'Error', 'new collection with common hrefs', 'Error'],
      ['Other', 'Error', 'Error', 'Error', 'Error', 'Error', 'Error'],
    ],
    examples: {
      'intersection of two arrays': [
        ['[1, 2, 2, "a"] & ["a", 2.0, 3]', '[2, "a"]'],
        ['[1] & [2]', '[]'],
      ],
      'new collection with common hrefs': [
        ['@servers & @more', '@servers["/api/servers/3"]'],
        ['@servers & @none', '@servers[]'],
      ],
    },
  },
  {
    section: '| (a heading that the seed lost)',
    write: infix('|'),
    columns: ['false', 'null', 'true', 'Other'],
    rows: [
      ['false', 'false', 'false', 'true', 'true'],
      ['null', 'false', 'false', 'true', 'true'],
      ['true', 'true', 'true', 'true', 'true'],
    ],
    examples: {},
  },
];
