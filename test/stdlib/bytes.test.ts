import { bundledStdlib, CatalogCompiler, type CompiledCatalog, Environment } from '@pptjs/catalog';
import { writeJson } from '@pptjs/runtime/internal';
import test from 'ava';

interface Catalog {
  readonly resources: readonly { readonly type: string; readonly parameters?: object }[];
}

/** Puppet's answers: the parameter `message` of a Notify in the catalog. */
const answers: readonly (readonly [expression: string, message: unknown])[] = [
  ["base64('decode', '/w==')", { __ptype: 'Binary', __pvalue: '/w==' }],
  ["base64('decode', 'w6k=')", { __ptype: 'Binary', __pvalue: 'w6k=' }],
  ["base64('decode', '_w==', 'urlsafe')", { __ptype: 'Binary', __pvalue: '/w==' }],
  ["[base64('decode', '/w==')]", [{ __ptype: 'Binary', __pvalue: '/w==' }]],
  ["\"A=${base64('decode', 'w6k=')}\"", { __ptype: 'Binary', __pvalue: 'QT3DqQ==' }],
  ["base64('encode', base64('decode', '/w=='), 'strict')", '/w=='],
  ["base64('decode', 'w6k=').length", 2],
  ["base64('decode', 'w6k=') == 'é'", false],
  ["base64('decode', 'w6k=').upcase", { __ptype: 'Binary', __pvalue: 'w6k=' }],
  ["sprintf('%5s', base64('decode', 'w6k='))", { __ptype: 'Binary', __pvalue: 'ICAgw6k=' }],
  ["md5(base64('decode', '/w=='))", '00594fd4f42ba43fc1ca0427a0576295'],
  ["stdlib::sha256(base64('decode', '/w=='))", 'a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89'],
  ["stdlib::to_yaml({ 'a' => base64('decode', '/w==') })", '---\na: !binary |-\n  /w==\n'],
  ["stdlib::to_python(base64('decode', '/w=='))", '{"__ptype": "Binary", "__pvalue": "/w=="}'],
  ["stdlib::to_toml({ 'a' => base64('decode', '/w==') })", 'a = "\\xFF"\n'],
];

for (const [expression, message] of answers) {
  test(`bytes: ${expression}`, (t) => {
    const { data } = compile(`notify { 'x': message => ${expression} }`);
    const { resources } = JSON.parse(writeJson(data)) as Catalog;
    t.deepEqual(resources.find(({ type }) => type === 'Notify')?.parameters, { message });
  });
}

test('text and bytes in one String are an error at the resource', (t) => {
  const error = t.throws(() => compile(`\nnotify { 'x': message => "é\${base64('decode', 'w6k=')}" }`));
  t.is(
    error.message,
    'Evaluation Error: incompatible character encodings: UTF-8 and ASCII-8BIT (line: 2) on node n.example',
  );
});

function compile(code: string): CompiledCatalog {
  const environment = new Environment({ name: 'production', code });
  return new CatalogCompiler({ environment, extensions: [bundledStdlib()] }).compile({ node: 'n.example' });
}
