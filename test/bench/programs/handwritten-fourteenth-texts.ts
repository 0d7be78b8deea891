import { capitalize } from './capitalize.js';
import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers } from './numbers.js';

const SOUNDEX = new Map(
  ['BFPV', 'CGJKQSXZ', 'DT', 'L', 'MN', 'R'].flatMap((letters, index) =>
    Array.from(letters, (letter): [string, string] => [letter, String(index + 1)]),
  ),
);

const soundex = (name: string): string => {
  const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  let text = letters[0]!;
  let last = SOUNDEX.get(text) ?? '';
  for (const letter of letters.slice(1)) {
    if (letter === 'H' || letter === 'W') continue;
    const code = SOUNDEX.get(letter) ?? '';
    if (code !== last) text += code;
    last = code;
  }
  return text.padEnd(4, '0').slice(0, 4);
};

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^X/g, 'S'],
  [/^WH/g, 'W'],
  [/MB$/g, 'M'],
  [/SCH/g, 'SK'],
  [/TH/g, '0'],
  [/(CIA|SH|SIO|SIA)/g, 'X'],
  [/C(?=[IEY])/g, 'S'],
  [/CH/g, 'X'],
  [/CK/g, 'K'],
  [/DG(?=[EIY])/g, 'J'],
  [/G(?=H[^AEIOU])/g, ''],
  [/G(?=[IEY])/g, 'J'],
  [/PH/g, 'F'],
  [/Q/g, 'K'],
  [/V/g, 'F'],
  [/X/g, 'KS'],
  [/[CG]/g, 'K'],
  [/D/g, 'T'],
  [/Z/g, 'S'],
  [/(?<=[AEIOU])H(?![AEIOU])/g, ''],
  [/[WY](?![AEIOU])/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<!^)[AEIOU]/g, ''],
];

const metaphone = (name: string): string => {
  let text = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (/^(KN|GN|PN|AE|WR)/.test(text)) text = text.slice(1);
  for (const [pattern, by] of RULES) text = text.replace(pattern, by);
  return text;
};

const cologneDigit = (letter: string, next: string): string => {
  switch (letter) {
    case 'a':
    case 'e':
    case 'i':
    case 'j':
    case 'o':
    case 'u':
    case 'y':
      return '0';
    case 'h':
      return '';
    case 'b':
    case 'p':
      return '1';
    case 'd':
    case 't':
      return next !== '' && 'csz'.includes(next) ? '8' : '2';
    case 'f':
    case 'v':
    case 'w':
      return '3';
    case 'g':
    case 'k':
    case 'q':
      return '4';
    case 'c':
      return next !== '' && 'ahkloqrux'.includes(next) ? '4' : '8';
    case 'x':
      return '48';
    case 'l':
      return '5';
    case 'm':
    case 'n':
      return '6';
    case 'r':
      return '7';
    default:
      return '8';
  }
};

const cologne = (name: string): string => {
  const letters = name
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll(/[^a-z]/g, '');
  let digits = '';
  for (let i = 0; i < letters.length; i++) digits += cologneDigit(letters[i]!, letters[i + 1] ?? '');
  const text = digits.replaceAll(/(.)\1+/g, '$1');
  return text.charAt(0) + text.slice(1).replaceAll('0', '');
};

const pairsOf = (text: string): Set<string> => {
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < text.length; i++) pairs.add(text.slice(i, i + 2));
  return pairs;
};

const similarity = (left: string, right: string): number => {
  const here = pairsOf(left.toLowerCase());
  const there = pairsOf(right.toLowerCase());
  const common = [...here].filter((pair) => there.has(pair)).length;
  return Math.floor((200 * common) / Math.max(1, here.size + there.size));
};

interface Disk {
  readonly size: number;
  readonly used: number;
}
interface BannerNode {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly role: string;
  readonly site: { readonly city: string; readonly rack: number };
  readonly owner: string | undefined;
  readonly phone: string;
  readonly ticket?: string;
  readonly disks: Readonly<Record<string, Disk>>;
}

const center = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return left <= 0 ? text : ' '.repeat(left) + text;
};

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    if (last < 0 || lines[last]!.length + word.length >= width) lines.push(word);
    else lines[last] += ` ${word}`;
  }
  return lines;
};

const frame = (width: number, lines: readonly string[], mark = '*'): string => {
  const rule = (mark === '*' ? '*' : '-').repeat(width - 2);
  const inner = lines.map((line) => `${mark} ${line.padEnd(width - 4)} ${mark}\n`);
  return `${mark}${rule}${mark}\n${inner.join('')}`;
};

