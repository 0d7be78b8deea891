/** Words that cannot name a binding of an ES module, and globals that emitted code relies on. */
const TAKEN = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield exports module require'
  ).split(' '),
);

/** Gives out identifiers, each once. A scope of names within another avoids the outer ones too. */
export class Names {
  readonly #used = new Set<string>();
  readonly #outer: Names | null;

  constructor(outer: Names | null = null) {
    this.#outer = outer;
  }

  has(name: string): boolean {
    return this.#used.has(name) || (this.#outer === null ? TAKEN.has(name) : this.#outer.has(name));
  }

  /** An identifier like `wanted`, whatever characters that has, which nothing else here uses. */
  take(wanted: string, suffix = '_'): string {
    const base = toIdentifier(wanted);
    let name = base;
    for (let count = 2; this.has(name); count++) name = count === 2 && suffix !== '' ? `${base}${suffix}` : `${base}${count}`;
    this.#used.add(name);
    return name;
  }
}

function toIdentifier(text: string): string {
  const name = text.replace(/[^A-Za-z0-9_$]+/g, '_').replace(/^_+(?=.)|_+$/g, '');
  return name === '' || /^\d/.test(name) ? `_${name}` : name;
}
