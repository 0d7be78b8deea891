import { compare } from './compare.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';

interface Page {
  readonly bytes: number;
  hits: number;
}

const pageSize = (url: string): number => {
  const number = Number(/\d+$/.exec(url)![0]);
  if (url.includes('.png?')) return 40 + ((number * 3) % 25);
  return url.includes('.css') ? 10 : 5 + (number % 9);
};

class PageCache {
  readonly pages = new Map<string, Page>();
  readonly evicted: string[] = [];
  used = 0;
  hits = 0;
  misses = 0;

  constructor(readonly limit: number) {}

  request(url: string): void {
    const page = this.pages.get(url);
    if (page) {
      page.hits++;
      this.hits++;
      this.pages.delete(url);
      this.pages.set(url, page);
      return;
    }
    const bytes = pageSize(url);
    this.pages.set(url, { bytes, hits: 0 });
    this.used += bytes;
    this.misses++;
    for (const [oldest, { bytes }] of this.pages) {
      if (this.used <= this.limit) break;
      this.pages.delete(oldest);
      this.used -= bytes;
      this.evicted.push(oldest);
    }
  }

  summary() {
    return {
      rate: `${((100 * this.hits) / (this.hits + this.misses)).toFixed(1)}%`,
      pages: this.pages.size,
      used: this.used,
      evicted: this.evicted.length,
      last: this.evicted.slice(-3),
      best: [...this.pages]
        .filter(([, { hits }]) => hits > 1)
        .map(([url, { hits }]): [number, string] => [hits, url])
        .sort((a, b) => b[0] - a[0])
        .slice(0, 2),
    };
  }
}

interface Cable {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

const connectSites = (sites: readonly string[], cables: readonly Cable[]): Cable[] => {
  const parents = new Map(sites.map((site) => [site, site]));
  const rootOf = (site: string): string => {
    const parent = parents.get(site)!;
    return parent === site ? site : rootOf(parent);
  };
  const sorted = [...cables].sort((a, b) => a.cost - b.cost || compare(`${a.from}-${a.to}`, `${b.from}-${b.to}`));
  const chosen: Cable[] = [];
  for (const cable of sorted) {
    const left = rootOf(cable.from);
    const right = rootOf(cable.to);
    if (left === right) continue;
    parents.set(left, right);
    chosen.push(cable);
  }
  return chosen;
};

const neighboursOf = (cables: readonly Cable[]): Map<string, string[]> => {
  const neighbours = new Map<string, string[]>();
  const link = (from: string, to: string): void => {
    const list = neighbours.get(from);
    if (list) list.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { from, to } of cables) {
    link(from, to);
    link(to, from);
  }
  return neighbours;
};

const outlineOf = (tree: ReadonlyMap<string, string[]>, site: string, parent?: string, indent = ''): string[] => {
  const children = tree
    .get(site)!
    .filter((other) => other !== parent)
    .sort();
  return [`${indent}${site}`, ...children.flatMap((child) => outlineOf(tree, child, site, `${indent}  `))];
};

type Version = readonly [major: number, minor: number, patch: number, prerelease?: string];
type Comparator = readonly [operator: '>=' | '<', version: Version];
type VersionRange = readonly (readonly Comparator[])[];

interface Release {
  readonly version: Version;
  readonly needs: ReadonlyMap<string, VersionRange>;
}

const parseVersion = (text: string): Version => {
  const [numbers, prerelease] = text.split('-');
  const [major = 0, minor = 0, patch = 0] = numbers!.split('.').map(Number);
  return prerelease === undefined ? [major, minor, patch] : [major, minor, patch, prerelease];
};

const showVersion = ([major, minor, patch, prerelease]: Version): string =>
  `${major}.${minor}.${patch}${prerelease === undefined ? '' : `-${prerelease}`}`;

const compareVersions = (a: Version, b: Version): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || compare(a[3] ?? '~', b[3] ?? '~');

const parseComparators = (text: string): Comparator[] => {
  if (text === '*') return [];
  if (text.startsWith('>=')) return [['>=', parseVersion(text.slice(2))]];
  if (text.startsWith('<')) return [['<', parseVersion(text.slice(1))]];
  const [major = 0, minor = 0] = text.match(/\d+/g)!.map(Number);
  if (text.startsWith('~')) {
    return [
      ['>=', [major, minor, 0]],
      ['<', [major, minor + 1, 0]],
    ];
  }
  return [
    ['>=', [major, 0, 0]],
    ['<', [major + 1, 0, 0]],
  ];
};

const parseRange = (text: string): VersionRange =>
  text.split(' || ').map((alternative) => alternative.split(' ').flatMap(parseComparators));

/** Returns whether a range contains a version. The ranges here name no prereleases, so they contain none. */
const contains = (range: VersionRange, version: Version): boolean =>
  version[3] === undefined &&
  range.some((comparators) =>
    comparators.every(([operator, bound]) => {
      const order = compareVersions(version, bound);
      return operator === '<' ? order < 0 : order >= 0;
    }),
  );

const parseNeeds = (needs: Readonly<Record<string, string>>): Map<string, VersionRange> =>
  new Map(Object.entries(needs).map(([name, range]) => [name, parseRange(range)]));

const parseReleases = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>): Release[] =>
  Object.entries(texts)
    .map(([version, needs]) => ({ version: parseVersion(version), needs: parseNeeds(needs) }))
    .sort((a, b) => compareVersions(b.version, a.version));

