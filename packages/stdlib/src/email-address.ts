const LOCAL = String.raw`[\w+-]+(?:[^\w+\n-][\w+-]+)*[^\w+\n-]?`;
const ADDRESS = new RegExp(String.raw`^${LOCAL}@[a-z\d-]+(?:\.[a-z]+)+$`);

/**
 * Whether a text looks like an e-mail address: no two signs in a row before the `@`, letters after the first point
 * behind it.
 */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}
