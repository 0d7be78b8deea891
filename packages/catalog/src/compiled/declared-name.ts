import { type DefinitionKind, Manifest } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';

const KEYWORDS: Readonly<Record<Exclude<DefinitionKind, 'node'>, string>> = {
  class: 'class',
  define: 'define',
  function: 'function',
  alias: 'type',
};

/**
 * Returns the name of a definition as its file writes it, without loading the file: for a suggestion, the text is
 * reliable enough.
 *
 * @param name in lower case
 * @returns undefined if the file contains no such definition
 */
export function declaredName(
  { built, files }: CatalogEnvironment,
  file: string,
  kind: Exclude<DefinitionKind, 'node'>,
  name: string,
): string | undefined {
  const module = built?.load(file)?.module;
  if (module instanceof Manifest)
    return module.definitions.find((each) => each.kind === kind && each.name.toLowerCase() === name)?.name;
  const pattern = new RegExp(`^\\s*${KEYWORDS[kind]}\\s+(?:::)?(${name})(?![\\w:])`, 'im');
  return pattern.exec(files.text(file) ?? '')?.[1];
}
