type Segments = readonly string[];

/** Gives the names in a folder, those of folders with `/` behind. */
type List = (folder: string) => readonly string[];

/**
 * The paths that match a pattern, found and ordered as Ruby's `Dir.glob` does. Names with a point in front match a
 * point only.
 */
export function globPaths(pattern: string, list: List): readonly string[] {
  return alternatives(pattern).flatMap((plain) => {
    const magic = plain.search(/[*?[\\]/);
    const cut = plain.lastIndexOf('/', magic < 0 ? plain.length - 2 : magic);
    if (plain === '') return [];
    return below(plain.slice(0, Math.max(cut, 0)), [plain.slice(cut + 1).split(/\/+/)], list);
  });
}

/** The patterns that one with `{a,b}` stands for. */
function alternatives(pattern: string): readonly string[] {
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
        alternatives(pattern.slice(0, open) + pattern.slice(start + 1, ends[i]) + pattern.slice(at + 1)),
      );
    }
  }
  return [pattern];
}

function below(folder: string, patterns: readonly Segments[], list: List): readonly string[] {
  const entries = new Map(
    list(folder === '' ? '/' : folder).map((entry) => [entry.replace(/\/$/, ''), entry.endsWith('/')]),
  );
  return [...entries.keys()].toSorted().flatMap((name) => {
    const isFolder = entries.get(name) === true;
    const rests = patterns.flatMap((pattern) => after(pattern, name, isFolder));
    const path = `${folder}/${name}`;
    const deeper = rests.filter((rest) => rest.length > 0 && rest[0] !== '');
    return [
      ...(rests.some((rest) => rest.length === 0) ? [path] : []),
      ...(isFolder && rests.some(isEnd) ? [`${path}/`] : []),
      ...(isFolder && deeper.length > 0 ? below(path, deeper, list) : []),
    ];
  });
}

/** Whether nothing but the `/` of a folder has to follow. */
function isEnd([first, second, ...more]: Segments): boolean {
  return more.length === 0 && (second === undefined ? first === '' : first === '**' && second === '');
}

/** What remains of a pattern for what is below a name. */
function after(pattern: Segments, name: string, isFolder: boolean): readonly Segments[] {
  const [first = '', ...rest] = pattern;
  if (first !== '**' || rest.length === 0) return matches(first, name) ? [rest] : [];
  return [...(isFolder && !name.startsWith('.') ? [pattern] : []), ...after(rest, name, isFolder)];
}

/** A set that does not end: matches no name. */
const NOTHING = '(?!)';

function matches(segment: string, name: string): boolean {
  if (name.startsWith('.') && !segment.startsWith('.')) return false;
  const regexp = segment.replace(
    /\\([^])|\[([!^]?)((?:\\[^]|[^\]\\])+)\]|\*+|[^]/gu,
    (part, escaped: string | undefined, negation: string | undefined, set: string | undefined) => {
      if (set !== undefined)
        return `[${negation === '' ? '' : '^'}${set.replace(/\\?([^])/gu, (each, plain: string) => (each === '-' ? '-' : literal(plain)))}]`;
      if (escaped !== undefined) return literal(escaped);
      if (part === '[') return NOTHING;
      return part === '?' ? '.' : part.startsWith('*') ? '.*' : literal(part);
    },
  );
  return new RegExp(`^${regexp}$`, 'su').test(name);
}

/** A character as a regular expression has it, whatever it means there. */
function literal(character: string): string {
  return String.raw`\u{${character.codePointAt(0)?.toString(16)}}`;
}
