import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayName } from '@pptjs/files';
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import { fileFault } from '../sources/read-source.js';
import type { ModuleOutput } from './formats.js';

const messages = {
  esm: {
    text: 'Node reads .js files in the output folder as CommonJS because of this file, but the modules are ES modules',
    help: 'Add "type": "module" to this package.json, or use `--out-extension .mjs` or `--format cjs`.',
  },
  cjs: {
    text: 'Node reads .js files in the output folder as ES modules because of this file, but the modules are CommonJS',
    help: 'Use `--out-extension .cjs` or `--format esm`.',
  },
} as const;

/**
 * Returns the warning about a package.json with which Node reads `.js` files in the output folder in the wrong format.
 * Returns undefined if there is none, or the extension decides about the format.
 */
export function formatWarning({ format, extension }: ModuleOutput, out: string, cwd: string): Diagnostic | undefined {
  if (extension !== '.js') return undefined;
  const nearest = nearestPackage(out);
  if (nearest === undefined || nearest.isModule === (format === 'esm')) return undefined;
  const { text, help } = messages[format];
  const fault = fileFault(displayName(nearest.path, cwd), 'MODULE_FORMAT_MISMATCH', text);
  return { ...fault, severity: 'warning', help };
}

/** The nearest package.json at or above a folder, and whether it makes `.js` files ES modules. */
function nearestPackage(folder: string): { readonly path: string; readonly isModule: boolean } | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'package.json');
    const text = textOf(path);
    if (text !== undefined) return { path, isModule: isModulePackage(text) };
    if (dirname(at) === at) return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isModulePackage(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'type' in data && data.type === 'module';
  } catch {
    return false;
  }
}
