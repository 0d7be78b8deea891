/** The parts of Node with which a position in compiled code is mapped to its source. */
interface NodeModules {
  (name: 'node:buffer'): { Buffer: { from(text: string, encoding: 'base64'): { toString(): string } } };
  (name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string };
  (name: 'node:module'): {
    SourceMap: new (map: object) => { findEntry: FindEntry };
  };
  (name: 'node:url'): { fileURLToPath(url: string): string; pathToFileURL(path: string): { href: string } };
}

/** Line and column are from 0. */
type FindEntry = (line: number, column: number) => { originalLine?: number; originalColumn?: number };

interface ParsedUrl {
  readonly href: string;
}

interface Host {
  readonly process?: { readonly getBuiltinModule?: NodeModules };
  readonly URL: new (url: string, base?: string) => ParsedUrl;
}

const host = globalThis as unknown as Host;

interface SourcePosition {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Returns the text of the line; null if it is not available. */
  readonly readLine: () => string | null;
}

/** V8 writes `    at name (url:line:column)` or `    at url:line:column`. */
const FRAME = /^(\s*at (?:.*? \()?)([^()\s]\S*?):(\d+):(\d+)(\)?)$/;

const JAVASCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * Formats an error as Node does for an uncaught error: the line of the source, the error, and the stack.
 * The frames of the runtime are left out, and the positions in compiled modules are those of their sources, also if Node
 * does not apply source maps. The source is the innermost remaining frame. Outside of Node there is no line of code.
 *
 * @param header the name and message of the error
 * @param frames the lines of the stack
 * @param place the place and its line of code, if they are known
 */
export function sourceTrace(header: string, frames: readonly string[], place?: string): string {
  const own = packagesFolder(frames[0]);
  const outer = frames.filter((frame) => own === null || !isOwnFrame(frame, own));
  const maps = new Map<string, CompiledFile | null>();
  const mapped = outer.map((frame) => mapFrame(frame, maps));
  const [first] = mapped;
  const stack = [header, ...mapped.map(({ text }) => text)].join('\n');
  const shown = place ?? (first?.position && codeFrame(first.position));
  return shown === undefined ? stack : `${shown}\n\n${stack}`;
}

/** Returns a place with its line of code; undefined if the file cannot be read. */
export function placeWithLine(file: string, line: number): string | undefined {
  const text = readText(file)?.split('\n')[line - 1];
  return text === undefined ? undefined : `${file}:${line}\n${text}`;
}

/** The folder with the packages of pptjs, from the frame of this package; null in a bundle. */
function packagesFolder(frame: string | undefined): string | null {
  const [, , url = ''] = FRAME.exec(frame ?? '') ?? [];
  return (
    /^(.*[/\\](?:@pptjs|packages)[/\\])runtime[/\\](?:bundle|dist|src)[/\\]/
      .exec(url)?.[1]
      ?.replace(/^file:\/\//, '') ?? null
  );
}

function isOwnFrame(frame: string, folder: string): boolean {
  const [, , url = ''] = FRAME.exec(frame) ?? [];
  return url.replace(/^file:\/\//, '').startsWith(folder) || /[/\\]node_modules[/\\]@pptjs[/\\]/.test(url);
}

function codeFrame({ path, line, column, readLine }: SourcePosition): string {
  const place = `${path}:${line}`;
  const text = readLine();
  return text === null ? place : `${place}\n${text}\n${text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')}^`;
}

/** Maps a frame of a compiled module. The position is undefined for other code. */
function mapFrame(
  frame: string,
  maps: Map<string, CompiledFile | null>,
): { readonly text: string; readonly position?: SourcePosition } {
  const [, start = '', url, line, column, end = ''] = FRAME.exec(frame) ?? [];
  if (url === undefined || /^(?!file:)[\w-]{2,}:/.test(url)) return { text: frame };
  if (!JAVASCRIPT.test(url)) {
    const path = url.startsWith('file:') ? (pathOf(url) ?? url) : url;
    const readLine = (): string | null => readText(url)?.split('\n')[Number(line) - 1] ?? null;
    return { text: frame, position: { path, line: Number(line), column: Number(column), readLine } };
  }
  if (!maps.has(url)) maps.set(url, CompiledFile.read(url));
  const position = maps.get(url)?.find(Number(line), Number(column));
  if (position === undefined) return { text: frame };
  return { text: `${start}${position.path}:${position.line}:${position.column}${end}`, position };
}

interface SourceMapContent {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** A JavaScript file that was compiled from a source of another language. */
class CompiledFile {
  readonly #path: string;
  readonly #lines: readonly string[];
  readonly #find: FindEntry;

  private constructor(path: string, lines: readonly string[], find: FindEntry) {
    this.#path = path;
    this.#lines = lines;
    this.#find = find;
  }

  /** Reads the file and its map. Null if it has none, or is compiled from JavaScript or TypeScript. */
  static read(url: string): CompiledFile | null {
    const node = host.process?.getBuiltinModule;
    const comment = readText(url)?.match(/\n\/\/# sourceMappingURL=(\S+)\s*$/)?.[1];
    if (node === undefined || comment === undefined) return null;
    try {
      const mapUrl = new host.URL(comment, fileUrl(url)).href;
      const map = JSON.parse(readMap(mapUrl)) as SourceMapContent;
      const [source] = map.sources;
      if (source === undefined || map.sources.length > 1 || JAVASCRIPT.test(source)) return null;
      const path = pathOf(new host.URL(source, mapUrl.startsWith('data:') ? fileUrl(url) : mapUrl).href);
      const sourceMap = new (node('node:module').SourceMap)(map);
      const find = sourceMap.findEntry.bind(sourceMap);
      return path === null ? null : new CompiledFile(path, map.sourcesContent?.[0]?.split('\n') ?? [], find);
    } catch {
      // A damaged map must not hide the error that is described.
      return null;
    }
  }

  /** Line and column are from 1. */
  find(line: number, column: number): SourcePosition | undefined {
    const { originalLine, originalColumn } = this.#find(line - 1, column - 1);
    if (originalLine === undefined || originalColumn === undefined) return undefined;
    const readLine = (): string | null => this.#lines[originalLine] ?? null;
    return { path: this.#path, line: originalLine + 1, column: originalColumn + 1, readLine };
  }
}

function fileUrl(url: string): string {
  return url.startsWith('file:') ? url : (host.process?.getBuiltinModule?.('node:url').pathToFileURL(url).href ?? url);
}

function pathOf(url: string): string | null {
  return url.startsWith('file:') ? (host.process?.getBuiltinModule?.('node:url').fileURLToPath(url) ?? null) : null;
}

function readMap(url: string): string {
  if (!url.startsWith('data:')) return readText(url) ?? '';
  const content = url.slice(url.indexOf(',') + 1);
  return host.process?.getBuiltinModule?.('node:buffer').Buffer.from(content, 'base64').toString() ?? '';
}

/** Reads a local file; undefined if that is not possible. */
function readText(url: string): string | undefined {
  try {
    const path = pathOf(fileUrl(url));
    return path === null ? undefined : host.process?.getBuiltinModule?.('node:fs').readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
