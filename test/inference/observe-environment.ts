import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledStdlib, CatalogCompiler, Environment, moduleExtensions } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import type { Value } from '@pptjs/runtime/internal';
import { type Inference, type Node, parse } from '@pptjs/transpiler';
import { writeIn } from '../catalog/folder.js';
import type { GeneratedEnvironment } from './generate-environments.js';
import { instrument, OBSERVER } from './instrument.js';
import { problemOf } from './observe.js';

/** What the catalogs of an environment show about the inferred types of its files. */
export interface EnvironmentObservation {
  readonly values: number;
  readonly compiled: number;
  /** The messages of the catalogs that do not compile. */
  readonly failures: readonly string[];
  /** The values that are no instances of the type, and the certain findings about code that was evaluated. */
  readonly unsound: readonly string[];
}

/** Compiles all manifests, and compares the values of all files with the types of their expressions. */
export async function observeEnvironment({ files, manifests }: GeneratedEnvironment): Promise<EnvironmentObservation> {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-observed-'));
  try {
    writeIn(folder, files);
    const modulepath = [folder];
    const checker = new EnvironmentChecker(new Environment({ name: 'production', modulepath }), { folder });
    const observer = new Observer(checker);
    for (const path of checker.files()) observer.instrument(path);
    observer.write();
    const unsound = new Set<string>();
    const failures: string[] = [];
    let compiled = 0;
    let values = 0;
    const native = (id: Value, value: Value): Value => {
      values++;
      const problem = observer.evaluated(Number(id), value);
      if (problem !== null) unsound.add(problem);
      return value;
    };
    const definition = { kind: 'function', name: OBSERVER, file: '', line: 1, native } as const;
    const extensions = [
      {
        findFunction: (_: unknown, name: string) => (name === OBSERVER ? (definition as never) : undefined),
        functionNames: () => [OBSERVER],
      },
      ...moduleExtensions(),
      bundledStdlib(),
    ];
    const environment = new Environment({ name: 'production', modulepath, code: '' });
    const settings = { strict: 'error', strictVariables: true, extensions, timeLimit: 10 } as const;
    const shared = new CatalogCompiler({ ...settings, environment });
    for (const manifest of manifests) {
      observer.begin();
      const compiler = new CatalogCompiler({ ...settings, environment: environment.withCode(manifest) }, shared);
      try {
        await compiler.compileLoading({ facts: {}, log: () => undefined } as never);
        compiled++;
        for (const wrong of observer.wrongFindings()) unsound.add(wrong);
      } catch (error) {
        failures.push(`${manifest}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { values, compiled, failures, unsound: [...unsound] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Observed {
  readonly path: string;
  readonly file: string;
  readonly text: string;
  readonly node: Node;
  readonly inference: Inference;
  /** The node of the file's inference, which reads the text once more. */
  readonly inferred: Node | undefined;
}

/** The observed expressions of all files. */
class Observer {
  readonly #checker: EnvironmentChecker;
  readonly #observed: Observed[] = [];
  readonly #texts = new Map<string, string>();
  #current = new Set<Observed>();

  constructor(checker: EnvironmentChecker) {
    this.#checker = checker;
  }

  instrument(path: string): void {
    const text = readFileSync(path, 'utf8');
    const { program } = parse(text, { file: path, epp: path.endsWith('.epp') });
    const inference = this.#checker.inferenceOf(path);
    const [found] = this.#checker.check([path]);
    if (program === null || inference === undefined || found === undefined) return;
    const byPlace = new Map(
      Array.from([...inference.types.keys(), ...inference.failures], (node) => [keyOf(node), node]),
    );
    const { source, observed } = instrument(program, this.#observed.length);
    for (const node of observed)
      this.#observed.push({
        path,
        file: found.file,
        text: text.slice(node.start, node.end),
        node,
        inference,
        inferred: byPlace.get(keyOf(node)),
      });
    this.#texts.set(path, source);
  }

  /** Writes the instrumented files. */
  write(): void {
    for (const [path, text] of this.#texts) writeFileSync(path, text);
  }

  begin(): void {
    this.#current = new Set();
  }

  /** Returns how a value contradicts the type of its expression; null if it does not. */
  evaluated(id: number, value: Value): string | null {
    const each = this.#observed[id]!;
    this.#current.add(each);
    const problem = problemOf(each.inference, each.inferred ?? each.node, value);
    return problem === null ? null : `${each.file}: ${each.text}: ${problem}`;
  }

  /** Returns the certain findings about code that the current catalog has evaluated. */
  wrongFindings(): string[] {
    const paths = new Set(Array.from(this.#current, ({ path }) => path));
    return Array.from(paths).flatMap((path) =>
      this.#checker
        .check([path])
        .flatMap(({ file, findings }) =>
          findings
            .filter(({ severity, start, end }) => severity === 'error' && this.#hasEvaluated(path, start, end))
            .map(({ line, message }) => `${file}:${line}: wrong finding: ${message}`),
        ),
    );
  }

  #hasEvaluated(path: string, start: number, end: number): boolean {
    for (const each of this.#current)
      if (each.path === path && each.node.start >= start && each.node.end <= end) return true;
    return false;
  }
}

/** Identifies a node in two trees of the same text. */
const keyOf = ({ type, start, end }: Node): string => `${type} ${start} ${end}`;
