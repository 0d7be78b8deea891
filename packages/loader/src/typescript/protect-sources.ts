import { basename } from 'node:path';
import type * as TypeScript from 'typescript-5';
import type { DeclaredSources } from './declared-sources.js';

type Service = TypeScript.LanguageService;

interface Edit {
  readonly changes: readonly TypeScript.FileTextChanges[];
}

/**
 * Returns a language service that changes no source files: places in declarations are no places in the source, so an edit of
 * declarations would damage it.
 */
export function protectSources(service: Service, sources: DeclaredSources): Service {
  const editsSource = ({ changes }: Edit): boolean => changes.some(({ fileName }) => sources.isSource(fileName));
  return {
    ...service,
    getRenameInfo(fileName, position, preferences) {
      const info = service.getRenameInfo(fileName, position, preferences);
      if (!info.canRename) return info;
      const places = service.findRenameLocations(fileName, position, false, false, preferences ?? {});
      const source = places?.find((place) => sources.isSource(place.fileName))?.fileName;
      if (source === undefined) return info;
      const localizedErrorMessage = `${info.displayName} is declared in ${basename(source)}. Rename it there.`;
      return { canRename: false, localizedErrorMessage };
    },
    getCodeFixesAtPosition: (...args) => service.getCodeFixesAtPosition(...args).filter((fix) => !editsSource(fix)),
    getCombinedCodeFix(...args) {
      const fix = service.getCombinedCodeFix(...args);
      return { ...fix, changes: fix.changes.filter(({ fileName }) => !sources.isSource(fileName)) };
    },
    getEditsForFileRename: (...args) =>
      service.getEditsForFileRename(...args).filter(({ fileName }) => !sources.isSource(fileName)),
  };
}
