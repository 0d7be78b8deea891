/** The flags, width and precision of a directive. */
export interface Flags {
  readonly space: boolean;
  readonly sharp: boolean;
  readonly plus: boolean;
  readonly minus: boolean;
  readonly zero: boolean;
  /** Null if not given. */
  readonly width: number | null;
  readonly precision: number | null;
}
