import { pathToFileURL } from 'node:url';
/**
 * Prints docs/diagnostics.md from the declarations of the diagnostics, with the shortest recorded source for each:
 *
 *     tsx test/record/diagnostics.ts > docs/diagnostics.md
 */
import { type Declaration, groups, parse, validate } from '@pptjs/transpiler';
import { recordedValidations } from './validator-table.js';

const severities = {
  error: 'an error',
  strict: 'as severe as the `strict` setting says',
  warning: 'a warning',
  deprecation: 'a warning: later versions may refuse it',
} as const;

interface Example {
  readonly source: string;
  readonly epp: boolean;
}

function isPlain(source: string): boolean {
  return /^[\x20-\x7e\n]+$/.test(source) && !source.includes('```');
}

/** The shortest source in which only this is wrong, by code. */
function examples(): ReadonlyMap<string, Example> {
  const shortest = new Map<string, Example>();
  for (const { source, file = '/case.pp', epp = false, strict, tasks, modulePath, manifest } of recordedValidations()) {
    if (
      !isPlain(source) ||
      strict !== undefined ||
      tasks === true ||
      (modulePath !== undefined && !file.startsWith('/env/modules/mod/manifests/'))
    )
      continue;
    const { program, diagnostics } = parse(source, { file, epp });
    const found =
      program === null
        ? diagnostics
        : [
            ...diagnostics,
            ...validate(program, { file, modulePath: modulePath ?? [], manifest: manifest ?? '/manifests' }),
          ];
    const [first] = found;
    if (first === undefined || found.length > 1) continue;
    const known = shortest.get(first.code);
    if (known === undefined || isBetter(source, known.source)) shortest.set(first.code, { source, epp });
  }
  return shortest;
}

function isBetter(source: string, than: string): boolean {
  return source.length < than.length || (source.length === than.length && source < than);
}

function section(name: string, declaration: Declaration, example: Example | undefined): string[] {
  const code = declaration.code ?? name;
  const lines = [
    `### ${name}`,
    '',
    `> ${declaration.text.replaceAll('\\', '\\\\').replaceAll('*', '\\*')}`,
    '',
    `It is ${severities[declaration.severity]}.`,
  ];
  if (declaration.code !== undefined) lines[lines.length - 1] += ` Its code is \`${code}\`.`;
  if (declaration.own === true) lines[lines.length - 1] += ' The reference gives the text without a code.';
  if (declaration.help !== undefined) lines.push('', declaration.help);
  if (example !== undefined)
    lines.push('', example.epp ? '```erb' : '```puppet', example.source.replace(/\n$/, ''), '```');
  return [...lines, ''];
}

/** The text of docs/diagnostics.md. */
export function diagnosticsPage(): string {
  const found = examples();
  const lines = [
    '# Diagnostics',
    '',
    '<!-- Made by test/record/diagnostics.ts. Do not edit. -->',
    '',
    'What `parse`, `validate` and the commands can say about a source, by code. Texts and codes are those of the reference implementation;',
    'what stands in braces is filled in. The examples are sources in which nothing else is wrong.',
    '',
  ];
  for (const [title, group] of Object.entries(groups)) {
    lines.push(`## ${title}`, '');
    for (const [name, declaration] of Object.entries(group) as [string, Declaration][]) {
      lines.push(...section(name, declaration, found.get(declaration.code ?? name)));
    }
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(diagnosticsPage());
