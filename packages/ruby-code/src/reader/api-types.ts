import type { ResourceTypeData, TitlePattern } from '@pptjs/runtime/internal';
import { type CallNode, HashNode, KeywordHashNode, type Node, SymbolNode } from '@ruby/prism/src/nodes.js';
import { type InertCode, type Place } from './inert-code.js';
import { elementsOf, entriesOf, isText, patternOf, textOf } from './literals.js';
import { uncertain } from './uncertain.js';

/**
 * Reads a type of the Resource API, which is a literal Hash: see packages/ruby/ruby-lib/puppet/resource_api.rb.
 *
 * @throws {Uncertain} if it is not one
 */
export function readApiType(call: CallNode, name: string, inert: InertCode, place: Place): ResourceTypeData {
  const [definition, ...more] = call.arguments_?.arguments_ ?? [];
  if (definition === undefined || more.length > 0 || call.block !== null) return uncertain('register_type', call);
  const entries = entriesOf(definition);
  const ownName = entries.get(':name');
  if (ownName === undefined || textOf(ownName) !== name) return uncertain('another type', call);
  for (const [key, value] of entries)
    if (key !== ':attributes' && key !== ':title_patterns') inert.checkValue(value, place);
  const parameters = new Set<string>();
  const properties = new Set<string>();
  const namevars: string[] = [];
  const attributes = entries.get(':attributes');
  for (const [key, facts] of attributes === undefined ? [] : entriesOf(attributes)) {
    const attribute = key.replace(/^:/, '');
    if (parameters.has(attribute) || properties.has(attribute)) uncertain('an attribute that occurs twice', facts);
    const behaviour = readBehaviour(facts, inert, place);
    (behaviour === 'namevar' || behaviour === 'parameter' ? parameters : properties).add(attribute);
    if (behaviour === 'namevar' || (behaviour === 'parameter' && attribute === 'name')) namevars.push(attribute);
  }
  const patterns = entries.get(':title_patterns');
  const titlePatterns =
    patterns === undefined
      ? [defaultPattern(namevars)]
      : elementsOf(patterns).map((each) => readPattern(each, inert, place));
  return {
    properties: [...properties],
    parameters: [...parameters],
    namevars,
    isomorphic: true,
    titlePatterns,
  };
}

/** Reads the facts about an attribute: its behaviour, if that is a Symbol. */
function readBehaviour(facts: Node, inert: InertCode, place: Place): string | undefined {
  if (!(facts instanceof HashNode) && !(facts instanceof KeywordHashNode))
    return uncertain('not a literal Hash', facts);
  const entries = entriesOf(facts);
  for (const value of entries.values()) inert.checkValue(value, place);
  if (entries.has(':behaviour') && entries.has(':behavior')) return uncertain('two behaviours', facts);
  const behaviour = entries.get(':behaviour') ?? entries.get(':behavior');
  if (behaviour === undefined || !isText(behaviour)) return behaviour && uncertain('a behaviour', behaviour);
  return behaviour instanceof SymbolNode ? textOf(behaviour) : undefined;
}

/** Without title patterns, the title is the first namevar. */
function defaultPattern([first]: readonly string[]): TitlePattern {
  return first === undefined ? uncertain('no namevar') : { source: '(.*)', options: 'm', attributes: [first] };
}

function readPattern(node: Node, inert: InertCode, place: Place): TitlePattern {
  const entries = entriesOf(node);
  for (const value of entries.values()) inert.checkValue(value, place);
  const pattern = patternOf(entries.get(':pattern') ?? uncertain('no pattern', node));
  return { ...pattern, attributes: groupNames(pattern.source) };
}

/** The names of a pattern's groups, in the order of the pattern, each once. */
function groupNames(source: string): readonly string[] {
  const names = [...source.matchAll(/\\.|\[(?:\\.|[^\\\]])*\]|\(\?(?:<([a-z_]\w*)>|'([a-z_]\w*)')/gi)].map(
    ([, angled, quoted]) => angled ?? quoted,
  );
  if (/\[[^\]]*\[|\(\?#/.test(source)) return uncertain('a pattern with nested brackets or comments');
  return [...new Set(names.filter((each) => each !== undefined))];
}
