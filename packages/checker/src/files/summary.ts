import {
  type ContainerSignature,
  type DeclaredParameter,
  type FileDefinitions,
  plainName,
  type Program,
  topVariableNames,
} from '@pptjs/transpiler';
import { aspectOf } from '../world/observed-world.js';

/** The aspects of the definitions of a file that other files can see, with their texts. */
export type FileSummary = ReadonlyMap<string, string>;

/**
 * Returns the aspects of the definitions of a file.
 *
 * @param isInferred whether the types of the file have been inferred, so that other files may have seen them
 */
export function summaryOf(program: Program, types: FileDefinitions, isInferred: boolean): Map<string, string> {
  const summary = new Map<string, string>();
  for (const node of program.definitions) {
    if (!('name' in node)) continue;
    const name = plainName(node.name);
    switch (node.type) {
      case 'FunctionDefinition':
        summary.set(aspectOf('function', name), 'Puppet');
        addSignature('function', name, types.signatureOf(node), summary);
        if (isInferred) summary.set(aspectOf('function', name, 'result'), String(types.resultType(node)));
        break;
      case 'HostClassDefinition':
        summary.set(aspectOf('class', name), '');
        addSignature('class', name, types.signatureOf(node), summary);
        summary.set(aspectOf('class', name, 'parent'), node.parentClass ?? '');
        if (isInferred)
          for (const [variable, type] of types.variablesOf(node))
            summary.set(aspectOf('class', name, `$${variable}`), String(type));
        break;
      case 'ResourceTypeDefinition':
        summary.set(aspectOf('define', name), '');
        addSignature('define', name, types.signatureOf(node), summary);
        break;
      case 'TypeAlias':
        summary.set(aspectOf('alias', name), String(types.readType(node.typeExpr)));
        break;
      default:
        // Definitions that inference does not read.
        summary.set(aspectOf('alias', name), node.type);
    }
  }
  for (const name of topVariableNames(program)) summary.set(aspectOf('variable', name), '');
  return summary;
}

function addSignature(
  kind: 'function' | 'class' | 'define',
  name: string,
  signature: ContainerSignature,
  summary: Map<string, string>,
): void {
  summary.set(aspectOf(kind, name, 'parameters'), signature.parameters.map(parameterText).join(', '));
  summary.set(aspectOf(kind, name, 'place'), `${signature.place.file}:${signature.place.line}`);
}

/** Adds the parameters of a template, which other files name by their path. */
export function addTemplate(
  path: string,
  parameters: readonly DeclaredParameter[] | null,
  summary: Map<string, string>,
): void {
  summary.set(aspectOf('template', path), parameters === null ? '' : `(${parameters.map(parameterText).join(', ')})`);
}

function parameterText({ name, type, hasDefault, rest }: DeclaredParameter): string {
  return `${String(type)} ${rest === null ? '' : `*[${rest}]`}$${name}${hasDefault ? ' = …' : ''}`;
}

/** The names of types in the text of a type. */
const TYPE_NAMES = /\b[A-Z]\w*(?:::[A-Z]\w*)*/g;

/**
 * Returns the aspects that differ, among them those whose types name an alias that has changed. Adds the names of aliases
 * that differ to `changedAliases`.
 */
export function changedAspects(before: FileSummary, after: FileSummary, changedAliases: Set<string>): Set<string> {
  const changed = new Set<string>();
  for (const aspect of new Set([...before.keys(), ...after.keys()])) {
    const text = after.get(aspect);
    const isChanged = text === undefined || text !== before.get(aspect) || namesAlias(text, changedAliases);
    if (!isChanged) continue;
    changed.add(aspect);
    if (aspect.startsWith(ALIAS)) changedAliases.add(aspect.slice(ALIAS.length));
  }
  return changed;
}

const ALIAS = aspectOf('alias', '');

function namesAlias(text: string, aliases: ReadonlySet<string>): boolean {
  if (aliases.size === 0) return false;
  for (const [name] of text.matchAll(TYPE_NAMES)) if (aliases.has(name.toLowerCase())) return true;
  return false;
}
