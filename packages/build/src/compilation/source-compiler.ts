import { hash } from 'node:crypto';
import { describeOutput, displayName, systemMessage, writeOutputs, type WrittenOutput } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import {
  type DeclarationFile,
  type DeclaredModule,
  type Diagnostic,
  EMPTY_OUTLINE,
  hasErrors,
  outlineWith,
  type SourceOutline,
} from '@pptjs/transpiler/dialect';
import type { declarationKinds, ModuleOutput, sourceMapKinds } from '../outputs/formats.js';
import { mapPaths, moduleDeclarationPath, sourceUrl } from '../outputs/output-paths.js';
import { type DialectSelection, isFault } from '../sources/dialect-selection.js';
import { fileFault } from '../sources/read-source.js';
import { contentDigest } from '../sources/scan-source.js';
import { compileSource, declareSource, parseSource, type SourceInput } from './compile-source.js';
import { recordOutline } from './recorded-outline.js';
import type { SourceLinks } from './source-links.js';

/** How the sources of a build are compiled. */
export interface CompilerOptions extends ModuleOutput {
  readonly sourceMap: (typeof sourceMapKinds)[number];
  readonly declarations: (typeof declarationKinds)[number];
  readonly strict: Strictness;
  readonly comments: boolean;
}

/** A source to compile. */
export interface SourceJob extends SourceInput {
  /** The digest of the content (see `contentDigest`); empty if it cannot be read. */
  readonly content: string;
  /** The name in the module: see `EmittedFiles`. */
  readonly moduleFile: string;
  /** The path of the module, or of the declarations if there is no module. */
  readonly code: string;
  /** Identifies the compiler and the options, which also decide the module. Undefined if they are unknown. */
  readonly base: string | undefined;
  /** The sources with the types that the declarations may import. */
  readonly types: readonly ImportedSource[];
}

/** Another source of the build, whose types declarations import. */
export interface ImportedSource {
  readonly path: string;
  /** The module specifier of its declarations. */
  readonly from: string;
}

/** The result of the compilation of a source. */
export interface SourceResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The source, for the lines around diagnostics; undefined if there are none, or the source cannot be read. */
  readonly text: string | undefined;
  /** The key for the record (see `recordKey`); empty if the result does not depend on the source alone. */
  readonly key: string;
  /** The size of the source; undefined if no module was written. */
  readonly characters: number | undefined;
  /** The files that were written. */
  readonly written: readonly WrittenOutput[];
  /** The outline of the source (see `recordOutline`); undefined if the build writes no modules. */
  readonly outline?: string | undefined;
}

/** Compiles sources and writes their modules and source maps. */
export class SourceCompiler {
  readonly #selection: DialectSelection;
  readonly #options: CompilerOptions;
  readonly #cwd: string;
  readonly #links: SourceLinks;
  /** The trees of the sources whose types others import, by path; null for a source with errors. */
  readonly #trees = new Map<string, unknown>();

  constructor(selection: DialectSelection, options: CompilerOptions, cwd: string, links: SourceLinks) {
    this.#links = links;
    this.#selection = selection;
    this.#options = options;
    this.#cwd = cwd;
  }

