import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** Puppet types, and the TypeScript types of arguments and of results. */
const types: readonly (readonly [puppet: string, input: string, value?: string])[] = [
  ['String', 'string'],
  ['String[1, 5]', 'string'],
  ['Integer', 'number | bigint'],
  ['Integer[0, 10]', 'number | bigint', 'number'],
  ['Integer[0]', 'number | bigint'],
  ['Integer[0, default]', 'number | bigint'],
  ['Float', 'number | Float', 'number'],
  ['Numeric', 'number | bigint | Float', 'number | bigint'],
  ['Boolean', 'boolean'],
  ['Boolean[true]', 'true'],
  ['Undef', 'null | undefined', 'null'],
  ['Default', 'Default'],
  ['Any', 'PuppetInput', 'PuppetValue'],
  ['Data', 'DataInput', 'DataValue'],
  ['Scalar', 'ScalarInput', 'ScalarValue'],
  ['ScalarData', 'string | boolean | number | bigint | Float', 'string | boolean | number | bigint'],
  ['Enum[a, "it\'s", "C"]', String.raw`'a' | 'it\'s' | 'C'`],
  ['Enum[a, b, true]', 'string'],
  ['Pattern[/x/, /\\Ay\\z/]', "`${string}x${string}` | 'y'"],
  ['Pattern[/\\w/, /\\Ay\\z/]', 'string'],
  ['Pattern[/\\Av\\d+\\z/]', '`v${string}`'],
  ['Pattern["\\\\Aon\\\\z"]', "'on'"],
  ['Regexp[/a/]', 'PuppetRegExp'],
  ['Optional[String]', 'string | null | undefined', 'string | null'],
  ['Optional["on"]', "'on' | null | undefined", "'on' | null"],
  ['Optional[Any]', 'PuppetInput', 'PuppetValue'],
  ['NotUndef[Optional[String]]', 'string'],
  ['NotUndef', 'NonNullable<PuppetInput>', 'NonNullable<PuppetValue>'],
  ['Variant[String, Integer, String]', 'string | number | bigint'],
  ['Variant[String, Any]', 'PuppetInput', 'PuppetValue'],
  ['Array', 'ArrayInput<PuppetInput>', 'PuppetValue[]'],
  ['Array[String]', 'ArrayInput<string>', 'string[]'],
  ['Array[Variant[String, Integer], 1]', 'ArrayInput<string | number | bigint>', '(string | number | bigint)[]'],
  ['Array[0, 5]', 'ArrayInput<PuppetInput>', 'PuppetValue[]'],
  ['Iterator[String]', 'PuppetIterator', 'string[]'],
  ['Tuple[String, Boolean]', 'readonly [string, boolean]', '[string, boolean]'],
  ['Tuple[String, Boolean, 1]', 'readonly [string, boolean?, ...boolean[]]', '[string, boolean?, ...boolean[]]'],
  ['Tuple[String, 1, 3]', 'readonly [string, string?, string?]', '[string, string?, string?]'],
  ['Tuple[String, 2, default]', 'readonly [string, string, ...string[]]', '[string, string, ...string[]]'],
  ['Hash[String, Boolean]', 'HashInput<boolean>', '{ [key: string]: boolean }'],
  [
    'Hash[Enum[a, b], Boolean]',
    "{ readonly [key in 'a' | 'b']?: boolean } | ReadonlyMap<'a' | 'b', boolean> | PuppetHash",
    "{ [key in 'a' | 'b']?: boolean }",
  ],
  [
    'Hash[Boolean, String]',
    '{ readonly [key: string]: string } | ReadonlyMap<boolean, string> | PuppetHash',
    '{ [key: string]: string } | Map<boolean, string>',
  ],
  [
    'Hash',
    '{ readonly [key: string]: PuppetInput } | ReadonlyMap<PuppetInput, PuppetInput> | PuppetHash',
    '{ [key: string]: PuppetValue } | Map<PuppetValue, PuppetValue>',
  ],
  [
    "Struct[{ a => String, 'b-c' => Optional[Boolean], Optional[d] => String, NotUndef[e] => Any, b => Variant[Undef, String] }]",
    "StructInput<{\n    a: string;\n    'b-c'?: boolean | null | undefined;\n    d?: string;\n    e: PuppetInput;\n    b?: null | undefined | string;\n  }>",
    "{\n    a: string;\n    'b-c'?: boolean | null;\n    d?: string;\n    e: PuppetValue;\n    b?: null | string;\n  }",
  ],
  ['Struct[{ a => String, a => Boolean }]', 'StructInput<{ a: boolean }>', '{ a: boolean }'],
  ['Struct[{}]', 'StructInput<{}>', '{}'],
  ['Sensitive[String]', 'Sensitive'],
  ['Timestamp', 'Date | Timestamp', 'Date'],
  ['Timespan', 'Timespan'],
  ['SemVer', 'SemVer'],
  ['SemVerRange', 'SemVerRange'],
  ['Binary', 'Uint8Array | Binary', 'Uint8Array'],
  ['URI', 'PuppetUri'],
  ['Type[String]', 'PuppetType'],
  ['Callable[String]', 'never'],
  ['Variant[String, Callable]', 'string'],
  ['Type[File]', 'PuppetType'],
  ['Init[Integer]', 'PuppetInput', 'PuppetValue'],
  ['Stdlib::Absolutepath', 'PuppetInput', 'PuppetValue'],
  ['::Integer', 'number | bigint'],
];

for (const [puppet, input, value = input] of types) {
  test(`the TypeScript type of ${puppet}`, (t) => {
    const { types: file } = compile(`function f(${puppet} $x) >> ${puppet} { $x }`, { typed: true, strict: 'off' });
    t.regex(file?.text ?? '', /^ {2}\(x: [^]*\): [^]*;\n};$/m);
    t.is(/^ {2}\(([^]*);\n};$/m.exec(file?.text ?? '')?.[1], `x: ${input}): ${value}`);
  });
}
