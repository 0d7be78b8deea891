/** What stands between `%` and the letter of a conversion. */
export interface Flags {
  readonly space: boolean;
  readonly sharp: boolean;
  readonly plus: boolean;
  readonly minus: boolean;
  readonly zero: boolean;
  /** Null where not given. */
  readonly width: number | null;
  readonly precision: number | null;
}