  async compile(job: SourceJob): Promise<SourceResult> {
    const { path, file, code: target, base } = job;
    const hasModule = this.#options.declarations !== 'sources';
    const { text, files, diagnostics, outline, links } = hasModule
      ? await this.#compileModule(job)
      : await this.#declare(job);
    const shownText = diagnostics.length > 0 ? text : undefined;
    const content = job.content === '' ? contentDigest(text ?? '') : job.content;
    const key = text === undefined ? '' : recordKey(base, links, content);
    if (text === undefined) return { diagnostics, text: shownText, key, characters: undefined, written: [] };
    if (files === null) {
      const recorded = hasModule ? recordOutline(await this.#outlineWithErrors(path, file, text), content) : undefined;
      return { diagnostics, text: shownText, key, characters: undefined, written: [], outline: recorded };
    }
    // The content is encoded once: for the file, its size and its digest.
    const outputs = files.map(({ path, content }) => ({ path, content: Buffer.from(content) }));
    try {
      writeOutputs(outputs);
    } catch (error) {
      const message = `The module cannot be written to ${displayName(target, this.#cwd)}: ${systemMessage(error)}`;
      const failure = fileFault(file, 'OUTPUT_UNWRITABLE', message);
      return { diagnostics: [...diagnostics, failure], text: undefined, key: '', characters: undefined, written: [] };
    }
    const written = outputs.map(describeOutput);
    return {
      diagnostics,
      text: shownText,
      key,
      characters: text.length,
      written,
      outline: outline && recordOutline(outline, content),
    };
  }

  /** The module of a source with its source map and declarations. */
  async #compileModule(job: SourceJob): Promise<Outputs> {
    const { path, file, moduleFile, code: target, types: imported } = job;
    const { format, sourceMap, declarations, strict, comments } = this.#options;
    const paths = mapPaths(target);
    const declarationPath = moduleDeclarationPath(target);
    const declarationPaths = mapPaths(declarationPath);
    const dialect = await this.#selection.forFile(file);
    let outline: SourceOutline | undefined;
    let links = NO_LINKS;
    const { text, code, map, types, diagnostics } = await compileSource(job, this.#selection, {
      file,
      moduleFile,
      format,
      sourceMap,
      strict,
      comments,
      mapSource: sourceUrl(path, target),
      mapFile: paths.mapUrl,
      link: (found) => {
        outline = withDirectUses(found);
        if (isFault(dialect)) return new Map();
        const linked = this.#links.linksOf(path, dialect, outline.uses);
        links = linked.key;
        return linked.links();
      },
      typed: declarations === 'modules',
      others: imported.length === 0 ? [] : await this.#treesOf(imported),
      declarationMapFile: sourceMap === 'none' ? undefined : declarationPaths.mapUrl,
    });
    if (code === null) return { text, files: null, diagnostics, links: NO_LINKS };
    const files: TextFile[] = [];
    // The maps come first: if the process is killed between two files, there is no module without its map.
    if (map !== null && sourceMap === 'external') files.push({ path: paths.map, content: map });
    if (types !== null) files.push(...this.#declarationFiles(types, declarationPath, declarationPaths.map));
    files.push({ path: target, content: code });
    return { text, files, diagnostics, outline, links };
  }

  /** The outline of a source with errors. It has no links, but other sources may have links to it. */
  async #outlineWithErrors(path: string, file: string, text: string): Promise<SourceOutline> {
    const dialect = await this.#selection.forFile(file);
    const outline = isFault(dialect) ? undefined : outlineWith(dialect, text, { file: path });
    return { ...(outline ?? EMPTY_OUTLINE), uses: [] };
  }

  /** The declarations of a source without a module. */
  async #declare(job: SourceJob): Promise<Outputs> {
    const { path, code: target, types: imported } = job;
    const { sourceMap, strict, comments } = this.#options;
    const paths = mapPaths(target);
    const { text, types, diagnostics } = await declareSource(job, this.#selection, {
      strict,
      comments,
      mapSource: sourceUrl(path, target),
      others: await this.#treesOf(imported),
      ...(sourceMap !== 'none' && { declarationMapFile: paths.mapUrl }),
    });
    const result = { text, diagnostics, links: NO_LINKS };
    if (types !== null) return { ...result, files: this.#declarationFiles(types, target, paths.map) };
    return { ...result, files: hasErrors(diagnostics) ? null : [] };
  }

  /** The trees of sources without errors. */
  async #treesOf(sources: readonly ImportedSource[]): Promise<readonly DeclaredModule<unknown>[]> {
    const modules: DeclaredModule<unknown>[] = [];
    for (const { path, from } of sources) {
      let tree = this.#trees.get(path);
      if (tree === undefined) {
        tree = await parseSource(path, this.#selection, this.#options.strict);
        this.#trees.set(path, tree);
      }
      if (tree !== null) modules.push({ tree, from });
    }
    return modules;
  }

  #declarationFiles({ text, map }: DeclarationFile, path: string, mapPath: string): readonly TextFile[] {
    const file = { path, content: text };
    return this.#options.sourceMap === 'none' ? [file] : [{ path: mapPath, content: map }, file];
  }
}

/** Catalogs look up the other definitions by name. They need whole environments, which other builds compile. */
const withDirectUses = ({ defines, uses }: SourceOutline): SourceOutline => ({
  defines,
  uses: uses.filter(({ isDirect }) => isDirect),
});

interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** The files to write for a source; null if it has errors. */
interface Outputs {
  /** The source; undefined if it cannot be read. */
  readonly text: string | undefined;
  readonly files: readonly TextFile[] | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly outline?: SourceOutline | undefined;
  /** See `ModuleLinks.key`. */
  readonly links: string;
}

/** The key of no links. */
export const NO_LINKS = '';

/**
 * Returns the digest of everything that a module depends on.
 * @param base see `SourceJob`
 * @param links see `ModuleLinks.key`
 * @param content see `contentDigest`
 */
export function recordKey(base: string | undefined, links: string, content: string): string {
  // No key equals the empty one, so the source is compiled in each build.
  if (base === undefined) return '';
  return hash('sha256', `${base}\0${links}\0${content}`, 'base64url');
}
