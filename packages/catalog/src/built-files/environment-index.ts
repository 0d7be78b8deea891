import { createHash } from 'node:crypto';
import { version } from '@pptjs/transpiler';
import { DIALECT, type RubyRecord } from '../built/environment-description.js';
import type { CompilerWarning } from '../environment/built-code.js';
import { Identifier, javascriptLiteral, type LiteralValue, quoted } from './javascript-literal.js';

/** The name of the index in the folder of a built environment. */
export const INDEX_FILE = 'index.js';

/** The module that the index imports. A folder whose index imports it is a built environment. */
export const BUILT_ENTRY_POINT = '@pptjs/catalog/built';

/** The module that decrypts the values of hiera-eyaml. */
export const EYAML_ENTRY_POINT = '@pptjs/hiera/eyaml';

/** A module of a built environment, without its content. */
interface IndexedModule {
  /** The path of the source in the environment. */
  readonly path: string;
  /** The path of the module in the built environment. */
  readonly module: string;
  /** The digest of the module's text: see `digestOf`. */
  readonly digest: string;
}

/** A compiled Puppet file. */
export interface IndexedSource extends IndexedModule {
  /** The definitions of the file: `class widgets`, `function widgets::size`. */
  readonly defines: readonly string[];
  /** The warnings that the compiler reported. */
  readonly warnings: readonly CompilerWarning[];
  /** The digest of the source map beside the module; undefined if there is none. */
  readonly map: string | undefined;
  /** The number of import and export declarations in the module. */
  readonly declarations: number;
}

/** Ruby code that compiles to JavaScript: an ERB template, or the file of a function. */
export interface IndexedRuby extends IndexedModule {
  /** The digest of the source map beside the module; undefined if there is none. */
  readonly map: string | undefined;
  /** The number of import and export declarations in the module. */
  readonly declarations: number;
}

/** A JavaScript file that defines a function. */
export interface IndexedFunction extends IndexedModule {
  /** The name of the function. */
  readonly name: string;
}

/** The content of an index. All lists are sorted. */
export interface EnvironmentIndex {
  readonly name: string;
  readonly modulepath: readonly string[];
  /** The setting `environment_data_provider`. */
  readonly dataProvider: string | undefined;
  /** The path of the main manifest: a file, or a folder of files. */
  readonly manifest: string;
  /** The paths of the sources of the main manifest. */
  readonly manifests: readonly string[];
  readonly ruby: RubyRecord;
  readonly sources: readonly IndexedSource[];
  readonly files: readonly IndexedModule[];
  readonly templates: readonly IndexedRuby[];
  readonly compiledFunctions: readonly IndexedRuby[];
  readonly functions: readonly IndexedFunction[];
  /** The JavaScript files that functions import. */
  readonly imports: readonly Omit<IndexedModule, 'module'>[];
  /** Whether the environment uses hiera-eyaml. */
  readonly usesEyaml: boolean;
}

/** Returns the digest of a file's content in the form `sha256-<base64>`. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Returns the digest of an environment from the text of its index, which contains the digests of all other files.
 *
 * @param digest the digest that the text contains; it is not part of the digested text
 */
export function digestOfIndex(text: string, digest = ''): string {
  return digestOf(digest === '' ? text : text.replace(`digest: ${quoted(digest)}`, "digest: ''"));
}

/** Prints the index: a module whose default export is the environment. */
export function printIndex(index: EnvironmentIndex): string {
  const identifiers = new Identifiers();
  const { sources, files, templates, compiledFunctions, functions } = index;
  const modules = [...sources, ...files, ...templates, ...compiledFunctions, ...functions];
  const identifierOf = new Map(modules.map(({ module }) => [module, identifiers.create(module)]));
  const moduleOf = ({ module }: IndexedModule): Identifier => identifierOf.get(module) ?? new Identifier('undefined');
  const rubyModules = (entries: readonly IndexedRuby[]): LiteralValue =>
    entries.length === 0
      ? undefined
      : Object.fromEntries(
          entries.map((entry) => [
            entry.path,
            { module: moduleOf(entry), digest: entry.digest, map: entry.map, declarations: entry.declarations },
          ]),
        );
  const description: LiteralValue = {
    name: index.name,
    compiler: version,
    dialect: DIALECT,
    digest: '',
    modulepath: index.modulepath,
    dataProvider: index.dataProvider,
    manifest: index.manifest,
    manifests: index.manifests,
    ruby: index.ruby as unknown as LiteralValue,
    sources: Object.fromEntries(
      index.sources.map((source) => [
        source.path,
        {
          module: moduleOf(source),
          defines: source.defines.length === 0 ? undefined : source.defines,
          warnings: source.warnings.length === 0 ? undefined : source.warnings.map((warning) => ({ ...warning })),
          digest: source.digest,
          map: source.map,
          declarations: source.declarations,
        },
      ]),
    ),
    files: Object.fromEntries(index.files.map((file) => [file.path, { module: moduleOf(file), digest: file.digest }])),
    templates: rubyModules(index.templates),
    compiledFunctions: rubyModules(index.compiledFunctions),
    functions: Object.fromEntries(
      index.functions.map((file) => [file.name, { file: file.path, module: moduleOf(file), digest: file.digest }]),
    ),
    imports:
      index.imports.length === 0
        ? undefined
        : Object.fromEntries(index.imports.map(({ path, digest }) => [path, { digest }])),
    eyaml: index.usesEyaml ? new Identifier('eyaml') : undefined,
  };
  const imports = modules.map(
    (each) => `import * as ${moduleOf(each).name} from ${quoted(`./${urlPath(each.module)}`)};\n`,
  );
  const text = [
    `import { builtEnvironment } from '${BUILT_ENTRY_POINT}';\n`,
    index.usesEyaml ? `import { eyaml } from '${EYAML_ENTRY_POINT}';\n` : '',
    ...imports,
    `\nexport default /* @__PURE__ */ builtEnvironment(${javascriptLiteral(description, '', Infinity)});\n`,
  ].join('');
  return text.replace("digest: ''", `digest: ${quoted(digestOfIndex(text))}`);
}

/** Encodes the characters of a path that have a meaning in a URL. */
function urlPath(path: string): string {
  return path.replaceAll(/[%?#\\]/g, encodeURIComponent);
}

const RESERVED =
  /^(?:\d.*|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield|arguments|builtEnvironment|eyaml)$/;

/** Creates a different identifier for each module: `modules_widgets_manifests_init`. */
class Identifiers {
  readonly #used = new Set<string>();

  create(path: string): Identifier {
    const short = identifierOf(path.replace(/(?:\.\w+)?\.\w+$/, ''));
    const long = identifierOf(path.replace(/\.\w+$/, ''));
    let name = this.#used.has(short) ? long : short;
    for (let count = 2; this.#used.has(name); count++) name = `${long}_${count}`;
    this.#used.add(name);
    return new Identifier(name);
  }
}

function identifierOf(path: string): string {
  const name = path.replaceAll(/[^A-Za-z0-9]+/g, '_');
  return RESERVED.test(name) || name === '' ? `_${name}` : name;
}
