/** Types and values for tests of the functions and classes whose bundles contain the types of scalars and arrays only. */

const scalars = [
  'Any',
  'Boolean',
  'Boolean[true]',
  'Float',
  'Float[1.0, 2.0]',
  'Float[default, 3.5]',
  'Integer',
  'Integer[1]',
  'Integer[default, 5]',
  'Integer[3, 7]',
  'Numeric',
  'ScalarData',
  'String',
  'String[1]',
  'String[2, 3]',
  "Enum['a', 'b']",
  "Enum['present', 'absent']",
  "Enum['A', true]",
  'Pattern',
  'Pattern[/a/]',
  'Pattern[/^x/, /y$/]',
];
const arrays = [
  'Array',
  ...scalars.filter((type) => type !== 'Any').map((type) => `Array[${type}]`),
  ...['Array[Integer, 2]', 'Array[Integer, 1, 2]', 'Array[Integer, 0, 0]', "Array[Enum['a', 'b'], 2]"],
  ...['Array[Optional[Integer[3]]]', 'Array[Optional[Optional[Integer]]]', "Array[Optional[Enum['abd']]]"],
  ...['Array[Array]', 'Array[Array[Integer]]', 'Array[Array[Integer, 1], 1]', 'Array[Optional[Array[String[2], 1]]]'],
  ...['Array[Array[Array[Boolean]]]', 'Array[Optional[Array]]'],
];
const plain = [...scalars, ...arrays];
/** Types of scalars, arrays of these, and Optionals of these. */
export const types: readonly string[] = [
  ...[...plain, ...plain.map((type) => `Optional[${type}]`), 'Optional[Optional[Integer[3]]]'],
  'Optional[Optional[Array[Integer[3]]]]',
];

const parts = [
  ...['1', '-7', '99999999999', '1.5', '2e30', 'true', 'false', 'undef', 'default'],
  ...["''", "'abc'", "'presnt'", '/x/'],
  ...['[]', '[1]', '[[], {}]', '{}', '{ a => 1 }', '{ 1 => 2 }', "{ '' => 2 }", '{ a => { b => [1] } }'],
  ...['Integer', 'Integer[1, 2]', 'Any', 'Object', 'Type', 'Type[Integer]', 'Array[Integer]', 'Callable', 'Runtime'],
  ...['Variant[Integer]', 'Variant[Integer, Undef]', 'Optional[String]', 'Struct[{ a => Integer }]', 'TypeSet'],
  ...['File', "File['/x']", 'Class', 'Class[a]', 'Resource', 'Data', 'Init[Integer]', 'NotUndef[Integer]'],
  ...['1', "'a'", '[1]', '{ a => 1 }', '{}', 'Integer', 'undef', 'Sensitive(3)', '/x/', "Error('x')"].map(
    (content) => `Sensitive(${content})`,
  ),
  ...["Timestamp('2020-01-01T00:00:00')", 'Timespan(5)', "SemVer('1.0.0')", "SemVerRange('1.x')", "URI('http://a')"],
  ...["Binary('YQ==')", "Error('x')", "Error('x', 'k')", "Deferred('f', [])"],
  ...['[1, 2].reverse_each', "['a', 'b'].step(1)", '{ a => 1 }.reverse_each', '[].reverse_each'],
];

/** Values of all kinds. */
export const values: readonly string[] = [
  ...parts,
  ...parts.flatMap((part) => [`[${part}]`, `[[${part}]]`, `[${part}, 1]`, `['abc', [${part}, 'x'], undef]`]),
  ...['[1, 2, 3]', '[[], [1, 2], []]', '[[1], [[2]]]', '[[1, a], [b], c]', "['a', 'b', 'c']", '[[[true], [1]], [1]]'],
];
