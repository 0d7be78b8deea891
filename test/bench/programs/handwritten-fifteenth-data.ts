import { type Hash, isHash } from './hash.js';
import { groupBy } from './maps.js';
import { numbers } from './numbers.js';
import { show } from './show.js';

const clean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clean);
  if (!isHash(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) if (inner !== undefined) result[key] = clean(inner);
  return result;
};

const MERGE_KEYS = ['name', 'containerPort', 'mountPath', 'key'];

const mergeKey = (list: readonly unknown[]): string | undefined => {
  if (list.length === 0 || !list.every(isHash)) return undefined;
  return MERGE_KEYS.find((key) => list.every((item) => key in item || '$patch' in item));
};

const mergeValues = (base: unknown, patch: unknown): unknown => {
  if (isHash(base) && isHash(patch)) return mergeHashes(base, patch);
  return Array.isArray(base) && Array.isArray(patch) ? mergeLists(base, patch) : clean(patch);
};

const mergeHashes = (base: Hash, patch: Hash): Hash => {
  if (patch['$patch'] === 'replace') {
    const { $patch: _, ...rest } = patch;
    return clean(rest) as Hash;
  }
  const merged: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(base)) {
    if (!(key in patch)) merged[key] = value;
    else if (patch[key] !== undefined) merged[key] = mergeValues(value, patch[key]);
  }
  for (const [key, value] of Object.entries(patch)) {
    if (!(key in base) && value !== undefined) merged[key] = clean(value);
  }
  return merged;
};

const mergeLists = (base: readonly Hash[], patch: readonly Hash[]): readonly Hash[] => {
  const key = mergeKey(patch);
  if (key === undefined) return patch;
  const byName = groupBy(patch, (item) => item[key]);
  const isDeleted = (item: Hash): boolean =>
    byName.get(item[key])?.some((other) => other['$patch'] === 'delete') === true;
  const changed = base
    .filter((item) => !isDeleted(item))
    .map((item) => (byName.get(item[key]) ?? []).reduce((memo, other) => mergeHashes(memo, other), item));
  const names = new Set(base.map((item) => item[key]));
  const added = patch.filter((item) => !names.has(item[key]) && item['$patch'] === undefined);
  return [...changed, ...(clean(added) as Hash[])];
};

const leaves = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1;
  let sum = 0;
  for (const item of Object.values(value)) sum += leaves(item);
  return sum;
};

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: string }[];
}
const containersOf = (manifest: Hash): readonly Container[] =>
  (manifest as unknown as { spec: { template: { spec: { containers: Container[] } } } }).spec.template.spec.containers;

type Operation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly path: string; readonly from: string };
interface Patched {
  readonly error?: string;
  readonly document: unknown;
}

class PatchError extends Error {}

const pointer = (text: string): string[] =>
  text === ''
    ? []
    : text
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns a box with the value at the path, or undefined if there is none. */
const fetch = (document: unknown, path: readonly string[]): { readonly value: unknown } | undefined => {
  let value = document;
  for (const key of path) {
    if (Array.isArray(value)) {
      if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) >= value.length) return undefined;
      value = value[Number(key)];
    } else if (isHash(value) && key in value) {
      value = value[key];
    } else {
      return undefined;
    }
  }
  return { value };
};

const setAt = (document: unknown, path: readonly string[], value: unknown, isReplaced: boolean, depth = 0): unknown => {
  if (depth === path.length) return value;
  const key = path[depth]!;
  const isLast = depth === path.length - 1;
  if (Array.isArray(document)) {
    const copy = [...document];
    const index = key === '-' ? copy.length : Number(key);
    if (isLast && !isReplaced) copy.splice(index, 0, value);
    else copy[index] = setAt(copy[index], path, value, isReplaced, depth + 1);
    return copy;
  }
  const hash = document as Hash;
  return { ...hash, [key]: isLast ? value : setAt(hash[key], path, value, isReplaced, depth + 1) };
};

const removeAt = (document: unknown, path: readonly string[], depth = 0): unknown => {
  const key = path[depth]!;
  const isLast = depth === path.length - 1;
  if (Array.isArray(document)) {
    const copy = [...document];
    if (isLast) copy.splice(Number(key), 1);
    else copy[Number(key)] = removeAt(copy[Number(key)], path, depth + 1);
    return copy;
  }
  const copy = { ...(document as Hash) };
  if (isLast) delete copy[key];
  else copy[key] = removeAt(copy[key], path, depth + 1);
  return copy;
};

