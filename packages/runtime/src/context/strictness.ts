/** The values of Puppet's setting `strict`: ignore questionable code, warn, or fail. */
export const STRICTNESS_LEVELS = ['off', 'warning', 'error'] as const;

export type Strictness = (typeof STRICTNESS_LEVELS)[number];

/** The strictness of compilations and evaluations whose caller names none: that of Puppet 8. */
export const DEFAULT_STRICTNESS: Strictness = 'error';
