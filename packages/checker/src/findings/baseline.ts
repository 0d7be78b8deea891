import { isObject } from '@pptjs/files';
import { readJson } from '@pptjs/runtime/internal';
import type { Diagnostic } from '@pptjs/transpiler';

/** The accepted findings of a code base: how often a message occurs in a file. Lines are left out, because they move. */
export interface BaselineData {
  readonly version: 1;
  /** By file, then by code and message. */
  readonly findings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

type Finding = Pick<Diagnostic, 'file' | 'code' | 'message'>;

const keyOf = ({ code, message }: Finding): string => `${code}: ${message}`;

/** Accepts the findings of a baseline, each as often as it is listed. */
export class Baseline {
  /** How often each finding may still occur, by file and key. */
  readonly #left: Map<string, Map<string, number>>;

  constructor(data: BaselineData) {
    this.#left = new Map(
      Object.entries(data.findings).map(([file, counts]) => [file, new Map(Object.entries(counts))]),
    );
  }

  /**
   * Reads a baseline.
   * @throws {Error} if the text is not a baseline
   */
  static parse(text: string): Baseline {
    const data = readJson(text);
    if (!isBaseline(data)) throw new Error('This file is not a baseline of the type checker');
    return new Baseline(data);
  }

  /** Whether a finding is accepted. It then counts as found. */
  accepts(finding: Finding): boolean {
    const counts = this.#left.get(finding.file);
    const count = counts?.get(keyOf(finding)) ?? 0;
    if (count <= 0) return false;
    counts?.set(keyOf(finding), count - 1);
    return true;
  }

  /** The number of listed findings that have not been found. */
  get unused(): number {
    let sum = 0;
    for (const counts of this.#left.values()) for (const count of counts.values()) sum += count;
    return sum;
  }
}

function isBaseline(data: unknown): data is BaselineData {
  return (
    isObject(data) &&
    data['version'] === 1 &&
    isObject(data['findings']) &&
    Object.values(data['findings']).every(isCounts)
  );
}

function isCounts(data: unknown): boolean {
  return isObject(data) && Object.values(data).every((value) => Number.isSafeInteger(value) && Number(value) > 0);
}

/** Returns the baseline that accepts these findings, as text. Files and findings are sorted. */
export function baselineText(findings: readonly Finding[]): string {
  const files = new Map<string, Map<string, number>>();
  for (const finding of findings.toSorted((a, b) => compare(a.file, b.file) || compare(keyOf(a), keyOf(b)))) {
    let counts = files.get(finding.file);
    if (counts === undefined) files.set(finding.file, (counts = new Map()));
    counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  }
  const data: BaselineData = {
    version: 1,
    findings: Object.fromEntries(Array.from(files, ([file, counts]) => [file, Object.fromEntries(counts)])),
  };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