type ReleaseIndex = ReadonlyMap<string, readonly Release[]>;
type Choice = ReadonlyMap<string, Release>;

const solveVersions = (
  index: ReleaseIndex,
  wanted: ReadonlyMap<string, VersionRange>,
  chosen: Choice = new Map(),
): Choice | undefined => {
  const required = new Map<string, VersionRange[]>();
  for (const needs of [wanted, ...Array.from(chosen.values(), (release) => release.needs)]) {
    for (const [name, range] of needs) {
      const ranges = required.get(name);
      if (ranges) ranges.push(range);
      else required.set(name, [range]);
    }
  }
  const satisfies = ({ version }: Release, name: string): boolean =>
    (required.get(name) ?? []).every((range) => contains(range, version));
  for (const [name, release] of chosen) if (!satisfies(release, name)) return undefined;
  const missing = [...required.keys()].find((name) => !chosen.has(name));
  if (missing === undefined) return chosen;
  for (const release of index.get(missing) ?? []) {
    if (!satisfies(release, missing)) continue;
    const solution = solveVersions(index, wanted, new Map(chosen).set(missing, release));
    if (solution) return solution;
  }
  return undefined;
};

const RELEASES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  stdlib: { '4.25.0': {}, '5.2.0': {}, '6.6.0': {}, '8.5.0': {}, '9.0.0': {}, '9.4.1': {}, '9.5.0-rc1': {} },
  concat: {
    '6.4.0': { stdlib: '>=4.13.1 <8.0.0' },
    '7.4.0': { stdlib: '>=4.13.1 <9.0.0' },
    '9.0.0': { stdlib: '>=9.0.0 <10.0.0' },
  },
  apache: {
    '8.6.0': { stdlib: '>=4.13.1 <9.0.0', concat: '>=2.2.1 <8.0.0' },
    '10.1.1': { stdlib: '>=8.5.0 <10.0.0', concat: '>=2.2.1 <10.0.0' },
    '12.0.2': { stdlib: '>=9.0.0 <10.0.0', concat: '>=9.0.0 <10.0.0' },
  },
  firewall: { '3.6.0': { stdlib: '>=4.0.0 <9.0.0' }, '7.0.2': { stdlib: '>=9.0.0 <10.0.0' } },
  mysql: {
    '12.0.0': { stdlib: '>=3.2.0 <8.0.0' },
    '13.3.0': { stdlib: '>=3.2.0 <9.0.0' },
    '15.0.0': { stdlib: '>=8.4.0 <10.0.0', concat: '>=7.0.0 <8.0.0' },
  },
  php: {
    '8.1.0': { stdlib: '4.x || 5.x || 6.x', apache: '<9.0.0' },
    '9.0.0': { stdlib: '>=8.0.0', apache: '~10.1' },
  },
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const editsOf = (word: string): Set<string> => {
  const edits = new Set<string>();
  for (let i = 0; i < word.length; i++) edits.add(word.slice(0, i) + word.slice(i + 1));
  for (let i = 0; i < word.length - 1; i++) {
    edits.add(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
  }
  for (let i = 0; i < word.length; i++) {
    for (const letter of LETTERS) edits.add(word.slice(0, i) + letter + word.slice(i + 1));
  }
  for (let i = 0; i <= word.length; i++) {
    for (const letter of LETTERS) edits.add(word.slice(0, i) + letter + word.slice(i));
  }
  return edits;
};

const suggestWords = (known: ReadonlyMap<string, number>, word: string): string[] => {
  if (known.has(word)) return [word];
  return [...editsOf(word)]
    .filter((edit) => known.has(edit))
    .sort((a, b) => known.get(b)! - known.get(a)! || compare(a, b));
};

export const twelfthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'lru-cache'() {
    const urls = numbers(240).map((i) => {
      const n = (i * i) % 31;
      if (i % 5 === 1) return `/images/photo.png?${n}`;
      if (i % 5 === 2) return `/style.css?${n % 4}`;
      return i % 5 === 4 ? `/articles/${n}` : `/index/${n % 7}`;
    });
    return [60, 200, 600].map((limit) => {
      const cache = new PageCache(limit);
      for (const url of urls) cache.request(url);
      return cache.summary();
    });
  },
  'spanning-tree'() {
    const networks = [3, 4, 5, 6, 7, 8].map((n) => {
      const sites = numbers(n * 4).map((i) => `site${String(i).padStart(2, '0')}`);
      const steps = [...new Set([1, 2, 5, n])];
      const cables = sites.flatMap((from, i) =>
        steps
          .filter((step) => i + step < sites.length)
          .map((step): Cable => ({ from, to: sites[i + step]!, cost: ((i * 7 + step * 13) % 23) + step })),
      );
      return { sites, cables };
    });
    const trees = networks.map(({ sites, cables }) => connectSites(sites, cables));
    return [
      trees.map((tree) => total(tree.map(({ cost }) => cost))),
      outlineOf(neighboursOf(trees[2]!), 'site01'),
      trees.map((tree, index) => {
        const outline = outlineOf(neighboursOf(tree), networks[index]!.sites[0]!);
        return Math.max(...outline.map((line) => line.length));
      }),
      trees[0]!.map(({ from, to, cost }) => `${from} - ${to}: ${cost}`),
    ];
  },
  'dependency-solver'() {
    const index: ReleaseIndex = new Map(Object.entries(RELEASES).map(([name, texts]) => [name, parseReleases(texts)]));
    const requests: readonly Readonly<Record<string, string>>[] = [
      { apache: '>=8.0.0' },
      { apache: '>=8.0.0', mysql: '*' },
      { mysql: '<14.0.0', firewall: '*', apache: '*' },
      { php: '*', mysql: '>=12.0.0' },
      { php: '8.x', firewall: '>=7.0.0' },
      { firewall: '7.x', mysql: '12.x' },
      { stdlib: '~9.0', concat: '*', php: '*' },
      { docker: '1.x' },
    ];
    return requests.map((request) => {
      const solution = solveVersions(index, parseNeeds(request));
      const names = Object.keys(request).join(', ');
      if (!solution) return `${names}: no solution`;
      const chosen = Array.from(solution, ([name, { version }]) => `${name} ${showVersion(version)}`);
      return `${names}: ${chosen.sort().join(', ')}`;
    });
  },
  spelling() {
    const texts = [
      'The agent asks the server for a catalog, and the server compiles the catalog for the node.',
      'A catalog lists the resources of a node: files, packages, services and users.',
      'The order of the resources follows from their relationships, and from the order in the manifest.',
      'Each resource has a type, a title and attributes. The type of a resource decides which attributes it has.',
      'Modules have manifests, templates, files and functions. A node uses classes of many modules.',
    ];
    const known = new Map<string, number>();
    for (const text of texts) {
      for (const word of text.toLowerCase().split(/[^a-z]+/)) if (word !== '') add(known, word, 1);
    }
    const input = 'Teh catlog lsts resorces of a nod; the servr compils manifest and modles. Zebra fo ad';
    const corrected = input.split(' ').map((word): [string, string[]] => {
      const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
      return [plain, suggestWords(known, plain)];
    });
    return [
      corrected.map(([word, suggestions]) => suggestions[0] ?? `<${word}>`).join(' '),
      Object.fromEntries(corrected.filter(([, suggestions]) => suggestions.length > 1)),
      Object.fromEntries([...known].filter(([, count]) => count > 3)),
      editsOf('nod').size,
    ];
  },
};
