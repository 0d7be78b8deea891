import type { TitlePattern } from '@pptjs/runtime';

/** `%r{…}` or `/…/` with its letters, then the attributes that the groups give. */
const PATTERN =
  /(?:%r\{((?:[^{}\\]|\\.|\{[^{}]*\})*)\}|\/((?:[^/\\\n]|\\.)*)\/)([imx]*)\s*,\s*\[((?:\s*\[\s*:\w+\s*\]\s*,?)+)\s*\]/g;

/**
 * The title patterns of a Ruby resource type where they are written out; null where they are computed, and only Ruby
 * can say what they are. An empty list says that the type has none.
 */
export function scanTitlePatterns(ruby: string): readonly TitlePattern[] | null {
  const start = ruby.search(/def\s+self\.title_patterns\b/);
  if (start < 0) return /\btitle_patterns\b/.test(ruby) ? null : [];
  const end = ruby.slice(start).search(/^\s*end\b/m);
  const body = ruby.slice(start, end < 0 ? undefined : start + end);
  const found = [...body.matchAll(PATTERN)];
  const isPlain =
    found.length > 0 && found.length === (body.match(/%r\{|^\s*\//gm) ?? []).length && !body.includes('#{');
  if (!isPlain) return null;
  return found.map(([, braced, slashed, letters = '', attributes = '']) => ({
    source: braced ?? slashed ?? '',
    options: letters,
    attributes: [...attributes.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
  }));
}
