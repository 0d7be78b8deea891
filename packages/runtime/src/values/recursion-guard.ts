/** The number of comparisons of the same two types, each within the one before, after which the types are not compared. */
const MAX_COMPARISONS = 6;

/**
 * The parts of one side of a comparison that contain the current part. The side is recursive if a part contains itself.
 * Further parts are then not recorded, until the comparison leaves the last recorded part.
 */
export class OpenParts {
  isRecursive = false;
  readonly #open = new Set<unknown>();

  /** Records a part. Returns whether `leave` must be called for it. */
  enter(part: unknown): boolean {
    if (this.isRecursive) return false;
    this.isRecursive = this.#open.has(part);
    this.#open.add(part);
    return !this.isRecursive;
  }

  leave(part: unknown): void {
    this.isRecursive = false;
    this.#open.delete(part);
  }
}

/** A pair that is being compared. */
interface OpenPair {
  readonly type: object;
  readonly other: object;
  /** Whether nothing was recorded before the pair. */
  readonly isFirst: boolean;
}

/**
 * Records the recursive aliases that are being tested, and the values or recursive aliases that are tested for them. A
 * comparison ends when both sides have been found to contain themselves.
 *
 * The rules are those of Puppet: parts of one side are accepted or refused depending on what was found before them.
 */
export class RecursionGuard {
  readonly types = new OpenParts();
  readonly values = new OpenParts();
  readonly #isEmpty: boolean;
  readonly #pairs: OpenPair[];
  /** Whether nothing was compared with these records. */
  #isNew = true;

  /** @param isEmpty whether each recursive alias has records of its own */
  constructor(outer: RecursionGuard | undefined, isEmpty = false) {
    this.#pairs = outer === undefined ? [] : outer.#pairs;
    this.#isEmpty = isEmpty;
  }

  /** Returns a guard that records what is tested: the given one, or a new one if there is none. */
  static recording(guard: RecursionGuard | undefined): RecursionGuard {
    return guard === undefined || guard.#isEmpty ? new RecursionGuard(guard) : guard;
  }

  /** Whether both sides contain themselves. */
  get isComplete(): boolean {
    return this.types.isRecursive && this.values.isRecursive;
  }

  /**
   * Compares a type with another type. Returns null without a comparison if the same pair is compared again and again:
   * Puppet does not end such comparisons.
   */
  comparePair(type: object, other: object, compare: () => boolean): boolean | null {
    const isFirst = this.#isNew;
    this.#isNew = false;
    let open = 0;
    for (const pair of this.#pairs) {
      if (pair.type !== type || pair.other !== other) continue;
      // Without records, the pair is compared in the same way again.
      if ((isFirst && pair.isFirst) || ++open === MAX_COMPARISONS) return null;
    }
    this.#pairs.push({ type, other, isFirst });
    const result = compare();
    this.#pairs.pop();
    return result;
  }
}
