/** Files: variables, local values and outputs, and the module that a file compiles to. */
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import { compileWith, type Diagnostic } from '@pptjs/transpiler/dialect';
import test from 'ava';

const evaluator = await DialectEvaluator.load(terraform);

type Variables = Readonly<Record<string, unknown>>;

/** The outputs as JSON, or the first error. */
function evaluate(source: string, variables: Variables = {}): unknown {
  const outcome = evaluator.evaluate(source, { file: 'main.tf', variables });
  if (!outcome.hasFailed) return JSON.parse(evaluator.host.toJson(outcome.value)) as unknown;
  const error = outcome.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) throw new Error('A failed evaluation has no error');
  return errorText(error);
}

function errorText({ message, detail = '', line, column }: Diagnostic): string {
  return `${column === null ? '' : `${line}:${column} `}${message}${detail === '' ? '' : `: ${detail}`}`;
}

function withType(type: string, value: string): string {
  return `variable "x" {\n  type = ${type}\n  default = ${value}\n}\noutput "o" {\n  value = var.x\n}\n`;
}

test('local values are evaluated in the order of their references', (t) => {
  const source =
    'locals {\n  c = local.b + 1\n  a = 1\n}\nlocals {\n  b = local.a * 2\n}\noutput "o" {\n  value = local.c\n}\n';
  t.deepEqual(evaluate(source), { o: 3 });
});

test('names are the same if their normal forms are', (t) => {
  t.deepEqual(evaluate('locals {\n  \u00e9 = 1\n}\noutput "e\u0301" {\n  value = local.e\u0301\n}\n'), { '\u00e9': 1 });
});

test('a variable of a for expression can hide `local`', (t) => {
  t.deepEqual(
    evaluate('locals {\n  a = [for local in [{ a = 1 }] : local.a]\n}\noutput "o" {\n  value = local.a\n}\n'),
    {
      o: [1],
    },
  );
});

test('outputs can use all local values', (t) => {
  t.deepEqual(evaluate('locals {\n  b = 1\n  a = 2\n}\noutput "o" {\n  value = [local, local["a"]]\n}\n'), {
    o: [{ a: 2, b: 1 }, 2],
  });
});

test('a cycle is an error of the evaluation, and a warning of the check', (t) => {
  const source = 'locals {\n  a = local.b\n  b = local.a\n  c = 1\n}\n';
  t.is(evaluate(source), 'Cycle');
  const [warning] = terraform.parse(source).diagnostics;
  t.like(warning, { code: 'CYCLE', severity: 'warning', line: 2, column: 3 });
  t.regex(warning?.detail ?? '', /local\.a, local\.b/);
});

test('a given value takes the place of the default', (t) => {
  const source = withType('any', '1');
  t.deepEqual(evaluate(source), { o: 1 });
  t.deepEqual(evaluate(source, { x: ['a'], unknown: 1 }), { o: ['a'] });
});

test('a variable without a value is an error at its declaration if it is used', (t) => {
  t.deepEqual(evaluate('variable "x" {\n}\n'), {});
  t.is(
    evaluate('locals {\n}\nvariable "x" {\n}\noutput "o" {\n  value = var.x\n}\n'),
    '3:1 No value for required variable: The input variable "x" is not set, and has no default value.',
  );
});

test('values are converted to the type of the variable', (t) => {
  const rows: readonly (readonly [type: string, value: string, expected: unknown])[] = [
    ['string', '12', '12'],
    ['number', '"12"', 12],
    ['bool', '"true"', true],
    ['list(string)', '[1, true]', ['1', 'true']],
    ['set(number)', '[3, 1, 3]', [1, 3]],
    ['map(number)', '{ a = "1" }', { a: 1 }],
    ['tuple([string, number])', '[1, "2"]', ['1', 2]],
    ['object({ a = string })', '{ a = 1, b = 2 }', { a: '1' }],
    ['object({ a = optional(string), b = optional(number, 5) })', '{ b = null }', { a: null, b: 5 }],
    ['list(object({ a = optional(list(string), ["x"]) }))', '[{}, { a = [1] }]', [{ a: ['x'] }, { a: ['1'] }]],
    ['any', '[1, "a"]', [1, 'a']],
    ['list', '[1, "a"]', ['1', 'a']],
    ['map', '{ a = 1, b = "x" }', { a: '1', b: 'x' }],
  ];
  for (const [type, value, expected] of rows) t.deepEqual(evaluate(withType(type, value)), { o: expected }, type);
  t.is(evaluate(withType('number', '"a"')), 'Invalid value for input variable: a number is required');
  t.is(evaluate(withType('list(string)', '1')), 'Invalid value for input variable: list of string required');
});

