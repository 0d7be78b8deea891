import type { Diagnostic } from '@pptjs/transpiler';

/** How certainly the type checker reports a change. */
export type Level = 'certain' | 'possible' | 'missed';

/** Returns the level of the findings that a change adds. */
export function levelOf(added: readonly Diagnostic[]): Level {
  if (added.some(({ severity }) => severity === 'error')) return 'certain';
  return added.length > 0 ? 'possible' : 'missed';
}

/** The changes that make a catalog fail, by kind and level. */
export class DetectionTally {
  readonly #byKind = new Map<string, Record<Level, number>>();

  add(kind: string, level: Level): void {
    const counts = this.#byKind.get(kind) ?? { certain: 0, possible: 0, missed: 0 };
    this.#byKind.set(kind, counts);
    counts[level]++;
  }

  /** Returns a line for each kind. */
  lines(): string[] {
    return [...this.#byKind].toSorted().map(([kind, counts]) => {
      const { failing, certain, possible } = withSum(counts);
      const share = ((100 * (certain + possible)) / failing).toFixed(0);
      return `${kind}: ${failing} failing, ${certain} certain, ${possible} possible, ${share} %`;
    });
  }

  /** The numbers of all kinds. */
  total(): { readonly failing: number; readonly certain: number; readonly possible: number } {
    const sum = { certain: 0, possible: 0, missed: 0 };
    for (const counts of this.#byKind.values()) {
      sum.certain += counts.certain;
      sum.possible += counts.possible;
      sum.missed += counts.missed;
    }
    return withSum(sum);
  }
}

function withSum({ certain, possible, missed }: Record<Level, number>): {
  failing: number;
  certain: number;
  possible: number;
} {
  return { failing: certain + possible + missed, certain, possible };
}
