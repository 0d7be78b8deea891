import { dirname, resolve } from 'node:path';
import type * as TypeScript from 'typescript-5';
import { DeclaredSources } from './declared-sources.js';
import { protectSources } from './protect-sources.js';

type Host = TypeScript.LanguageServiceHost;
type Service = TypeScript.LanguageService;

/**
 * Returns a language service that reads the source files of dialects as their declarations, and that leads from a
 * declaration to the source.
 */
export function decorateLanguageService(
  typescript: typeof TypeScript,
  project: TypeScript.server.PluginCreateInfo,
): Service {
  const host = project.languageServiceHost;
  const sources = new DeclaredSources(project.project.getCurrentDirectory());
  resolveSources(typescript, host, sources);
  readDeclarations(typescript, host, sources);
  return locateInSources(protectSources(project.languageService, sources), sources);
}

/**
 * Resolves a relative import that names a source file and that TypeScript cannot resolve. TypeScript does not see the imports
 * in declarations of sources: it would watch the imported files as folders, and then not notice their changes.
 */
function resolveSources(typescript: typeof TypeScript, host: Host, sources: DeclaredSources): void {
  const resolveLiterals = host.resolveModuleNameLiterals?.bind(host);
  if (resolveLiterals === undefined) return;
  const sourcePath = (name: string, containingFile: string): string | undefined => {
    const path = resolve(dirname(containingFile), name);
    return /^\.{0,2}\//.test(name) && sources.isSource(path) ? path : undefined;
  };
  const resolveSource = (name: string, containingFile: string): TypeScript.ResolvedModuleFull | undefined => {
    const path = sourcePath(name, containingFile);
    if (path === undefined || !host.fileExists(path)) return undefined;
    return { resolvedFileName: path, extension: typescript.Extension.Ts, isExternalLibraryImport: false };
  };
  // The server resolves an import again when one of the places appears at which it has looked for the module.
  const watchMissingSource = (resolution: object, name: string, containingFile: string): void => {
    const path = sourcePath(name, containingFile);
    if (path === undefined || !('failedLookupLocations' in resolution)) return;
    const { failedLookupLocations: places } = resolution;
    if (Array.isArray(places)) addPlace(places, path);
  };
  host.resolveModuleNameLiterals = (literals, containingFile, ...rest) => {
    const isDeclared = sources.isSource(containingFile);
    const found = literals.map(({ text }) => resolveSource(text, containingFile));
    const isLeft = (_: unknown, index: number): boolean => !isDeclared || found[index] === undefined;
    const others = resolveLiterals(literals.filter(isLeft), containingFile, ...rest)[Symbol.iterator]();
    return found.map((resolvedModule, index) => {
      const other = isLeft(resolvedModule, index) ? others.next().value : undefined;
      if (other?.resolvedModule !== undefined) return other;
      if (other !== undefined && !isDeclared) watchMissingSource(other, literals[index]?.text ?? '', containingFile);
      return { ...other, resolvedModule };
    });
  };
}

/**
 * Adds a path to the places at which TypeScript has looked for a module. TypeScript watches each element of the array, and
 * ends as many watches later, so the array must keep its length. New files are compared with the elements by `some`.
 */
function addPlace(places: unknown[], path: string): void {
  places.some = (isNew) => places.findIndex(isNew) !== -1 || Boolean(isNew(path, places.length, places));
}

function readDeclarations(typescript: typeof TypeScript, host: Host, sources: DeclaredSources): void {
  const getScriptKind = host.getScriptKind?.bind(host);
  const getScriptSnapshot = host.getScriptSnapshot.bind(host);
  const getScriptVersion = host.getScriptVersion.bind(host);
  host.getScriptVersion = (path) =>
    sources.isSource(path) ? `${getScriptVersion(path)} ${sources.versionOf(path)}` : getScriptVersion(path);
  host.getScriptKind = (path) =>
    sources.isSource(path) ? typescript.ScriptKind.TS : (getScriptKind?.(path) ?? typescript.ScriptKind.Unknown);
  host.getScriptSnapshot = (path) => {
    const snapshot = getScriptSnapshot(path);
    if (snapshot === undefined || !sources.isSource(path)) return snapshot;
    return typescript.ScriptSnapshot.fromString(sources.textOf(path, snapshot.getText(0, snapshot.getLength())));
  };
}

const START_OF_FILE = { start: 0, length: 0 };

/** Maps the places of definitions and references from declarations to sources. */
function locateInSources(service: Service, sources: DeclaredSources): Service {
  const located = <Place extends TypeScript.DocumentSpan>(place: Place): Place => {
    if (!sources.isSource(place.fileName)) return place;
    const { contextSpan: _, ...rest } = place;
    return { ...(rest as Place), textSpan: sources.sourceSpan(place.fileName, place.textSpan) ?? START_OF_FILE };
  };
  // The list of exports at the end of the declarations has no place in the source.
  const isInSource = ({ fileName, textSpan }: TypeScript.DocumentSpan): boolean =>
    !sources.isSource(fileName) || sources.sourceSpan(fileName, textSpan) !== null;
  const locatedReferences = <Place extends TypeScript.DocumentSpan>(places: readonly Place[]): Place[] =>
    places.filter(isInSource).map(located);
  return {
    ...service,
    toLineColumnOffset: (path, offset) =>
      sources.placeAt(path, offset) ?? service.toLineColumnOffset?.(path, offset) ?? { line: 0, character: 0 },
    getDefinitionAtPosition: (...args) => distinct(service.getDefinitionAtPosition(...args)?.map(located)),
    getDefinitionAndBoundSpan(...args) {
      const found = service.getDefinitionAndBoundSpan(...args);
      return found && { ...found, definitions: distinct(found.definitions?.map(located)) };
    },
    getTypeDefinitionAtPosition: (...args) => service.getTypeDefinitionAtPosition(...args)?.map(located),
    getImplementationAtPosition: (...args) => service.getImplementationAtPosition(...args)?.map(located),
    getReferencesAtPosition(...args) {
      const found = service.getReferencesAtPosition(...args);
      return found && locatedReferences(found);
    },
    getNavigateToItems: (...args) =>
      service.getNavigateToItems(...args).flatMap((item) => {
        if (!sources.isSource(item.fileName)) return [item];
        const textSpan = sources.sourceSpan(item.fileName, item.textSpan);
        return textSpan === null ? [] : [{ ...item, textSpan }];
      }),
    findReferences: (...args) =>
      service.findReferences(...args)?.map(({ definition, references }) => ({
        definition: located(definition),
        references: locatedReferences(references),
      })),
  };
}

/** A constant and its call signatures have the same definition in the source. */
function distinct<Place extends TypeScript.DocumentSpan>(places: readonly Place[] | undefined): Place[] | undefined {
  const found = new Map(places?.map((place) => [`${place.fileName}:${place.textSpan.start}`, place]));
  return places && [...found.values()];
}
