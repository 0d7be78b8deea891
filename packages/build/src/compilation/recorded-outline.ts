import type { SourceOutline, UsedDefinition } from '@pptjs/transpiler/dialect';

/**
 * Returns the outline of a source as a text for the record of a build, which is read faster than objects. The first line is
 * the digest of the source. The next line has the definitions with their names, and each of the others a used definition
 * with its module and its files. Definitions, names and paths contain neither tabs nor line ends.
 */
export function recordOutline({ defines, uses }: SourceOutline, content: string): string {
  return [
    content,
    Object.entries(defines)
      .map((definition) => definition.join('\t'))
      .join('\t'),
    ...uses.map(({ definition, module, files }) => [definition, module ?? '', ...files].join('\t')),
  ].join('\n');
}

/** Whether a value from a record is the outline of a source with a content. */
export function isOutlineOf(recorded: unknown, content: string): recorded is string {
  return typeof recorded === 'string' && recorded.startsWith(`${content}\n`);
}

/** Reads a text that `recordOutline` returned. */
export function readOutline(recorded: string): SourceOutline {
  const [, defined = ''] = recorded.split('\n', 2);
  const defines: Record<string, string> = {};
  const parts = defined.split('\t');
  for (let at = 1; at < parts.length; at += 2) defines[parts[at - 1] ?? ''] = parts[at] ?? '';
  return { defines, uses: readUses(recorded) };
}

/** Reads only the definitions that a source uses. */
export function readUses(recorded: string): readonly UsedDefinition[] {
  const end = recorded.indexOf('\n', recorded.indexOf('\n') + 1);
  if (end < 0) return [];
  const lines = recorded.slice(end + 1).split('\n');
  return lines.map((line) => {
    const [definition = '', module = '', ...files] = line.split('\t');
    return { definition, isDirect: true, module: module === '' ? null : module, files };
  });
}
