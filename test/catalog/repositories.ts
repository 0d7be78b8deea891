import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CatalogCompileError, CatalogCompiler, Environment, moduleExtensions } from '@pptjs/catalog';
import { EvaluationError } from '@pptjs/runtime/internal';
import { parse } from 'yaml';
import { caseFiles, readSections } from '../cases/read.js';
import { explainKey } from '../hiera/explain-key.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { type CompiledAnswer, compiledAnswer } from './compiled-answer.js';

/** A node of a repository. */
export interface RepositoryNode {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly trusted: Readonly<Record<string, unknown>>;
}

/** A control repository as folders and files. */
export interface Repository {
  /** `<file>: <title>` */
  readonly id: string;
  /**
   * The texts of the files by path. The paths begin at the environment's folder, except those in `global` (with the
   * global layer's `hiera.yaml`) and `base` (the base modulepath).
   */
  readonly files: Readonly<Record<string, string>>;
  readonly nodes: Readonly<Record<string, RepositoryNode>>;
  /** The keys that each node looks up. */
  readonly lookups: readonly string[];
}

/** The catalog or error of a node of a repository. `$ROOT` replaces the folder of the repository. */
export interface RepositoryAnswer extends CompiledAnswer {
  readonly id: string;
  readonly node: string;
  /** The texts of `lookup --explain` by key; null if the lookup fails. */
  readonly explanations: Readonly<Record<string, string | null>>;
}

/**
 * The repositories in `repositories/*.txt`. In a section, a line `---- <path>` starts a file. Two files are not part of
 * the repository: `nodes.yaml` maps the names of nodes to `facts` and `trusted`, and `lookups` lists keys. A path may be
 * followed by `crlf` or `bom`.
 */
export function repositories(): Repository[] {
  return caseFiles(new URL('repositories/', import.meta.url), '.txt').flatMap(({ name, text }) =>
    readSections(text).map((section) => readRepository(`${name}: ${section.title}`, section.text)),
  );
}

function readRepository(id: string, text: string): Repository {
  const { 'nodes.yaml': nodes = '', lookups = '', ...files } = readFiles(text);
  const entries = Object.entries((parse(nodes) ?? {}) as Record<string, Partial<RepositoryNode> | null>);
  return {
    id,
    files,
    nodes: Object.fromEntries(
      entries.map(([node, data]) => [node, { facts: data?.facts ?? {}, trusted: data?.trusted ?? {} }]),
    ),
    lookups: lookups.split('\n').filter(Boolean),
  };
}

function readFiles(text: string): Record<string, string> {
  const files = text.split(/^---- /m).slice(1);
  return Object.fromEntries(
    files.map((file) => {
      const end = file.indexOf('\n');
      const [path = '', encoding] = file.slice(0, end).split(' ');
      return [path, encode(`${file.slice(end + 1).trimEnd()}\n`, encoding)];
    }),
  );
}

function encode(text: string, encoding: string | undefined): string {
  if (encoding === 'crlf') return text.replaceAll('\n', '\r\n');
  return encoding === 'bom' ? `\uFEFF${text}` : text;
}

/** The folders of a repository on disk. */
export interface RepositoryFolders {
  readonly root: string;
  readonly environment: string;
  readonly base: string;
  readonly hieraConfig: string;
}

/** Writes a repository to a new temporary folder. */
export function writeRepository(
  { files }: Repository,
  root = mkdtempSync(join(tmpdir(), 'repository-')),
): RepositoryFolders {
  const environment = join(root, 'environments', 'production');
  mkdirSync(environment, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(/^(?:global|base)\//.test(path) ? root : environment, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { root, environment, base: join(root, 'base'), hieraConfig: join(root, 'global', 'hiera.yaml') };
}

/** Compiles the catalogs of all nodes, and explains the lookups. */
export async function answersTo(repository: Repository): Promise<RepositoryAnswer[]> {
  const { root, environment: directory, base, hieraConfig } = writeRepository(repository);
  const environment = new Environment({
    directory,
    baseModulepath: [base],
    ...('global/hiera.yaml' in repository.files && { hieraConfig }),
  });
  const strict = recordedStrictness('repositories');
  const compiler = new CatalogCompiler({ environment, strict, extensions: moduleExtensions({}) });
  const answers: RepositoryAnswer[] = [];
  for (const [node, { facts, trusted }] of Object.entries(repository.nodes)) {
    const answer = await compiledAnswer(compiler, { node, facts, trusted });
    const explain = (key: string): string | null => {
      try {
        return compiler.evaluate({ node, facts, trusted, log: () => undefined }, () => explainKey(key));
      } catch (error) {
        if (error instanceof EvaluationError || error instanceof CatalogCompileError) return null;
        throw error;
      }
    };
    const explanations = Object.fromEntries(repository.lookups.map((key) => [key, explain(key)]));
    answers.push({ id: repository.id, node, ...answer, explanations });
  }
  return JSON.parse(JSON.stringify(answers).replaceAll(root, '$ROOT')) as RepositoryAnswer[];
}
