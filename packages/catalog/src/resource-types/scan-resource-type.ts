import type { ResourceTypeData } from '@pptjs/runtime';
import { scanTitlePatterns } from './scan-title-patterns.js';

/**
 * Reads from the text of a Ruby resource type what a catalog needs of it: the names of its attributes, and which of
 * them name the resource. It knows the usual ways to write them (`newparam(:x)`, `newproperty(:y, …)`, `ensurable`,
 * `isnamevar`, `namevar: true`, and the attributes of `Puppet::ResourceApi.register_type`) and does not run anything: a
 * type that makes attributes in another way is read incompletely. `undefined` says that only Ruby can tell.
 */
export function scanResourceType(ruby: string): ResourceTypeData | null | undefined {
  const text = withoutComments(ruby);
  if (/register_type\s*\(/.test(text)) return /\btitle_patterns\b/.test(text) ? undefined : scanApiType(text);
  if (!/newtype\s*\(/.test(text)) return null;
  const titlePatterns = scanTitlePatterns(text);
  if (titlePatterns === null || COMPUTED.test(text)) return undefined;
  const properties = new Set<string>(/^\s*ensurable\b/m.test(text) ? ['ensure'] : []);
  const parameters = new Set<string>();
  const namevars = new Set<string>();
  const starts = [...text.matchAll(/\b(newparam|newproperty)\s*\(?\s*:?(["']?)(\w+)\2([^\n]*)/g)];
  for (const [index, match] of starts.entries()) {
    const [, kind, , name = '', rest = ''] = match;
    const body = text.slice(match.index, starts[index + 1]?.index ?? text.length);
    (kind === 'newparam' ? parameters : properties).add(name);
    // A property is never one; a parameter called `name` always is.
    if (kind === 'newparam' && (name === 'name' || /namevar\s*(?:=>|:)\s*true/.test(rest) || isNamevar(body)))
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

/** Attributes that are made by code elsewhere, or in a loop. */
const COMPUTED =
  /^\s*(?:extend|include)\s+[A-Z]|\bnew(?:param|property)\s*\(?\s*[a-z]|\binstance_eval\b|^\s*create_parameters\b/m;

/** `isnamevar` in the block, before the next attribute's. */
function isNamevar(body: string): boolean {
  return /^\s*isnamevar\b/m.test(body) || /\bdo\s+isnamevar\b/.test(body) || /{\s*isnamevar\b/.test(body);
}

function withoutComments(ruby: string): string {
  return ruby.replace(/^=begin[^]*?^=end/gm, '').replace(/^\s*#.*$/gm, '');
}

/** `attributes: { name: { behaviour: :namevar, … }, … }` */
function scanApiType(text: string): ResourceTypeData | null {
  const start = /\battributes\s*(?::|=>)\s*\{/.exec(text) ?? /["']attributes["']\s*=>\s*\{/.exec(text);
  if (start === null) return null;
  const properties: string[] = [];
  const parameters: string[] = ['provider'];
  const namevars: string[] = [];
  let depth = 1;
  let at = start.index + start[0].length;
  const token = /["'](?:[^"'\\]|\\.)*["']|([A-Za-z_]\w*)\s*(?::(?!:)|\s*=>)\s*\{|[{}]/g;
  token.lastIndex = at;
  for (let match = token.exec(text); match !== null && depth > 0; match = token.exec(text)) {
    if (match[0] === '}') depth--;
    else if (match[0].endsWith('{')) {
      if (depth === 1 && match[1] !== undefined) {
        at = token.lastIndex;
        const body = text.slice(at, closing(text, at));
        const behaviour = /behaviou?r["']?\s*(?::|=>)\s*:?["']?(\w+)/.exec(body)?.[1];
        if (behaviour === 'namevar') namevars.push(match[1]);
        (behaviour === undefined ? properties : parameters).push(match[1]);
      }
      depth++;
    }
  }
  const data = { properties, parameters, namevars: namevars.length === 0 ? ['name'] : namevars, isomorphic: true };
  // Such a type takes titles for the first of several names.
  return namevars.length < 2
    ? data
    : { ...data, titlePatterns: [{ source: '(.*)', options: 'm', attributes: namevars.slice(0, 1) }] };
}

/** The offset of the `}` that closes the block that begins at `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
