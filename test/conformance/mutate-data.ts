/** Hiera data with mistakes. */
import { descendantsOf, type Expression, parse } from '@pptjs/transpiler';
import type { Mutation } from './mutate.js';
import type { Random } from './random.js';

const VALUES: readonly string[] = ['42', '"wrong"', '[1]', '{ "x": 1 }', 'true', '1.5'];

/** Replaces a declaration of a class with constant parameters by `include` and data; null if there is none. */
export function classAsData(manifest: string): { manifest: string; data: ReadonlyMap<string, unknown> } | null {
  const { program } = parse(manifest);
  if (program === null) return null;
  for (const node of [program.body, ...descendantsOf(program.body)]) {
    if (node.type !== 'ResourceExpression' || node.bodies.length !== 1) continue;
    if (manifest.slice(node.typeName.start, node.typeName.end) !== 'class') continue;
    const [{ title, operations }] = node.bodies as [(typeof node.bodies)[number]];
    if (title.type !== 'LiteralString' || operations.length === 0) continue;
    const name = title.value.replace(/^::/, '');
    const data = new Map<string, unknown>();
    for (const each of operations) {
      const value = each.type === 'AttributeOperation' ? constant(each.valueExpr) : undefined;
      if (each.type !== 'AttributeOperation' || value === undefined) return null;
      data.set(`${name}::${each.attributeName}`, value);
    }
    return { manifest: `${manifest.slice(0, node.start)}include ${name}${manifest.slice(node.end)}`, data };
  }
  return null;
}

/** The value of a literal as JSON; undefined if it has none. Interpolations of Hiera would change a text with `%{`. */
function constant(node: Expression): unknown {
  switch (node.type) {
    case 'LiteralString':
      return node.value.includes('%{') ? undefined : node.value;
    case 'QualifiedName':
      return node.value;
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
      return typeof node.value === 'bigint' ? undefined : node.value;
    case 'LiteralList': {
      const values = node.values.map(constant);
      return values.includes(undefined) ? undefined : values;
    }
    case 'LiteralHash': {
      const entries = node.entries.map(({ key, value }) => [constant(key), constant(value)] as const);
      if (entries.some(([key, value]) => typeof key !== 'string' || value === undefined)) return undefined;
      return Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

/** The text of a data file, a key a line. */
export function dataText(data: ReadonlyMap<string, unknown>): string {
  return Array.from(data, ([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('');
}

/** Changes one value or key of a YAML file; null if no line has one. */
export function mutateData(source: string, random: Random, place: string): Mutation | null {
  const lines = source.split('\n');
  const changes = lines.flatMap((text, index): [kind: string, index: number, text: string][] => {
    const match = /^(\s*(?:- )?)([\w:.-]+)(:\s+)(\S.*)$/.exec(text) ?? /^(\s*- )()()(\S.*)$/.exec(text);
    if (match === null || text.trimStart().startsWith('#')) return [];
    const [, indent = '', key = '', colon = '', value = ''] = match;
    const changed: [string, number, string][] = [
      [`type in ${place}`, index, `${indent}${key}${colon}${random.pick(VALUES)}`],
    ];
    if (/^"[^"\\]*"$|^'[^']*'$|^\w+$/.test(value))
      changed.push([`text in ${place}`, index, `${indent}${key}${colon}"wrong text"`]);
    if (/^\d+$/.test(value)) changed.push([`number in ${place}`, index, `${indent}${key}${colon}-1`]);
    if (key !== '') changed.push([`key in ${place}`, index, `${indent}${key}x${colon}${value}`]);
    // A value within a list or hash on one line.
    const inner = Array.from(value.matchAll(/(?<=[[:,] ?)(?:"[^"\\]*"|\d+|true|false)(?=[\]},])/g));
    if (inner.length > 0) {
      const { index: at, 0: old } = random.pick(inner);
      const nested = `${value.slice(0, at)}${random.pick(VALUES)}${value.slice(at + old.length)}`;
      changed.push([`element in ${place}`, index, `${indent}${key}${colon}${nested}`]);
    }
    return changed;
  });
  if (changes.length === 0) return null;
  const kind = random.pick([...new Set(changes.map(([each]) => each))]);
  const [, index, text] = random.pick(changes.filter(([each]) => each === kind));
  return {
    kind,
    source: lines.map((each, at) => (at === index ? text : each)).join('\n'),
    line: index + 1,
    start: lines.slice(0, index).join('\n').length,
    change: `${lines[index]} → ${text}`,
  };
}
