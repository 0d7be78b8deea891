import { readFileSync } from 'node:fs';
import { DiskCache, moduleCacheDirectory } from '@pptjs/files';
import { compile, fromSources, renderDiagnostic, version } from '@pptjs/transpiler';

/** Whether `url` is the URL of a file with Puppet code. */
export function isPuppet(url: string): boolean {
  return url.startsWith('file:') && /\.e?pp(?:[?#]|$)/.test(url);
}

/**
 * Returns the JavaScript module that the Puppet file at `path` compiles to, with an inline source map. The key in the
 * disk cache consists of the compiler's version, the path and the file's content.
 *
 * @throws {SyntaxError} with all errors of the file
 */
export function translate(path: string): string {
  const bytes = readFileSync(path);
  const directory = fromSources ? undefined : moduleCacheDirectory(path, process.env);
  if (directory === undefined) return compileFile(path, bytes);
  const key = ['module', version, path, bytes.toString('latin1')];
  return new DiskCache(directory).getOrCompute(key, () => compileFile(path, bytes));
}

function compileFile(path: string, bytes: Uint8Array): string {
  const source = decode(path, bytes);
  const { code, diagnostics } = compile(source, { file: path, sourceMap: 'inline', comments: false });
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
