import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceMapUrl } from '@pptjs/transpiler/dialect';
import type { OnLoadResult, PartialMessage, PluginBuild } from 'esbuild';
import { messageOf, type SourceMessage } from './messages.js';
import { partition } from './report.js';
import type { BundledModule, BundledSource, Sources } from './sources.js';

/** Returns the `setup` of the plugin for esbuild. */
export function esbuildSetup(sources: Sources): (build: PluginBuild) => void {
  return (build) => {
    build.onLoad({ filter: sources.pathFilter }, async ({ path, suffix }) => {
      const id = path + suffix;
      return sources.has(id) ? loadResult(await sources.compile(id)) : undefined;
    });
  };
}

function loadResult(source: BundledSource): OnLoadResult {
  const { errors, warnings } = partition(source.diagnostics);
  const { path, module, dependencies } = source;
  return {
    contents: module === undefined ? '' : withMap(path, module),
    loader: 'js',
    resolveDir: dirname(path),
    watchFiles: [path, ...dependencies],
    errors: errors.map((error) => esbuildMessage(messageOf(source, error))),
    warnings: warnings.map((warning) => esbuildMessage(messageOf(source, warning))),
  };
}

/** Returns a module with its source map, in which esbuild expects URLs. */
function withMap(path: string, { code, map }: BundledModule): string {
  const text = JSON.stringify({ ...map, sources: [pathToFileURL(path).href] });
  return `${code}//# sourceMappingURL=${sourceMapUrl(text)}\n`;
}

function esbuildMessage({ text, path, line, column, lineText, length }: SourceMessage): PartialMessage {
  const bytes = (from: number, to: number): number => Buffer.byteLength(lineText.slice(from, to));
  const location = { file: path, line, column: bytes(0, column), length: bytes(column, column + length), lineText };
  return { text, location };
}
