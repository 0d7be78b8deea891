import { join, posix } from 'node:path';
import { errorText, readContent, readText } from '@pptjs/files';
import { formatMessage } from '@pptjs/runtime/internal';
import type { Diagnostic } from '@pptjs/transpiler';
import { type AnyNode, parse } from 'acorn';
import { messages } from '../messages.js';

/** The JavaScript files that a function's file imports, directly or through others. */
export interface ImportedFiles {
  /** The paths of the files in their module. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the files that a JavaScript file imports by relative names. Reports a file that is not JavaScript, or imports a
 * file that its module does not have.
 *
 * @param directory the folder of the module
 * @param path the path of the file in the module
 */
export function importedFiles(directory: string, path: string): ImportedFiles {
  const paths = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const visit = (importer: string): void => {
    const file = join(directory, importer);
    let names: readonly ImportedName[];
    try {
      names = importedNames(readText(file));
    } catch (error) {
      diagnostics.push(importDiagnostic(file, 1, errorText(error)));
      return;
    }
    for (const { name, line } of names) {
      const target = posix.join(posix.dirname(importer), name);
      if (paths.has(target) || target === path) continue;
      if (target.startsWith('../') || !isReadable(join(directory, target))) {
        diagnostics.push(importDiagnostic(file, line, formatMessage(messages.IMPORT_OUTSIDE_MODULE, { name })));
        continue;
      }
      paths.add(target);
      visit(target);
    }
  };
  visit(path);
  return { paths: [...paths], diagnostics };
}

interface ImportedName {
  readonly name: string;
  readonly line: number;
}

/** Returns the relative names that a module imports. */
function importedNames(text: string): readonly ImportedName[] {
  const names: ImportedName[] = [];
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  for (const node of body) {
    const source = importSource(node);
    if (typeof source === 'string' && /^\.\.?\//.test(source))
      names.push({ name: source, line: node.loc?.start.line ?? 1 });
  }
  return names;
}

function importSource(node: AnyNode): unknown {
  const isImport =
    node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
  return isImport ? node.source?.value : undefined;
}

function isReadable(file: string): boolean {
  try {
    readContent(file);
    return true;
  } catch {
    return false;
  }
}

function importDiagnostic(file: string, line: number, message: string): Diagnostic {
  return { code: 'UNRESOLVED_IMPORT', severity: 'error', message, file, line, column: null, start: 0, end: 0 };
}
