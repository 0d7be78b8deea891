type Segments = readonly string[];

/** Lists the names in a folder. Names of folders end in `/`. */
type ListFolder = (folder: string) => readonly string[];

/**
 * Returns the paths that match a pattern, in the order of Ruby's `Dir.glob`. Only a pattern that starts with a dot
 * matches names that start with a dot.
 */
export function globPaths(pattern: string, list: ListFolder): readonly string[] {
  return expandBraces(pattern).flatMap((plain) => {
    const magic = plain.search(/[*?[\\]/);
    const cut = plain.lastIndexOf('/', magic < 0 ? plain.length - 2 : magic);
    if (plain === '') return [];
    return below(plain.slice(0, Math.max(cut, 0)), [plain.slice(cut + 1).split(/\/+/)], list);
  });
}

/** Expands `{a,b}` in a pattern. */
function expandBraces(pattern: string): readonly string[] {
  const open = pattern.search(/(?<!\\)\{/);
  if (open < 0) return [pattern];
  const commas: number[] = [];
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === ',' && depth === 1) commas.push(at);
    else if (character === '}' && --depth === 0) {
      const ends = [...commas, at];
      const starts = [open, ...commas];
      return starts.flatMap((start, i) =>
        expandBraces(pattern.slice(0, open) + pattern.slice(start + 1, ends[i]) + pattern.slice(at + 1)),
      );
    }
  }
  return [pattern];
}

function below(folder: string, patterns: readonly Segments[], list: ListFolder): readonly string[] {
  const entries = new Map(
    list(folder === '' ? '/' : folder).map((entry) => [entry.replace(/\/$/, ''), entry.endsWith('/')]),
  );
  return [...entries.keys()].toSorted().flatMap((name) => {
    const isFolder = entries.get(name) === true;
    const rests = patterns.flatMap((pattern) => remainingAfter(pattern, name, isFolder));
    const path = `${folder}/${name}`;
    const deeper = rests.filter((rest) => rest.length > 0 && rest[0] !== '');
    return [
      ...(rests.some((rest) => rest.length === 0) ? [path] : []),
      ...(isFolder && rests.some(isEnd) ? [`${path}/`] : []),
      ...(isFolder && deeper.length > 0 ? below(path, deeper, list) : []),
    ];
  });
}

/** Returns whether only the `/` of a folder remains. */
function isEnd([first, second, ...more]: Segments): boolean {
  return more.length === 0 && (second === undefined ? first === '' : first === '**' && second === '');
}

/** The segments that remain to be matched below a name. */
function remainingAfter(pattern: Segments, name: string, isFolder: boolean): readonly Segments[] {
  const [first = '', ...rest] = pattern;
  if (first !== '**' || rest.length === 0) return matches(first, name) ? [rest] : [];
  return [...(isFolder && !name.startsWith('.') ? [pattern] : []), ...remainingAfter(rest, name, isFolder)];
}

/** The translation of a `[` without `]`, which matches no name. */
const NEVER = '(?!)';

function matches(segment: string, name: string): boolean {
  if (name.startsWith('.') && !segment.startsWith('.')) return false;
  const regexp = segment.replace(
    /\\([^])|\[([!^]?)((?:\\[^]|[^\]\\])+)\]|\*+|[^]/gu,
    (part, escaped: string | undefined, negation: string | undefined, set: string | undefined) => {
      if (set !== undefined)
        return `[${negation === '' ? '' : '^'}${set.replace(/\\?([^])/gu, (each, plain: string) => (each === '-' ? '-' : literal(plain)))}]`;
      if (escaped !== undefined) return literal(escaped);
      if (part === '[') return NEVER;
      return part === '?' ? '.' : part.startsWith('*') ? '.*' : literal(part);
    },
  );
  return new RegExp(`^${regexp}$`, 'su').test(name);
}

/** A regular expression for one character, also for one with a meaning. */
function literal(character: string): string {
  return String.raw`\u{${character.codePointAt(0)?.toString(16)}}`;
}