test('invalid types are errors of the source', (t) => {
  const rows = [
    ['set', 'The set type constructor requires one argument specifying the element type.'],
    ['list(list)', 'The list type constructor requires one argument specifying the element type.'],
    ['strin', 'The keyword "strin" is not a valid type specification.'],
    ['string(1)', 'Primitive type keyword "string" does not expect arguments.'],
    ['tuple(string)', 'Tuple type constructor requires a list of element types.'],
    ['object([])', 'Object type constructor requires a map whose keys are attribute names'],
    ['optional(string)', 'Keyword "optional" is valid only as a modifier for object type attributes.'],
    ['"string"', 'A type specification is either a primitive type keyword (bool, number, string)'],
  ] as const;
  for (const [type, detail] of rows) {
    const [error] = terraform.parse(withType(type, 'null')).diagnostics;
    t.is(error?.message, 'Invalid type specification', type);
    t.true(error?.detail?.startsWith(detail), error?.detail);
  }
});

test('defaults use neither variables nor functions', (t) => {
  t.is(evaluate(withType('any', '[local.a]')), '3:14 Variables not allowed: Variables may not be used here.');
  t.is(evaluate(withType('any', 'max(1)')), '3:13 Function calls not allowed: Functions may not be called here.');
  t.is(
    evaluate(withType('any', '[for v in [1] : w]')),
    '3:29 Unknown variable: There is no variable named "w". Did you mean "v"?',
  );
});

test('a null stands for the default of a variable that is not nullable', (t) => {
  const source = 'variable "x" {\n  default = 1\n  nullable = false\n}\noutput "o" {\n  value = var.x\n}\n';
  t.deepEqual(evaluate(source, { x: null }), { o: 1 });
  t.deepEqual(evaluate(source.replace('  nullable = false\n', ''), { x: null }), { o: null });
});

test('validation rules are checked', (t) => {
  const rule = (condition: string): string =>
    'variable "x" {\n  default = 1\n  validation {\n' +
    `    condition = ${condition}\n    error_message = "x is \${var.x}."\n  }\n}\noutput "o" {\n  value = var.x\n}\n`;
  t.deepEqual(evaluate(rule('var.x > 0')), { o: 1 });
  t.is(
    evaluate(rule('var.x > 0'), { x: -1 }),
    '4:17 Invalid value for variable: x is -1.\n\nThis was checked by the validation rule at main.tf:3,3-13.',
  );
});

test('a validation rule fails with the texts of Terraform', (t) => {
  const place = 'This was checked by the validation rule at main.tf:3,3-13.';
  const rows: readonly (readonly [condition: string, message: string, expected: string])[] = [
    [
      'null',
      '"m"',
      '4:17 Invalid variable validation result: Validation condition expression must return either true or false, not null.',
    ],
    ['[]', '"m"', '4:17 Invalid variable validation result: Invalid validation condition result value: bool required.'],
    ['var.x > 1', '"  m\\n"', `4:17 Invalid value for variable: m\n\n${place}`],
    ['var.x > 1', '""', `4:17 Invalid value for variable: Failed to evaluate condition error message.\n\n${place}`],
    ['var.x > 1', 'null', `4:17 Invalid value for variable: Failed to evaluate condition error message.\n\n${place}`],
    ['var.x > 1', '[]', '5:21 Invalid error message: Unsuitable value for error message: string required.'],
    [
      'var.x == 1',
      '"a${[]}"',
      '5:25 Invalid template interpolation value: Cannot include the given value in a string template: string required.',
    ],
  ];
  for (const [condition, message, expected] of rows) {
    const source =
      'variable "x" {\n  default = 1\n  validation {\n' +
      `    condition = ${condition}\n    error_message = ${message}\n  }\n}\noutput "o" {\n  value = var.x\n}\n`;
    t.is(evaluate(source), expected, `${condition} ${message}`);
  }
});

test('nullable can be a text, and its error names the reason', (t) => {
  const source = (nullable: string): string =>
    `variable "x" {\n  nullable = ${nullable}\n  default = 1\n}\noutput "o" {\n  value = var.x\n}\n`;
  t.deepEqual(evaluate(source('"false"'), { x: null }), { o: 1 });
  t.deepEqual(evaluate(source('"1"'), { x: null }), { o: null });
  t.is(evaluate(source('1')), '2:14 Unsuitable value type: Unsuitable value: bool required');
  t.is(evaluate(source('null')), '2:14 Unsuitable value type: Unsuitable value: null value is not allowed');
  t.is(evaluate(source('"x"')), '2:15 Unsuitable value type: Unsuitable value: a bool is required');
});

test('a duplicate names the place of the first declaration, with its label', (t) => {
  t.is(
    evaluate('variable "a" {\n}\nvariable "a" {\n}\n'),
    '3:1 Duplicate variable declaration: A variable named "a" was already declared at main.tf:1,1-13. Variable names must be unique within a module.',
  );
});

