import { type Definition, parse } from '@pptjs/transpiler';

const KINDS: Readonly<Record<Definition['type'], string>> = {
  FunctionDefinition: 'function',
  PlanDefinition: 'plan',
  HostClassDefinition: 'class',
  ResourceTypeDefinition: 'define',
  NodeDefinition: 'node',
  TypeAlias: 'type',
  TypeMapping: 'type',
  TypeDefinition: 'type',
};

/**
 * Lists the definitions of a source without errors by kind and name: `class widgets`, `node default`.
 *
 * @param file the name of the source, which decides whether it is a template
 */
export function definedNames(source: string, file: string): readonly string[] {
  const { program } = parse(source, { file, epp: file.endsWith('.epp') });
  return (program?.definitions ?? []).flatMap((definition) => {
    const kind = KINDS[definition.type];
    if (definition.type === 'NodeDefinition')
      return definition.hostMatches.map(({ start, end }) => `${kind} ${source.slice(start, end)}`);
    return 'name' in definition ? [`${kind} ${definition.name}`] : [];
  });
}

const FUNCTION = 'function ';

/** Returns the names of the functions that a source defines. */
export function definedFunctions(source: string, file: string): readonly string[] {
  if (!source.includes(FUNCTION)) return [];
  const names = definedNames(source, file).filter((name) => name.startsWith(FUNCTION));
  return names.map((name) => name.slice(FUNCTION.length));
}
