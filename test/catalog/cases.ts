import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface CatalogCase {
  /** `<file>: <name>` */
  readonly id: string;
  readonly manifest: string;
  readonly facts?: Record<string, unknown>;
  readonly trusted?: Record<string, unknown>;
  readonly node?: string;
}

export const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));
const folder = new URL('cases/', import.meta.url);

/**
 * The cases of `cases/*.pp`. A case starts with `#### name`, which may end in a JSON object with facts, trusted or
 * node; the lines up to the next such line are its manifest.
 */
export function catalogCases(): CatalogCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pp'))
    .toSorted()
    .flatMap((name) => casesOf(name.slice(0, -3), readFileSync(new URL(name, folder), 'utf8')));
}

function casesOf(feature: string, text: string): CatalogCase[] {
  return text
    .split(/^#### /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      const [, name, options] = /^(.*?)(?: (\{.*\}))?$/.exec(section.slice(0, end)) as RegExpExecArray;
      return {
        id: `${feature}: ${name}`,
        manifest: section.slice(end + 1),
        ...(options === undefined ? {} : JSON.parse(options)),
      };
    });
}