const canAdd = (document: unknown, path: readonly string[]): boolean => {
  const parent = fetch(document, path.slice(0, -1))?.value;
  const key = path.at(-1)!;
  if (Array.isArray(parent)) return key === '-' || (/^\d+$/.test(key) && Number(key) <= parent.length);
  return isHash(parent);
};

const applyOne = (document: unknown, operation: Operation): unknown => {
  const path = pointer(operation.path);
  switch (operation.op) {
    case 'add':
      if (!canAdd(document, path)) throw new PatchError(`cannot add ${operation.path}`);
      return setAt(document, path, operation.value, false);
    case 'replace':
      if (!fetch(document, path)) throw new PatchError(`cannot replace ${operation.path}`);
      return setAt(document, path, operation.value, true);
    case 'remove':
      if (!fetch(document, path)) throw new PatchError(`cannot remove ${operation.path}`);
      return removeAt(document, path);
    case 'test': {
      const found = fetch(document, path);
      if (JSON.stringify(found?.value) !== JSON.stringify(operation.value)) {
        throw new PatchError(`test of ${operation.path} failed`);
      }
      return document;
    }
    default: {
      const from = pointer(operation.from);
      const found = fetch(document, from);
      if (!found) throw new PatchError(`nothing at ${operation.from}`);
      return setAt(operation.op === 'move' ? removeAt(document, from) : document, path, found.value, false);
    }
  }
};

const applyPatch = (document: unknown, patch: readonly Operation[]): Patched => {
  try {
    return { document: patch.reduce(applyOne, document) };
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return { error: error.message, document };
  }
};

interface Suite {
  readonly name: string;
  readonly kx: string;
  readonly auth: string;
  readonly enc: string;
  readonly bits: number;
  readonly mac: string;
  readonly protocol: string;
}

const suiteOf = (kx: string, auth: string, enc: string, bits: number, mac: string): Suite => {
  const parts: string[] = [];
  if (kx !== 'RSA') parts.push(kx);
  if (auth !== 'RSA' || kx !== 'RSA') parts.push(auth);
  const isNew = /GCM|CHACHA/.test(enc) || mac === 'SHA256' || mac === 'SHA384';
  return { name: [...parts, enc, mac].join('-'), kx, auth, enc, bits, mac, protocol: isNew ? 'TLSv1.2' : 'TLSv1' };
};

const hasProperty = (suite: Suite, word: string): boolean => {
  switch (word) {
    case 'ALL':
      return suite.enc !== 'NULL';
    case 'HIGH':
      return suite.bits >= 128 && !/RC4|DES/.test(suite.enc);
    case 'MEDIUM':
      return suite.bits > 64 && /RC4|DES/.test(suite.enc);
    case 'LOW':
      return suite.bits >= 1 && suite.bits <= 64;
    case 'aNULL':
      return suite.auth === 'anon';
    case 'eNULL':
    case 'NULL':
      return suite.enc === 'NULL';
    case 'TLSv1':
    case 'TLSv1.2':
    case 'TLSv1.3':
      return suite.protocol === word;
  }
  if (/^k\w+$/.test(word)) return suite.kx === word.slice(1);
  if (/^a[A-Z]\w+$/.test(word)) return suite.auth === word.slice(1);
  return [suite.kx, suite.auth, suite.mac, suite.name].includes(word) || suite.enc.startsWith(word);
};

const matching = (suites: readonly Suite[], words: string): Suite[] => {
  const list = words.split('+');
  return suites.filter((suite) => list.every((word) => hasProperty(suite, word)));
};

const selectSuites = (all: readonly Suite[], text: string): Suite[] => {
  let active: Suite[] = [];
  const banned = new Set<Suite>();
  for (const item of text.split(/[:, ]/)) {
    const rest = item.slice(1);
    if (item === '@STRENGTH') {
      active = [...active].sort((a, b) => b.bits - a.bits);
    } else if (item.startsWith('!')) {
      for (const suite of matching(all, rest)) banned.add(suite);
      active = active.filter((suite) => !banned.has(suite));
    } else if (item.startsWith('-')) {
      const removed = new Set(matching(active, rest));
      active = active.filter((suite) => !removed.has(suite));
    } else if (item.startsWith('+')) {
      const moved = new Set(matching(active, rest));
      active = [...active.filter((suite) => !moved.has(suite)), ...moved];
    } else {
      const known = new Set(active);
      active.push(...matching(all, item).filter((suite) => !known.has(suite) && !banned.has(suite)));
    }
  }
  return active;
};

