import * as functions from '@pptjs/runtime/functions';
/** The factories of the built-in types, which compiled modules call: `integer(1, 10)` is `Integer[1, 10]`. */
import {
  asType,
  createContext,
  hashOfPairs,
  parseType,
  puppetTypeAlias,
  PuppetType,
  type TypeSource,
  withContext,
} from '@pptjs/runtime/internal';
import * as runtime from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';
import test from 'ava';
import { build } from 'esbuild';

const { array, callable, class_, enum_, hashType, integer, optional, pattern, resource, string, struct, uri, variant } =
  types;

const RESERVED = new Set(['class', 'default', 'enum']);

/** The export name of a type by the rule that `type-factories.ts` states. */
function exportName(typeName: string): string {
  const name = typeName === 'URI' ? 'uri' : typeName.charAt(0).toLowerCase() + typeName.slice(1);
  if (RESERVED.has(name)) return `${name}_`;
  return name in runtime || name in functions ? `${name}Type` : name;
}

test('no factory has the name of a function, of a helper or of a reserved word', (t) => {
  for (const [name, { typeName }] of Object.entries(types)) t.is(name, exportName(typeName));
  t.is(new Set(Object.values(types).map(({ typeName }) => typeName)).size, 45);
});

test('a factory without parameters returns the type of its name', (t) => {
  for (const { typeName, ...factory } of Object.values(types)) {
    const type = factory.baseType();
    t.true(type.equals(parseType(typeName)), typeName);
  }
  t.is(integer(), integer.baseType());
});

const port = puppetTypeAlias('My::Port', { type: () => integer(1, 65535), file: 'port.pp', line: 1 });

const EXAMPLES: readonly (readonly [TypeSource | runtime.Value, string])[] = [
  [integer(1, 10), 'Integer[1, 10]'],
  [optional(array(string)), 'Optional[Array[String]]'],
  [enum_('a', 'b'), 'Enum[a, b]'],
  [hashType(string, variant(integer, string(1))), 'Hash[String, Variant[Integer, String[1]]]'],
  [callable([string, integer], types.boolean), 'Callable[[String, Integer], Boolean]'],
  [pattern(/^a+$/), 'Pattern[/^a+$/]'],
  [class_('a::b'), 'Class[a::b]'],
  [resource('file', '/x'), "File['/x']"],
  [struct({ a: string, 'b-c': optional(integer) }), "Struct[{ a => String, 'b-c' => Optional[Integer] }]"],
  [struct(hashOfPairs(optional('a'), string())), "Struct[{ Optional['a'] => String }]"],
  [struct({ kind: string, type: integer }), 'Struct[{ kind => String, type => Integer }]'],
  [types.init(integer, 16), 'Init[Integer, 16]'],
  [uri({ scheme: 'https' }), "URI[{ scheme => 'https' }]"],
  [string, 'String'],
];

for (const [type, text] of EXAMPLES) {
  test(`factories create ${text}`, (t) => {
    const created = asType(type);
    t.true(created instanceof PuppetType && created.equals(parseType(text)), String(created));
  });
}

test('the factory of Pattern reads a literal in the syntax of Ruby', (t) => {
  const texts = ['a', 'é', 'a\nb', 'é\nb', 'ab'];
  const accepted = (tested: runtime.Value): boolean[] =>
    texts.map((text) => tested instanceof PuppetType && tested.isInstance(text));
  t.deepEqual(accepted(asType(pattern(/^\w$/))), accepted(parseType('Pattern[/^\\w$/]')));
});

const REJECTED: readonly (readonly [() => unknown, string])[] = [
  // @ts-expect-error TypeScript rejects it, too.
  [() => integer(/^a$/), 'Integer-Type [] requires all arguments to be integers (or default). Got Regexp'],
  // @ts-expect-error TypeScript rejects it, too.
  [() => array(/^a$/), 'Array-Type[] arguments must be types. Got Regexp'],
  [
    // @ts-expect-error TypeScript rejects it, too.
    () => enum_(/^a$/),
    'Error creating type specialization of an Enum-Type, Cannot use Regexp[/^a$/] where String is expected',
  ],
];

for (const [create, message] of REJECTED)
  test(`factories reject regular expressions: ${message}`, (t) => {
    t.throws(create, { message });
  });

test('factories accept definitions of aliases', (t) => {
  withContext(createContext(), () => {
    const ports = array(port);
    t.is(String(ports), 'Array[My::Port]');
    t.deepEqual([ports.isInstance([80]), ports.isInstance([0])], [true, false]);
  });
});

test('a bundle contains only the types that it uses', async (t) => {
  const codeOf = async (contents: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      bundle: true,
      format: 'esm',
      minifySyntax: true,
      write: false,
    });
    return (outputFiles[0]?.text ?? '').replaceAll(/^\/\/.*\n/gm, '').trim();
  };
  const imports = `import { array, init, integer, string } from '@pptjs/runtime/types';`;
  t.is(await codeOf(`${imports}\nconsole.log(1);`), 'console.log(1);');
  const name = await codeOf(`${imports}\nconsole.log(string);`);
  t.regex(name, /"String"/);
  t.notRegex(name, /typeFactory\("(?!String")/);
});
