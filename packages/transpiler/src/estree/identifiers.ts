/** Words that cannot name a binding of an ES module, and globals that emitted code uses. */
const RESERVED_NAMES = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield exports module require'
  ).split(' '),
);

/** Creates unique identifiers. */
export class Names {
  readonly #used: Set<string>;

  /** @param reserved names that are never returned */
  constructor(reserved: Iterable<string> = []) {
    this.#used = new Set(reserved);
  }

  has(name: string): boolean {
    return this.#used.has(name) || RESERVED_NAMES.has(name);
  }

  /** Marks identifiers as used. */
  reserve(names: Iterable<string>): void {
    for (const name of names) this.#used.add(name);
  }

  /** Returns an unused identifier like `wanted`, which may contain any characters, and marks it as used. */
  take(wanted: string, suffix = '_'): string {
    const base = toIdentifier(wanted);
    let name = base;
    for (let count = 2; this.has(name); count++)
      name = count === 2 && suffix !== '' ? `${base}${suffix}` : `${base}${count}`;
    this.#used.add(name);
    return name;
  }
}

function toIdentifier(text: string): string {
  if (/^[A-Za-z$][\w$]*[A-Za-z0-9$]$/.test(text)) return text;
  const name = text.replace(/[^A-Za-z0-9_$]+/g, '_').replace(/^_+(?=.)|_+$/g, '');
  return name === '' || /^\d/.test(name) ? `_${name}` : name;
}