interface Policy {
  readonly bits: number;
  readonly forward: boolean;
  readonly macs: readonly string[];
}

const problemsOf = (suites: readonly Suite[], { bits, forward, macs }: Policy): string[] => {
  const weak = suites.filter((suite) => suite.bits < bits);
  const fixed = forward ? suites.filter(({ kx }) => !kx.endsWith('DHE')) : [];
  const used = [...new Set(suites.map(({ mac }) => mac).filter((mac) => macs.includes(mac)))];
  const problems: string[] = [];
  if (suites.length === 0) problems.push('nothing selected');
  if (weak.length > 0) problems.push(`${weak.length} weak, such as ${weak.at(-1)!.name}`);
  if (fixed.length > 0) problems.push(`${fixed.length} without forward secrecy`);
  if (used.length > 0) problems.push(`digests ${used.sort().join(' and ')}`);
  return problems;
};

const macsOf = (enc: string): string[] => {
  if (enc.includes('GCM')) return ['SHA384'];
  const macs: Readonly<Record<string, string[]>> = { CHACHA20: ['SHA256'], RC4: ['MD5', 'SHA1'], NULL: ['SHA1'] };
  return macs[enc] ?? ['SHA256', 'SHA1'];
};

export const fifteenthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'strategic-merge'() {
    const bases = numbers(10).map((i): Hash => {
      const containers = numbers((i % 3) + 1).map((c) => ({
        name: `c${c}`,
        image: `registry/app${i}:1.${c}`,
        env: numbers(4).map((e) => ({ name: `VAR_${e}`, value: `v${e * i}` })),
        ports: [{ containerPort: 8000 + c }, { containerPort: 9000 + c, protocol: 'UDP' }],
        args: ['--serve', `--id=${i}`],
        volumeMounts: [
          { mountPath: '/data', volume: 'data' },
          { mountPath: '/tmp', volume: 'tmp' },
        ],
      }));
      return {
        kind: ['Deployment', 'StatefulSet'][i % 2],
        metadata: { name: `app${i}`, labels: { app: `app${i}`, tier: 'backend' } },
        spec: {
          replicas: i,
          strategy: { type: 'RollingUpdate', maxSurge: 1 },
          template: { spec: { containers } },
        },
      };
    });
    const withContainers = (...containers: readonly Hash[]): Hash => ({ spec: { containers } });
    const overlays: Readonly<Record<string, Hash>> = {
      production: {
        spec: {
          replicas: 6,
          template: withContainers(
            {
              name: 'c1',
              env: [
                { name: 'VAR_2', value: 'production' },
                { name: 'DEBUG', value: '0' },
              ],
              resources: { cpu: '500m', memory: undefined },
            },
            { name: 'proxy', image: 'registry/proxy:3', ports: [{ containerPort: 80 }] },
          ),
        },
      },
      staging: {
        metadata: { labels: { tier: undefined, stage: 'staging' } },
        spec: {
          strategy: { $patch: 'replace', type: 'Recreate' },
          template: withContainers(
            { name: 'c2', $patch: 'delete' },
            { name: 'c1', args: ['--debug'], ports: [{ containerPort: 8001, name: 'http' }] },
          ),
        },
      },
      minimal: {
        spec: {
          replicas: 1,
          strategy: undefined,
          template: withContainers({
            name: 'c1',
            volumeMounts: [{ mountPath: '/tmp', $patch: 'delete' }],
            env: [{ name: 'VAR_1', $patch: 'delete' }],
          }),
        },
      },
    };
    const results = Object.entries(overlays).map(([stage, overlay]) => {
      const labels = { stage, managed: 'yes' };
      const manifests = bases.map((manifest) =>
        mergeHashes(mergeHashes(manifest, overlay), {
          metadata: { labels },
          spec: { template: { metadata: { labels } } },
        }),
      );
      const images = new Set(manifests.flatMap((manifest) => containersOf(manifest).map(({ image }) => image)));
      const env = manifests.map((manifest) =>
        containersOf(manifest)[0]!
          .env.map(({ name, value }) => `${name}=${value}`)
          .join(' '),
      );
      return {
        stage,
        replicas: manifests.reduce((sum, { spec }) => sum + ((spec as Hash)['replicas'] as number), 0),
        images: images.size,
        leaves: manifests.map(leaves),
        env: [...new Set(env)].slice(0, 2),
      };
    });
    return [results, mergeHashes(bases[2]!, overlays['staging']!)];
  },

  'json-patch'() {
    const documents = numbers(12).map((i) => ({
      name: `service-${i}`,
      ports: numbers((i % 4) + 1).map((p) => ({ number: 8000 + p, tls: p % 2 === 0 })),
      tags: ['a', 'b', `t${i}`],
      limit: { cpu: i * 100, memory: { soft: i * 64, hard: i * 128 } },
      'a/b': { 'm~n': i },
    }));
    const patches: readonly (readonly Operation[])[] = [
      [
        { op: 'replace', path: '/name', value: 'renamed' },
        { op: 'add', path: '/tags/1', value: 'new' },
        { op: 'add', path: '/tags/-', value: 'last' },
      ],
      [
        { op: 'test', path: '/limit/cpu', value: 300 },
        { op: 'replace', path: '/limit/cpu', value: 350 },
      ],
      [
        { op: 'remove', path: '/ports/0' },
        { op: 'move', from: '/limit/memory', path: '/memory' },
        { op: 'remove', path: '/limit' },
      ],
      [
        { op: 'copy', from: '/ports/0', path: '/ports/-' },
        { op: 'replace', path: '/ports/0/tls', value: true },
      ],
      [
        { op: 'replace', path: '/a~1b/m~0n', value: [1, 2, { x: [] }] },
        { op: 'add', path: '/a~1b/m~0n/2/x/0', value: 'deep' },
      ],
      [{ op: 'add', path: '/tags/9', value: 'far' }],
      [
        { op: 'remove', path: '/ports/2/tls' },
        { op: 'test', path: '/ports/2', value: { number: 8003 } },
      ],
    ];
    const results = patches.map((patch) => documents.map((document) => applyPatch(document, patch)));
    const errors = results.map((list) =>
      list.flatMap(({ error, document }) =>
        error === undefined ? [] : [`${(document as { name: string }).name}: ${error}`],
      ),
    );
    return [
      errors,
      results.map((list) => list[2]!.document),
      results.map((list) => list.map(({ document }) => show(document).length)),
    ];
  },

  'cipher-suites'() {
    const encodings: readonly (readonly [string, number])[] = [
      ['AES256-GCM', 256],
      ['CHACHA20', 256],
      ['AES128-GCM', 128],
      ['AES256', 256],
      ['AES128', 128],
      ['DES-CBC3', 112],
      ['RC4', 128],
      ['DES', 56],
      ['NULL', 0],
    ];
    const authentications: Readonly<Record<string, readonly string[]>> = {
      ECDHE: ['ECDSA', 'RSA', 'anon'],
      DHE: ['RSA', 'anon'],
      RSA: ['RSA'],
    };
    const all = Object.entries(authentications).flatMap(([kx, auths]) =>
      auths.flatMap((auth) =>
        encodings.flatMap(([enc, bits]) => macsOf(enc).map((mac) => suiteOf(kx, auth, enc, bits, mac))),
      ),
    );
    const texts = [
      'HIGH:!aNULL:!SHA1',
      'ALL:-RC4:+DES:!LOW:@STRENGTH',
      'ECDHE+AES256:DHE+AES256:!anon',
      'kECDHE+aECDSA+CHACHA:AES128+kRSA:!TLSv1',
      'MEDIUM:RC4,AES:!MD5:-ECDSA',
      'NULL:LOW',
      'ALL:!ALL',
      'TLSv1.2:+kRSA:!aRSA:@STRENGTH',
    ];
    const policies: Readonly<Record<string, Policy>> = {
      modern: { bits: 128, forward: true, macs: ['MD5', 'SHA1'] },
      old: { bits: 100, forward: false, macs: ['MD5'] },
    };
    const results = texts.map((text) => {
      const suites = selectSuites(all, text);
      const problems = Object.entries(policies).map(([name, policy]) => [name, problemsOf(suites, policy)]);
      return {
        text,
        count: suites.length,
        first: suites.slice(0, 2).map(({ name }) => name),
        last: suites.at(-1)?.name ?? '-',
        problems: Object.fromEntries(problems),
      };
    });
    return [all.length, results];
  },
};
