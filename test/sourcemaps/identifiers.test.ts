import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/**
 * Each identifier of the output that comes from the source maps to the same text in the source, and each variable of
 * the source has a mapping.
 */
import { parse as parsePuppet } from '@pptjs/transpiler';
import { compile } from '@pptjs/transpiler';
import { parse, type Identifier, type Node } from 'acorn';
import { full } from 'acorn-walk';
import test, { type ExecutionContext } from 'ava';
import { SourceMapConsumer, type MappingItem } from 'source-map';
import { loweringCases } from '../lowering/cases.js';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

const sources = [
  ...loweringCases().map(({ id, source }) => [`${id}.pp`, source] as const),
  ...readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.e?pp$/.test(name) && !name.includes('node_modules'))
    .map((name) => [name, readFileSync(`${examples}/${name}`, 'utf8')] as const),
];

test('identifiers of the output map to the same text in the source', async (t) => {
  for (const [file, source] of sources) await check(t, file, source);
});

async function check(t: ExecutionContext, file: string, source: string): Promise<void> {
  const { code, map } = compile(source, { file, sourceMap: 'external' });
  if (code === null || map === null) return;
  const mappings: MappingItem[] = [];
  await SourceMapConsumer.with(map, null, (consumer) => consumer.eachMapping((mapping) => mappings.push(mapping)));
  const lines = source.split('\n');
  const { identifiers, statements } = identifiersByPlace(code);
  for (const { generatedLine, generatedColumn, originalLine, originalColumn, name } of mappings) {
    const text = lines[(originalLine ?? 1) - 1]?.slice(originalColumn ?? 0) ?? '';
    const identifier = identifiers.get(`${generatedLine}:${generatedColumn}`);
    if (name !== null)
      t.true(text.startsWith(name), `${file}: ${name} is not the text at ${originalLine}:${originalColumn}: ${text}`);
    // The start of a statement may assign the value of an expression to a variable that the expression does not name.
    if (identifier?.startsWith('$') !== true || statements.has(`${generatedLine}:${generatedColumn}`)) continue;
    const variable = identifier.slice(1).replace(/\$\d*$/, '');
    t.true(
      /^\$?(?:::)?(\w+(?:::\w+)*)/.exec(text)?.[1] === variable,
      `${file}: ${identifier} is not the text at ${originalLine}:${originalColumn}: ${text}`,
    );
  }
  checkVariables(t, file, source, mappings);
}

function identifiersByPlace(code: string): { identifiers: Map<string, string>; statements: Set<string> } {
  const identifiers = new Map<string, string>();
  const statements = new Set<string>();
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  full(program, (node: Node) => {
    if (node.type === 'Identifier' && node.loc)
      identifiers.set(`${node.loc.start.line}:${node.loc.start.column}`, (node as Identifier).name);
    if (node.type === 'ExpressionStatement' && node.loc)
      statements.add(`${node.loc.start.line}:${node.loc.start.column}`);
  });
  return { identifiers, statements };
}

/** Asserts that each variable in reachable code has a mapping. */
function checkVariables(t: ExecutionContext, file: string, source: string, mappings: readonly MappingItem[]): void {
  const { program } = parsePuppet(source, { file, epp: file.endsWith('.epp') });
  if (program === null) return;
  const mapped = new Set(mappings.map(({ originalLine, originalColumn }) => `${originalLine}:${originalColumn}`));
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start, name } = node as { type?: string; start?: number; name?: string };
    if (type === 'VariableExpression' && start !== undefined && !/^\d/.test(name ?? '')) {
      const before = source.slice(0, start).split('\n');
      const place = `${before.length}:${(before.at(-1) as string).length}`;
      if (!isUnreachable(source, start)) t.true(mapped.has(place), `${file}: $${name} at ${place} is not mapped`);
    }
    Object.values(node).forEach(visit);
  };
  visit(program.body);
}

/**
 * The compiler does not emit code after `next()` or `return()`, nor a variable that is the unused value of a block. A default
 * that reads a later parameter is an error.
 */
function isUnreachable(source: string, start: number): boolean {
  return (
    /\b(?:next|return)\b|\beach \|[^|]*\| \{ $/.test(source.slice(0, start)) ||
    /\(\$a = \$b, /.test(source) ||
    /\|\$a = \$b, /.test(source) ||
    (/\breduce\(.*\|\$m, /.test(source.slice(0, start)) && isKept(source.slice(start)))
  );
}

/** Whether a step of `reduce` keeps the part `$m[…]` of its memo, or gives its result a name: no code is emitted for either. */
const isKept = (code: string): boolean =>
  /^\$m(?:\[[^[\]]*\])?(?: \}|\]|, )/.test(code) || /^\$(\w+) = .* \$\1 \}/.test(code);
