/** Every statement and every cell of the tables of seed 004, "Operator Semantics". */
import test from 'ava';
import { errorOf, evaluate } from './evaluate.js';
import { samples, type Table, tables, type Type } from './tables.js';

const TYPES = Object.keys(samples) as Type[];

/** The types that a row or column of a table stands for. */
function typesOf(name: Type | 'Other' | 'All', names: readonly string[]): readonly Type[] {
  if (name === 'All') return TYPES;
  if (name !== 'Other') return [name];
  return TYPES.filter((type) => !names.includes(type));
}

/** The right operands of a cell. A regular expression is the same as a string on the right of =~. */
function isSameAsString(table: Table, type: Type): boolean {
  return table.section === '=~' && type === 'Regular Expression';
}

for (const table of tables) {
  const rowNames = table.rows.map(([left]) => left);
  for (const [left, ...cells] of table.rows) {
    for (const [index, cell] of cells.entries()) {
      const right = table.columns[index];
      if (right === undefined) throw new Error(`${table.section}: a cell without a column`);
      test(`${table.section}: ${left} × ${right}: ${cell}`, (t) => {
        const leftTypes = typesOf(left, rowNames);
        const rightTypes = typesOf(right, table.columns).filter((type) => !isSameAsString(table, type));
        const pairs = leftTypes.flatMap((leftType) =>
          rightTypes.flatMap((rightType) =>
            samples[leftType].flatMap((first) => samples[rightType].map((second) => table.write(first, second))),
          ),
        );
        t.true(pairs.length > 0);
        if (cell === 'Error') {
          for (const source of pairs) t.is(typeof errorOf(source), 'string', source);
        } else if (cell === 'true' || cell === 'false') {
          for (const source of pairs) t.is(evaluate(source), cell, source);
        } else {
          const examples = table.examples[cell] ?? [];
          t.true(examples.length > 0, `examples of ${cell}`);
          for (const [source, value] of examples) t.deepEqual(evaluate(source), value, source);
        }
      });
    }
  }
}

test('each error cell names the operator and the types of the operands', (t) => {
  const messages: readonly (readonly [source: string, message: string])[] = [
    ['1 + "a"', "'+' cannot add a String to a Number"],
    ['1 - [1]', "'-' cannot subtract an Array from a Number"],
    ['"a" * 2', "'*' cannot multiply a String by a Number"],
    ['{} / 2', "'/' cannot divide a Hash by a Number"],
    ['null % 2', "'%' cannot divide null by a Number"],
    ['true ^ 2', "'^' cannot raise true to the power of a Number"],
    ['@servers << 1', "'<<' cannot append to a Resource Collection"],
    ['[1]["a"]', "'[]' cannot take an element of an Array with a String"],
    ['null[0]', "'[]' cannot take an element of null with a Number"],
    ['5 =~ "a"', "'=~' cannot match a Number with a String"],
    ['null !~ "a"', "'!~' cannot match null with a String"],
    ['1 < "a"', "'<' cannot compare a Number with a String"],
    ['d"2012/07/01" >= 1', "'>=' cannot compare a Date/Time with a Number"],
    ['1 & 2', "'&' cannot combine a Number with a Number"],
    ['"a" | true', "'|' cannot combine a String with true"],
    ['-"a"', "Unary '-' cannot be applied to a String"],
    ['+[]', "Unary '+' cannot be applied to an Array"],
    ['@servers + @arrays', "'+' cannot combine a collection of 'servers' with a collection of 'server_arrays'"],
  ];
  for (const [source, message] of messages) {
    const result = evaluate(source);
    t.is(typeof result === 'string' ? result : result.message, message, source);
  }
});

// []=

const assignments: readonly (readonly [title: string, source: string, value: string])[] = [
  [
    'Res Collection × Number: replaces the resource',
    '@c = @servers; @c[1] = @more',
    '@servers["/api/servers/1", "/api/servers/3", "/api/servers/4", "/api/servers/3"]',
  ],
  [
    'Res Collection × Number: a negative index',
    '@c = @servers; @c[-1] = @more[1]',
    '@servers["/api/servers/1", "/api/servers/2", "/api/servers/4"]',
  ],
  ['Res Collection × Number: directly after the end', '@c = @none; @c[0] = @more[0]', '@servers["/api/servers/3"]'],
  [
    'Res Collection × Range: replaces the elements',
    '@c = @servers; @c[0..1] = @more[1]',
    '@servers["/api/servers/4", "/api/servers/3"]',
  ],
  ['Res Collection × Range: an open range', '@c = @servers; @c[1..] = @none', '@servers["/api/servers/1"]'],
  ['Array × Number: replaces the value', '$a = [1, 2, 3]; $a[1] = "x"', '[1, "x", 3]'],
  ['Array × Number: a negative index', '$a = [1, 2, 3]; $a[-1] = [4]', '[1, 2, [4]]'],
  ['Array × Number: an index after the end', '$a = [1]; $a[3] = 4', '[1, null, null, 4]'],
  ['Array × Range: replaces the elements', '$a = [1, 2, 3, 4]; $a[1..2] = ["x"]', '[1, "x", 4]'],
  ['Array × Range: all elements', '$a = [1, 2]; $a[..] = [3, 4, 5]', '[3, 4, 5]'],
  ['Array × Range: an empty range inserts', '$a = [1, 2]; $a[1..0] = [9]', '[1, 9, 2]'],
  ['Hash × String: replaces the value', '$h = { "a": 1, "b": 2 }; $h["a"] = 3', '{ "a": 3, "b": 2 }'],
  ['Hash × String: sets a new value', '$h = {}; $h["__proto__"] = 3', '{ "__proto__": 3 }'],
];

