import { readFileSync } from 'node:fs';
import { compile, fromSources, renderDiagnostic, version } from '@pptjs/transpiler';
import { Cache, cacheDirectory } from './cache.js';

/** Whether the module at `address`, a URL, is Puppet code. */
export function isPuppet(address: string): boolean {
  return address.startsWith('file:') && /\.e?pp(?:[?#]|$)/.test(address);
}

/**
 * The JavaScript module of the Puppet file at `path`, with its source map within; from the cache where the same text
 * was compiled before.
 * @throws {SyntaxError} with every error of the file, where it has any
 */
export function translate(path: string): string {
  const bytes = readFileSync(path);
  const directory = fromSources ? undefined : cacheDirectory(path, process.env);
  if (directory === undefined) return compileFile(path, bytes);
  return new Cache(directory).through([version, path, bytes.toString('latin1')], () => compileFile(path, bytes));
}

function compileFile(path: string, bytes: Uint8Array): string {
  const source = decode(path, bytes);
  const { code, diagnostics } = compile(source, { file: path, sourceMap: 'inline' });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 || code === null)
    throw new SyntaxError(errors.map((error) => renderDiagnostic(error, source)).join('\n\n'));
  return code;
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SyntaxError(`${path}: invalid byte sequence in UTF-8`);
  }
}