test('other blocks and arguments are left alone, with a note each', (t) => {
  const source =
    'terraform {\n}\nresource "a" "b" {\n  c = d\n}\nx = 1\noutput "o" {\n  value = 1\n  sensitive = true\n}\n';
  t.deepEqual(evaluate(source), { o: 1 });
  const { diagnostics } = terraform.parse(source);
  t.deepEqual(
    diagnostics.map(({ severity, line }) => [severity, line]),
    [
      ['note', 1],
      ['note', 3],
      ['note', 6],
    ],
  );
});

test('references to what is left alone are errors at the reference', (t) => {
  const output = (value: string): string => `resource "a" "b" {\n}\noutput "o" {\n  value = ${value}\n}\n`;
  t.is(evaluate(output('aws_vpc.b.id')), '4:11 Unknown variable: There is no variable named "aws_vpc".');
  t.is(evaluate(output('[path.module]')), '4:12 Unknown variable: There is no variable named "path".');
  t.is(evaluate(output('local.x')), '4:16 Unsupported attribute: This object does not have an attribute named "x".');
  t.is(evaluate(output('loca.x')), '4:11 Unknown variable: There is no variable named "loca". Did you mean "local"?');
});

test('declarations are unique and complete', (t) => {
  const rows = [
    ['locals {\n  a = 1\n}\nlocals {\n  a = 2\n}\n', 'Duplicate local value definition', 5],
    ['variable "a" {\n}\nvariable "a" {\n}\n', 'Duplicate variable declaration', 3],
    ['output "a" {\n  value = 1\n}\noutput "a" {\n  value = 1\n}\n', 'Duplicate output definition', 4],
    ['output "a" {\n}\n', 'Missing required argument', 1],
    ['variable {\n}\n', 'Missing name for variable', 1],
    ['variable "a" "b" {\n}\n', 'Extraneous label for variable', 1],
  ] as const;
  for (const [source, message, line] of rows) t.like(terraform.parse(source).diagnostics[0], { message, line }, source);
});

test('a file compiles to a module that exports its outputs as functions of its variables', (t) => {
  const source =
    'variable "name" {\n  type = string\n  default = "x"\n}\nlocals {\n  url = "https://${var.name}"\n}\n' +
    'output "url" {\n  value = local.url\n}\n';
  t.is(
    compileWith(terraform, source, { file: 'main.tf' }).code,
    `import { STRING, output, template, terraformFile } from '@pptjs/dialect-terraform/runtime';

const file = 'main.tf';

const main = /* @__PURE__ */ terraformFile({
  file,
  variables: {
    name: { type: () => STRING, default: () => 'x' },
  },
  evaluate: (variables) => {
    const url = template(['https://', variables.name]);
    return {
      url,
    };
  },
});

const urlOutput = /* @__PURE__ */ output(main, 'url');

export { urlOutput as url };

export default main;
`,
  );
});

test('the exports of a module take and return JavaScript values', async (t) => {
  const { output, terraformFile } = await import('@pptjs/dialect-terraform/runtime');
  const main = terraformFile({
    file: 'main.tf',
    variables: { x: { default: () => 1 } },
    evaluate: ({ x }) => ({ a: x ?? 0 }),
  });
  t.deepEqual(output(main, 'a')({ x: { b: [1, 'c', null, 2n ** 70n, 0.1] } }), {
    __proto__: null,
    b: [1, 'c', null, 2n ** 70n, 0.1],
  });
  t.throws(() => main({ x: new Map() }), { instanceOf: TypeError });
});

test('5,000 local values that depend on each other compile and evaluate', (t) => {
  const lines = Array.from({ length: 5000 }, (_, i) => `  v${i} = ${i === 4999 ? '1' : `local.v${i + 1} + 1`}\n`);
  t.deepEqual(evaluate(`locals {\n${lines.join('')}}\noutput "o" {\n  value = local.v0\n}\n`), { o: 5000 });
});

test('values are printed in the notation of the language', (t) => {
  const rows = [
    ['"a${"$"}{b}\\n"', '<<-EOT\na$${b}\nEOT'],
    ['"a\\tb\\nc"', '"a\\tb\\nc"'],
    ['[1, "a", []]', '[\n  1,\n  "a",\n  [],\n]'],
    ['{ b = true, "a b" = {} }', '{\n  "a b" = {}\n  "b" = true\n}'],
    ['tolist(["a"])', 'tolist([\n  "a",\n])'],
    ['tomap({ a = 0.1 })', 'tomap({\n  "a" = 0.1\n})'],
    ['toset([])', 'toset([])'],
    ['[null, true ? null : ""]', '[\n  null,\n  tostring(null),\n]'],
  ] as const;
  for (const [source, printed] of rows) {
    const outcome = evaluator.evaluate(source, { goal: 'expression' });
    t.is(outcome.hasFailed ? 'failed' : evaluator.host.print(outcome.value), printed, source);
  }
});