for (const [title, source, value] of assignments) {
  test(`[ ]=: ${title}`, (t) => {
    const variable = source.slice(0, 2);
    t.deepEqual(evaluate(`${source}\n${variable}`), value);
  });
}

const ASSIGNABLE: readonly (readonly [left: Type, rights: readonly Type[]])[] = [
  ['Res Collection', ['Number', 'Range']],
  ['Array', ['Number', 'Range']],
  ['Hash', ['String']],
];

for (const left of TYPES) {
  for (const right of TYPES) {
    const isPossible = ASSIGNABLE.some(([type, rights]) => type === left && rights.includes(right));
    if (isPossible) continue;
    test(`[ ]=: ${left} × ${right}: Error`, (t) => {
      for (const value of samples[left]) {
        const target = left === 'Res Collection' ? '@x' : '$x';
        for (const key of samples[right]) {
          const index = key.replace(/^\[(.*)\]$/, right === 'Range' ? '$1' : '[$1]');
          t.is(errorOf(`${target} = ${value}; ${target}[${index}] = ${value}`), 'slice-assign', `${value}[${index}]`);
        }
      }
    });
  }
}

test('[ ]=: the right-hand side for a collection must be a resource collection', (t) => {
  for (const value of ['1', '"/api/servers/1"', '[@more]', 'null']) {
    t.is(errorOf(`@c = @servers; @c[0] = ${value}`), 'slice-value', value);
    t.is(errorOf(`@c = @servers; @c[0..1] = ${value}`), 'slice-value', value);
  }
  t.is(errorOf('@c = @servers; @c[0] = @arrays'), 'collection-types');
  t.is(errorOf('@c = @servers; @c[9] = @more'), 'index-out-of-range');
});

test('[ ]=: the right-hand side for a range of an array must be an array', (t) => {
  for (const value of ['1', '"a"', '{}', '@more', 'null'])
    t.is(errorOf(`$a = [1]; $a[0..0] = ${value}`), 'slice-value', value);
  t.is(errorOf('$a = [1]; $a[-3] = 1'), 'index-out-of-range');
});

// !~

test('!~: a !~ b is equivalent to !(a =~ b), also where that is an error', (t) => {
  for (const left of Object.values(samples).flat()) {
    for (const right of Object.values(samples).flat()) {
      const expected = evaluate(`!(${left} =~ ${right})`);
      const actual = evaluate(`${left} !~ ${right}`);
      if (typeof expected === 'string') t.is(actual, expected, `${left} !~ ${right}`);
      else t.is(typeof actual, 'object', `${left} !~ ${right}`);
    }
  }
});

// ==, !=

const equal: readonly (readonly [left: string, right: string])[] = [
  ['1', '1.0'],
  ['9223372036854775807', '9223372036854775807'],
  ['"a"', "'a'"],
  ['[1, [2, { "a": 3 }]]', '[1, [2, { "a": 3 }]]'],
  ['{ "a": 1, "b": [2] }', '{ "b": [2], "a": 1 }'],
  ['d"2012/07/01"', 'd"2012/7/1 00:00:00"'],
  ['null', 'null'],
  ['[1..3]', '[1..3]'],
  ['@servers[2]', '@more[0]'],
];

const unequal: readonly (readonly [left: string, right: string])[] = [
  ['1', '"1"'],
  ['9223372036854775807', '9223372036854775806'],
  ['9007199254740993', '9007199254740992.0'],
  ['"a"', '"A"'],
  ['[1, 2]', '[2, 1]'],
  ['[1, [2]]', '[1, [3]]'],
  ['{ "a": 1 }', '{ "a": 1, "b": null }'],
  ['false', 'null'],
  ['[1, 2]', '[1..2]'],
  ['@servers', '@more'],
  ['@none', 'rs_cm.server_arrays.empty()'],
  ['d"2012/07/01"', '1341100800'],
];

for (const [left, right] of equal) {
  test(`==, !=: All × All: ${left} equals ${right}`, (t) => {
    t.is(evaluate(`${left} == ${right}`), 'true');
    t.is(evaluate(`${right} == ${left}`), 'true');
    t.is(evaluate(`${left} != ${right}`), 'false');
  });
}

