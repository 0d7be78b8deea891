export type Hash = Readonly<Record<string, unknown>>;

export const isHash = (value: unknown): value is Hash =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
