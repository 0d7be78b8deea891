/** The main section of an `environment.conf`, and the parts that Puppet ignores or rejects. Lines count from 1. */
export interface EnvironmentConfText {
  /** The settings by name. Puppet uses the first line of each name. */
  readonly settings: ReadonlyMap<string, { readonly value: string; readonly line: number }>;
  /** The line of the first header of each section other than `main`. Settings in them have no effect. */
  readonly sections: ReadonlyMap<string, number>;
  /** The line that Puppet rejects. */
  readonly unreadable: { readonly text: string; readonly line: number } | undefined;
}

const LINE = /^\s*([\p{L}\p{M}\p{N}\p{Pc}]+)\s*=\s*(.*?)\s*$/u;
const SECTION = /^\s*\[([\p{L}\p{M}\p{N}\p{Pc}]+)\]\s*$/u;
const COMMENT_OR_BLANK = /^[ \t\r\f\v]*(?:#|$)/;

/**
 * Reads the text of an `environment.conf`: lines `name = value`, comments from `#`. A `$name` in a value is replaced by the
 * variable or the earlier setting of that name.
 */
export function readEnvironmentConf(text: string, variables: Readonly<Record<string, string>>): EnvironmentConfText {
  const values = new Map<string, string>(Object.entries(variables));
  const settings = new Map<string, { value: string; line: number }>();
  const sections = new Map<string, number>();
  const unreadable = new Map<string, { readonly text: string; readonly line: number }>();
  let section = 'main';
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const header = SECTION.exec(content)?.[1];
    if (header !== undefined) {
      section = header;
      if (section !== 'main' && !sections.has(section)) sections.set(section, line);
    }
    if (header !== undefined || COMMENT_OR_BLANK.test(content)) continue;
    const match = LINE.exec(content);
    if (match === null && !unreadable.has(section)) unreadable.set(section, { text: content, line });
    if (match === null || section !== 'main') continue;
    const [, name = '', written = ''] = match;
    if (settings.has(name)) continue;
    const value = expand(unquote(written), values);
    values.set(name, value);
    settings.set(name, { value, line });
  }
  // Puppet reads the main section first, then the others in order.
  const [firstUnreadable] = unreadable.values();
  return { settings, sections, unreadable: unreadable.get('main') ?? firstUnreadable };
}

/** The folders in the value of the setting `modulepath`. */
export function modulepathFolders(value: string): readonly string[] {
  return value.split(':').filter((part) => part !== '');
}

function unquote(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

function expand(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (whole, braced: string | undefined, plain: string | undefined) => values.get(braced ?? plain ?? '') ?? whole,
  );
}