for (const [left, right] of unequal) {
  test(`==, !=: All × All: ${left} does not equal ${right}`, (t) => {
    t.is(evaluate(`${left} == ${right}`), 'false');
    t.is(evaluate(`${right} == ${left}`), 'false');
    t.is(evaluate(`${left} != ${right}`), 'true');
  });
}

test('==, !=: values of different types are never equal, and comparing them is never an error', (t) => {
  for (const left of TYPES) {
    for (const right of TYPES) {
      const [first = '', second = ''] = [samples[left][0], samples[right][0]];
      t.is(evaluate(`${first} == ${second}`), String(left === right), `${first} == ${second}`);
    }
  }
});

// &, |

test('&: resource collections of different types are an error', (t) => {
  t.is(errorOf('@servers & @arrays'), 'collection-types');
});

test('|: arrays and collections give each element once; the table leaves them out', (t) => {
  t.is(evaluate('[1, 2, 2] | [2, 3]'), '[1, 2, 3]');
  t.is(
    evaluate('@servers | @more'),
    '@servers["/api/servers/1", "/api/servers/2", "/api/servers/3", "/api/servers/4"]',
  );
  t.is(errorOf('@servers | @arrays'), 'collection-types');
});

test('|: Other on the left is an error with any other operand', (t) => {
  for (const left of TYPES.filter((type) => !['false', 'null', 'true'].includes(type))) {
    for (const right of TYPES) {
      if (left === right && (left === 'Array' || left === 'Res Collection')) continue;
      for (const first of samples[left])
        for (const second of samples[right]) t.is(errorOf(`${first} | ${second}`), 'combine', `${first} | ${second}`);
    }
  }
});

// &&, ||

test('&&: returns the right-hand side operand if the left-hand side is neither false nor null', (t) => {
  for (const left of Object.values(samples).flat()) {
    for (const right of Object.values(samples).flat()) {
      const isFalse = left === 'false' || left === 'null';
      t.is(evaluate(`${left} && ${right}`), evaluate(isFalse ? left : right), `${left} && ${right}`);
    }
  }
});

test('||: returns the left-hand side operand if it is neither false nor null', (t) => {
  for (const left of Object.values(samples).flat()) {
    for (const right of Object.values(samples).flat()) {
      const isFalse = left === 'false' || left === 'null';
      t.is(evaluate(`${left} || ${right}`), evaluate(isFalse ? right : left), `${left} || ${right}`);
    }
  }
});

test('&&, ||: the right operand is only evaluated if its value is needed', (t) => {
  t.is(evaluate('false && 1 / 0'), 'false');
  t.is(evaluate('null && 1 / 0'), 'null');
  t.is(evaluate('0 || 1 / 0'), '0');
  t.is(errorOf('0 && 1 / 0'), 'division-by-zero');
});

// Unary operators

test('Unary -: Number: opposite value; Other: Error', (t) => {
  t.is(evaluate('-7'), '-7');
  t.is(evaluate('-(2.5)'), '-2.5');
  t.is(evaluate('-(-3)'), '3');
  t.is(evaluate('$x = 0; -$x'), '0');
  for (const type of TYPES.filter((name) => name !== 'Number'))
    for (const sample of samples[type]) t.is(errorOf(`-${sample}`), 'sign', sample);
});

test('Unary !: false and null give true, Other gives false', (t) => {
  for (const sample of Object.values(samples).flat())
    t.is(evaluate(`!${sample}`), String(sample === 'false' || sample === 'null'), sample);
});

// Numbers

test('integers have 64 bits, and a result beyond them is an error', (t) => {
  for (const source of [
    '9223372036854775807 + 1',
    '-9223372036854775807 - 2',
    '9223372036854775807 * 2',
    '2 ^ 63',
    '10 ^ 1000000000000',
    '-(-9223372036854775808)',
    '-9223372036854775808 / -1',
    '1e300 % 7',
  ])
    t.is(errorOf(source), 'integer-overflow', source);
  t.is(evaluate('-9223372036854775808'), '-9223372036854775808');
  t.is(evaluate('9223372036854775807 + 1 - 1 || 1') instanceof Object, true);
});

test('numbers are finite: division by zero and results that are too large are errors', (t) => {
  t.is(errorOf('1 / 0'), 'division-by-zero');
  t.is(errorOf('1.5 / 0.0'), 'division-by-zero');
  t.is(errorOf('1 % 0'), 'division-by-zero');
  t.is(errorOf('1 % 0.4'), 'division-by-zero');
  t.is(errorOf('0 ^ -1'), 'division-by-zero');
  t.is(errorOf('1e300 * 1e300'), 'number-overflow');
  t.is(errorOf('(-8) ^ 0.5'), 'no-real-result');
  t.is(errorOf('d"9999/12/31" + 1e300'), 'date-overflow');
});
