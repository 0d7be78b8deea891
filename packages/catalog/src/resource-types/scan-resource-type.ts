import type { ResourceTypeData, TitlePattern } from '@pptjs/runtime';

/**
 * Scans the text of a Ruby resource type for the facts that catalogs depend on: its attributes, namevars and title
 * patterns.
 *
 * Does not run Ruby. Recognizes the usual ways to declare attributes (`newparam(:x)`, `newproperty(:y, …)`,
 * `ensurable`, `isnamevar`, `namevar: true`, the attributes of `Puppet::ResourceApi.register_type`). Misses attributes
 * that a type declares in another way.
 *
 * @returns `null` if the text declares no resource type, `undefined` if only Ruby can read the type
 */
export function scanResourceType(ruby: string): ResourceTypeData | null | undefined {
  const text = withoutComments(ruby);
  if (/register_type\s*\(/.test(text)) return /\btitle_patterns\b/.test(text) ? undefined : scanApiType(text);
  if (!/newtype\s*\(/.test(text)) return null;
  const titlePatterns = scanTitlePatterns(text);
  if (titlePatterns === null || COMPUTED_ATTRIBUTES.test(text)) return undefined;
  const properties = new Set<string>(/^\s*ensurable\b/m.test(text) ? ['ensure'] : []);
  const parameters = new Set<string>();
  const namevars = new Set<string>();
  const starts = [...text.matchAll(/\b(newparam|newproperty)\s*\(?\s*:?(["']?)(\w+)\2([^\n]*)/g)];
  for (const [index, match] of starts.entries()) {
    const [, kind, , name = '', rest = ''] = match;
    const body = text.slice(match.index, starts[index + 1]?.index ?? text.length);
    (kind === 'newparam' ? parameters : properties).add(name);
    // A property is never a namevar. A parameter with the name `name` always is one.
    if (kind === 'newparam' && (name === 'name' || /namevar\s*(?:=>|:)\s*true/.test(rest) || hasIsNamevar(body)))
      namevars.add(name);
  }
  if (/^\s*feature\s/m.test(text) || /\bprovide\b|:provider\b/.test(text) || parameters.size > 0)
    parameters.add('provider');
  if (namevars.size === 0) namevars.add('name');
  for (const name of namevars) if (!properties.has(name)) parameters.add(name);
  const data = {
    properties: [...properties],
    parameters: [...parameters],
    namevars: [...namevars],
    isomorphic: !/isomorphic\s*=\s*false/.test(text),
  };
  return titlePatterns.length === 0 ? data : { ...data, titlePatterns };
}

/** Matches attributes that are declared by other code or in a loop. */
const COMPUTED_ATTRIBUTES =
  /^\s*(?:extend|include)\s+[A-Z]|\bnew(?:param|property)\s*\(?\s*[a-z]|\binstance_eval\b|^\s*create_parameters\b/m;

/** Whether the block of an attribute contains `isnamevar`. */
function hasIsNamevar(body: string): boolean {
  return /^\s*isnamevar\b/m.test(body) || /\bdo\s+isnamevar\b/.test(body) || /{\s*isnamevar\b/.test(body);
}

function withoutComments(ruby: string): string {
  return ruby.replace(/^=begin[^]*?^=end/gm, '').replace(/^\s*#.*$/gm, '');
}

/** Scans a type of the Resource API: `attributes: { name: { behaviour: :namevar, … }, … }`. */
function scanApiType(text: string): ResourceTypeData | null {
  const start = /\battributes\s*(?::|=>)\s*\{/.exec(text) ?? /["']attributes["']\s*=>\s*\{/.exec(text);
  if (start === null) return null;
  const properties: string[] = [];
  const parameters: string[] = ['provider'];
  const namevars: string[] = [];
  let depth = 1;
  const token = /["'](?:[^"'\\]|\\.)*["']|([A-Za-z_]\w*)\s*(?::(?!:)|\s*=>)\s*\{|[{}]/g;
  token.lastIndex = start.index + start[0].length;
  for (let match = token.exec(text); match !== null && depth > 0; match = token.exec(text)) {
    if (match[0] === '}') depth--;
    else if (match[0].endsWith('{')) {
      const [, name] = match;
      if (depth === 1 && name !== undefined) {
        const body = text.slice(token.lastIndex, closingBrace(text, token.lastIndex));
        const behaviour = /behaviou?r["']?\s*(?::|=>)\s*:?["']?(\w+)/.exec(body)?.[1];
        if (behaviour === 'namevar') namevars.push(name);
        (behaviour === undefined ? properties : parameters).push(name);
      }
      depth++;
    }
  }
  const data = { properties, parameters, namevars: namevars.length === 0 ? ['name'] : namevars, isomorphic: true };
  // With several namevars, the title is the value of the first one.
  return namevars.length < 2
    ? data
    : { ...data, titlePatterns: [{ source: '(.*)', options: 'm', attributes: namevars.slice(0, 1) }] };
}

/** Returns the offset of the `}` that closes the block that begins at `from`. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** A pattern `%r{…}` or `/…/` with its options, then the attributes of its groups. */
const TITLE_PATTERN =
  /(?:%r\{((?:[^{}\\]|\\.|\{[^{}]*\})*)\}|\/((?:[^/\\\n]|\\.)*)\/)([imx]*)\s*,\s*\[((?:\s*\[\s*:\w+\s*\]\s*,?)+)\s*\]/g;

/**
 * Returns the title patterns of a resource type: an empty list if it declares none, and `null` if it computes them, so
 * that only Ruby can read them.
 */
function scanTitlePatterns(text: string): readonly TitlePattern[] | null {
  const start = text.search(/def\s+self\.title_patterns\b/);
  if (start < 0) return /\btitle_patterns\b/.test(text) ? null : [];
  const end = text.slice(start).search(/^\s*end\b/m);
  const body = text.slice(start, end < 0 ? undefined : start + end);
  const found = [...body.matchAll(TITLE_PATTERN)];
  const isLiteral =
    found.length > 0 && found.length === (body.match(/%r\{|^\s*\//gm) ?? []).length && !body.includes('#{');
  if (!isLiteral) return null;
  return found.map(([, braced, slashed, options = '', attributes = '']) => ({
    source: braced ?? slashed ?? '',
    options,
    attributes: [...attributes.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  }));
}