const diskLines = (disks: Readonly<Record<string, Disk>>): string => {
  const lines = Object.entries(disks).map(([name, { size, used }]) => {
    const percent = Math.floor((100 * used) / size);
    const full = Math.floor(percent / 10);
    return `${name.padEnd(6)} [${'#'.repeat(full)}${'.'.repeat(10 - full)}] ${percent}%${percent > 90 ? ' FULL' : ''}\n`;
  });
  return `${lines.join('')}\n${lines.length === 0 ? 'no disks\n' : ''}`;
};

const banner = (node: BannerNode, title: string, body: string, notes?: string): string => {
  const aliases = node.aliases.length > 0 ? ` (${node.aliases.join(', ')})` : '';
  return `${title}Host ${node.name}${aliases} is a ${capitalize(node.role)} in ${node.site.city}.
1. Owner: ${node.owner ?? 'unknown'}
2. Ticket: ${node.ticket ?? 'unknown'}
3. Phone: ${node.phone}
${body}${notes ? `Notes:\n  ${notes.split('\n').join('\n  ')}\n` : ''}100 %% of this text is ${node.name.toUpperCase().replaceAll(/[AEIOU]/g, '')}.
`;
};

export const fourteenthTextPrograms: Readonly<Record<string, () => unknown>> = {
  'phonetic-codes'() {
    const names =
      `Robert Rupert Rubin Ashcraft Ashcroft Tymczak Pfister Honeyman Smith Smyth Schmidt Schmitt Meyer Maier Mayr O'Hara Knight Night Wright Write Philip Filip Catherine Katharina Johnson Jonson Jensen Xavier Saviour Thompson Thomson Lee Leigh Wagner Vagner Lamb Lam Quick Kwik Zacharias`.split(
        ' ',
      );
    const kinds = ['soundex', 'metaphone', 'cologne'] as const;
    const coded = names.map((name) => ({
      name,
      soundex: soundex(name),
      metaphone: metaphone(name),
      cologne: cologne(name),
    }));
    const groups = kinds.map((kind) => {
      const same = [...groupBy(coded, (entry) => entry[kind])].filter(([, list]) => list.length > 1);
      return [kind, same.map(([code, list]) => `${code}: ${list.map(({ name }) => name).join(' ')}`)];
    });
    const similar = coded
      .filter((_, index) => index % 3 === 0)
      .map((entry) => {
        const best = coded
          .filter((other) => other.name !== entry.name)
          .map((other) => {
            const bonus = kinds.filter((kind) => entry[kind] === other[kind]).length * 20;
            return { name: other.name, points: similarity(entry.name, other.name) + bonus };
          })
          .filter(({ points }) => points >= 50)
          .sort((a, b) => b.points - a.points || compare(a.name, b.name));
        const shown = best.slice(0, 3).map(({ name, points }) => `${name} ${points}`);
        return `${entry.name}: ${shown.join(', ')}`;
      });
    return [
      coded.map((entry) => `${entry.name.padEnd(10)} ${entry.soundex} ${entry.metaphone.padEnd(8)} ${entry.cologne}`),
      Object.fromEntries(groups),
      similar,
    ];
  },

  'motd-banners'() {
    const nodes = numbers(10).map((i): BannerNode => ({
      name: `node${String(i).padStart(2, '0')}.example.com`,
      aliases: ['www', 'ftp', 'git'].slice(0, i % 4),
      role: ['web server', 'database', 'build host'][i % 3]!,
      site: { city: ['Rome', 'Oslo'][i % 2]!, rack: i },
      owner: i % 3 === 0 ? undefined : `team${i}`,
      phone: `+49 ${i}00`,
      disks: Object.fromEntries(
        numbers(i % 4).map((d) => [`sd${'abc'[d - 1]}`, { size: 100 * d, used: (i * 31 + d * 17) % (100 * d) }]),
      ),
      ...(i % 4 === 0 ? { ticket: `OPS-${100 + i}` } : {}),
    }));
    const message =
      'This system is for the use of authorized users only. Individuals using this computer system are subject to having all of their activities recorded.';
    const texts = nodes.map((node, index) => {
      const width = 40 + index * 2;
      const lines = [center(node.role.toUpperCase(), width - 4), '', ...wrap(message, width - 4)];
      const title = index % 2 === 0 ? frame(width, lines) : frame(width, lines, '|');
      const notes = node.ticket ? `see ${node.ticket}\nrack ${node.site.rack}` : undefined;
      return banner(node, title, diskLines(node.disks), notes);
    });
    return [
      texts[0],
      texts[3],
      texts.map((text) => text.length),
      texts.map((text) => Math.max(...text.split('\n').map((line) => line.length))),
    ];
  },
};
