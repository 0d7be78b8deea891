import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';

/**
 * How a listed case differs from Puppet's recorded answer:
 *
 * - `differs`: pptjs gives another answer, on purpose or because of a known defect.
 * - `crash`: Puppet crashes in its Ruby code and reports the crash. pptjs must fail too, with a message of its own.
 */
export type DifferenceKind = 'differs' | 'crash';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly reason: string;
  /** The source text of the case, where the list repeats it after the id. */
  readonly source?: string;
}

/** One case of a table after evaluation. */
export interface Outcome {
  readonly id: string;
  readonly source?: string;
  /** Whether pptjs gives Puppet's answer. */
  readonly isEqual: boolean;
  /** Whether pptjs answers with an error. */
  readonly isError: boolean;
}

/** Both answers to a case of a table that has answers of its own form. */
export interface AnswerPair {
  readonly id: string;
  readonly source?: string;
  readonly actual: unknown;
  readonly expected: unknown;
  /** Whether pptjs answers with an error. */
  readonly isError: boolean;
}

const HEADING = /^#### (differs|crash): (.+)$/;

/**
 * The cases of a recorded table in which pptjs differs from Puppet: the content of `recorded/<table>.differences.txt`.
 * test/README.md describes the format of that file.
 */
export class Differences {
  readonly #path: string;
  readonly #listed = new Map<string, Difference>();
  readonly #judged = new Set<string>();

  /** Reads the list of a table. A table without a list has no differences. */
  constructor(readonly table: string) {
    this.#path = `test/recorded/${table}.differences.txt`;
    const url = new URL(`${table}.differences.txt`, import.meta.url);
    if (existsSync(url)) this.#read(readFileSync(url, 'utf8'));
  }

  find(id: string): Difference | undefined {
    return this.#listed.get(id);
  }

  /**
   * Decides whether a case is as expected: an unlisted case must be equal, and a listed case must differ in the listed
   * way. Returns the problem as a text, or null.
   */
  problem({ id, source, isEqual, isError }: Outcome): string | null {
    this.#judged.add(id);
    const listed = this.#listed.get(id);
    if (listed === undefined) return isEqual ? null : 'the answer differs from Puppet';
    if (listed.source !== undefined && source !== undefined && listed.source !== toListText(source))
      return `${this.#path} lists this id with another source: ${listed.source}`;
    if (isEqual) return `the case no longer differs: remove it from ${this.#path}`;
    if (listed.kind === 'crash' && !isError) return 'Puppet fails in this case, so pptjs must fail too';
    return null;
  }

  ids(): string[] {
    return [...this.#listed.keys()];
  }

  /** The listed ids that were not passed to `problem`: they name no case of the table. */
  unknownIds(): string[] {
    return [...this.#listed.keys()].filter((id) => !this.#judged.has(id));
  }

  #read(text: string): void {
    let section: Pick<Difference, 'kind' | 'reason'> | undefined;
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '' || /^#( |$)/.test(line)) continue;
      const heading = HEADING.exec(line);
      if (heading) {
        section = { kind: heading[1] as DifferenceKind, reason: heading[2] ?? '' };
        continue;
      }
      if (line.startsWith('####') || section === undefined)
        throw new Error(`${this.#path}:${index + 1}: expected "#### differs: <reason>" or "#### crash: <reason>"`);
      const [first = '', source] = line.split('\t');
      const id = fromListText(first);
      if (this.#listed.has(id)) throw new Error(`${this.#path}:${index + 1}: the id ${id} is listed twice`);
      this.#listed.set(id, source === undefined ? section : { ...section, source });
    }
  }
}

/** A text on one line of a list: unchanged, or as a JSON string if it has line breaks, tabs or a quote at the start. */
export function toListText(text: string): string {
  return /^["#\s]|\s$|[\n\r\t]/.test(text) || text === '' ? JSON.stringify(text) : text;
}

function fromListText(text: string): string {
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}

/** A line of a list: the id, and the source if it differs from the id. */
export function listLine(id: string, source?: string): string {
  return source === undefined || source === id ? toListText(id) : `${toListText(id)}\t${toListText(source)}`;
}

/**
 * Asserts that `actual` is Puppet's answer, or that it differs in the listed way where the case is listed.
 *
 * @param details a text about the case that a failing test shows beside both answers
 */
export function assertAnswer(
  t: ExecutionContext,
  differences: Differences,
  { id, source, actual, expected, isError }: AnswerPair,
  details = source,
): void {
  const isEqual = isDeepStrictEqual(actual, expected);
  const problem = differences.problem({ id, ...(source !== undefined && { source }), isEqual, isError });
  if (problem === null) t.pass();
  else if (!isEqual && differences.find(id) === undefined) t.deepEqual(actual, expected, details);
  else t.fail(`${problem}\n${details ?? id}\npptjs answers ${JSON.stringify(actual)}`);
}
