import type { DefinitionKind } from './definition.js';

/** The folder of a module that contains the definitions of a kind. */
export const DEFINITION_FOLDERS: Readonly<Record<Exclude<DefinitionKind, 'node'>, string>> = {
  class: 'manifests',
  define: 'manifests',
  function: 'functions',
  alias: 'types',
};

/** The files that may contain a definition, whether or not they exist. */
export interface CandidateFiles {
  /** The name of the module; null for the environment itself. */
  readonly module: string | null;
  /** Paths in the folder of the module or environment, in order. */
  readonly paths: readonly string[];
}

/** The first segment in the qualified names of functions and types that the environment itself contains. */
const ENVIRONMENT = 'environment';

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** Whether a text can be a segment of the name of a definition in a file. */
export function isFileSegment(text: string): boolean {
  return SEGMENT.test(text);
}

/**
 * Returns the files in which Puppet searches a definition. Undefined if no file can contain one of that kind and name.
 *
 * @param name in lower case, without leading `::`
 */
export function candidateFiles(kind: DefinitionKind, name: string): CandidateFiles | undefined {
  if (kind === 'node') return undefined;
  const segments = name.split('::');
  const [module, ...rest] = segments;
  if (module === undefined || !segments.every(isFileSegment)) return undefined;
  const folder = DEFINITION_FOLDERS[kind];
  if (kind === 'class' || kind === 'define') {
    const outer = rest.map((_, index) => `${folder}/${rest.slice(0, rest.length - index).join('/')}.pp`);
    return { module, paths: [`${folder}/init.pp`, ...outer] };
  }
  // The paths in an environment contain all segments. Plain names belong to the environment.
  const isOfEnvironment = rest.length === 0 || module === ENVIRONMENT;
  const path = (isOfEnvironment ? segments : rest).join('/');
  return { module: isOfEnvironment ? null : module, paths: [`${folder}/${path}.pp`] };
}
