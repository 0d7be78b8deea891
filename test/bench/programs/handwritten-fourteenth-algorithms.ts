import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers } from './numbers.js';

interface Commit {
  readonly id: string;
  readonly time: number;
  readonly parents: readonly string[];
  readonly author: string;
  readonly subject: string;
}
type Commits = ReadonlyMap<string, Commit>;

const ancestorsOf = (commits: Commits, heads: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const queue = [...heads];
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!;
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...commits.get(id)!.parents);
  }
  return seen;
};

const mergeBases = (commits: Commits, left: string, right: string): string[] => {
  const above = ancestorsOf(commits, [right]);
  const common = [...ancestorsOf(commits, [left])].filter((id) => above.has(id));
  return common.filter(
    (id) => !common.some((other) => other !== id && ancestorsOf(commits, commits.get(other)!.parents).has(id)),
  );
};

const logOrder = (commits: Commits, head: string): string[] => {
  const counts = new Map<string, number>();
  for (const id of ancestorsOf(commits, [head])) {
    for (const parent of commits.get(id)!.parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const order: string[] = [];
  const ready = [head];
  while (ready.length > 0) {
    let best = 0;
    for (let i = 1; i < ready.length; i++) {
      if (commits.get(ready[i]!)!.time > commits.get(ready[best]!)!.time) best = i;
    }
    const [next] = ready.splice(best, 1) as [string];
    order.push(next);
    for (const parent of commits.get(next)!.parents) {
      const left = counts.get(parent)! - 1;
      counts.set(parent, left);
      if (left === 0) ready.push(parent);
    }
  }
  return order;
};

const graphOf = (commits: Commits, order: readonly string[], names: ReadonlyMap<string, string[]>): string[] => {
  let columns: string[] = [];
  return order.map((id) => {
    const all = columns.includes(id) ? columns : [...columns, id];
    const commit = commits.get(id)!;
    const labels = names.get(id);
    columns = [...new Set(all.flatMap((column) => (column === id ? commit.parents : [column])))];
    const marks = all.map((column) => (column === id ? '*' : '|')).join(' ');
    return `${marks} ${id}${labels ? ` (${labels.join(', ')})` : ''} ${commit.subject}`;
  });
};

const describeCommit = (commits: Commits, tags: Readonly<Record<string, string>>, head: string): string => {
  const above = ancestorsOf(commits, [head]);
  const [nearest] = Object.entries(tags)
    .filter(([, id]) => above.has(id))
    .map(([tag, id]) => ({ tag, distance: above.size - ancestorsOf(commits, [id]).size }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return head;
  return nearest.distance === 0 ? nearest.tag : `${nearest.tag}-${nearest.distance}-g${head}`;
};

const numberOf = (id: string): number => Number(id.slice(1));

const bisect = (ids: readonly string[], bad: string): [string, number] => {
  let low = 0;
  let high = ids.length - 1;
  let steps = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(ids[middle]!) >= numberOf(bad)) high = middle;
    else low = middle + 1;
    steps++;
  }
  return [ids[low]!, steps];
};

interface Leg {
  readonly train: string;
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
}
interface Reached {
  readonly arrival: number;
  readonly leg?: Leg;
}
interface Stop {
  readonly town: string;
  readonly arrival: number;
  readonly departure: number;
}

const minutesOf = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)}`;

const legsOf = (train: string, stops: readonly Stop[]): Leg[] =>
  stops.slice(1).map((stop, index) => {
    const before = stops[index]!;
    return { train, from: before.town, to: stop.town, departure: before.departure, arrival: stop.arrival };
  });

const search = (
  legs: readonly Leg[],
  from: string,
  start: number,
  changes: Readonly<Record<string, number>>,
): Map<string, Reached> => {
  const best = new Map<string, Reached>([[from, { arrival: start }]]);
  for (const leg of legs) {
    const here = best.get(leg.from);
    if (!here || leg.departure < start) continue;
    const needed = !here.leg || here.leg.train === leg.train ? 0 : (changes[leg.from] ?? 5);
    const known = best.get(leg.to);
    if (here.arrival + needed <= leg.departure && (!known || leg.arrival < known.arrival)) {
      best.set(leg.to, { arrival: leg.arrival, leg });
    }
  }
  return best;
};

const journeyTo = (best: ReadonlyMap<string, Reached>, to: string): Leg[] => {
  const legs: Leg[] = [];
  for (let leg = best.get(to)?.leg; leg; leg = best.get(leg.from)?.leg) legs.unshift(leg);
  return legs;
};

const joinLegs = (legs: readonly Leg[]): Leg[] => {
  const joined: Leg[] = [];
  for (const leg of legs) {
    const last = joined.at(-1);
    if (last?.train === leg.train) joined[joined.length - 1] = { ...last, to: leg.to, arrival: leg.arrival };
    else joined.push(leg);
  }
  return joined;
};

const describeJourney = (legs: readonly Leg[]): string => {
  if (legs.length === 0) return 'no connection';
  const joined = joinLegs(legs);
  const parts = joined.map(
    (leg) => `${leg.from} ${clock(leg.departure)} - ${leg.to} ${clock(leg.arrival)} (${leg.train})`,
  );
  const changes = joined.length - 1;
  const text = changes === 0 ? 'direct' : changes === 1 ? 'one change' : `${changes} changes`;
  return `${parts.join(', ')}: ${duration(legs.at(-1)!.arrival - legs[0]!.departure)}, ${text}`;
};

interface TrainLine {
  readonly first: string;
  readonly every: number;
  readonly count: number;
  readonly stops: readonly (readonly [string, number])[];
}

export const fourteenthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'commit-history'() {
    const list = numbers(44).map((i): Commit => {
      const previous = `c${i - 1}`;
      const parents =
        i === 1
          ? []
          : i <= 6
            ? [previous]
            : i % 6 === 0
              ? [previous, `c${i - 4}`]
              : [i % 6 === 3 ? `c${i - 2}` : previous];
      return {
        id: `c${i}`,
        time: 1000 + i * 60 - ((i * 7) % 3),
        parents,
        author: ['ann', 'bob', 'eve'][(i * 5) % 3]!,
        subject: parents.length === 2 ? `Merge ${parents[1]}` : `${['Fix', 'Add', 'Drop'][i % 3]} part ${i}`,
      };
    });
    const commits: Commits = new Map(list.map((commit) => [commit.id, commit]));
    const tags = { '1.0': 'c6', '1.1': 'c24', '1.1.1': 'c27' };
    const heads = { main: 'c44', next: 'c39' };
    const names = new Map<string, string[]>();
    for (const [name, id] of Object.entries({ ...tags, ...heads })) {
      names.set(id, [...(names.get(id) ?? []), name]);
    }
    const order = logOrder(commits, 'c44');
    const shown = graphOf(commits, order, names);
    const byAuthor = groupBy(
      order.map((id) => commits.get(id)!),
      ({ author }) => author,
    );
    const authors = Array.from(byAuthor, ([author, own]) => {
      const merges = own.filter(({ parents }) => parents.length > 1).length;
      const changes = String(own.length - merges).padStart(2);
      return `${author.padEnd(4)} ${changes} commits, ${merges} merges, last ${own[0]!.id}`;
    });
    const ids = [...order].reverse().sort((a, b) => numberOf(a) - numberOf(b));
    return [
      shown.slice(0, 16),
      order.length,
      (
        [
          ['c44', 'c39'],
          ['c27', 'c24'],
          ['c3', 'c44'],
          ['c9', 'c14'],
        ] as const
      ).map(([left, right]) => mergeBases(commits, left, right)),
      ['c44', 'c24', 'c3', 'c27', 'c12'].map((id) => describeCommit(commits, tags, id)),
      authors,
      ['c3', 'c17', 'c44'].map((bad) => bisect(ids, bad)),
    ];
  },

  'train-connections'() {
    const lines: Readonly<Record<string, TrainLine>> = {
      IC1: {
        first: '05:10',
        every: 120,
        count: 7,
        stops: [
          ['Aachen', 0],
          ['Bonn', 45],
          ['Celle', 170],
          ['Dresden', 330],
        ],
      },
      RE2: {
        first: '05:35',
        every: 60,
        count: 14,
        stops: [
          ['Bonn', 0],
          ['Essen', 62],
          ['Fulda', 175],
        ],
      },
      RB3: {
        first: '06:02',
        every: 90,
        count: 9,
        stops: [
          ['Essen', 0],
          ['Celle', 95],
          ['Gera', 200],
          ['Halle', 241],
        ],
      },
      S4: {
        first: '05:55',
        every: 30,
        count: 20,
        stops: [
          ['Gera', 0],
          ['Dresden', 71],
        ],
      },
      IC5: {
        first: '07:20',
        every: 180,
        count: 4,
        stops: [
          ['Fulda', 0],
          ['Halle', 155],
          ['Dresden', 230],
          ['Jena', 312],
        ],
      },
    };
    const changes = { Celle: 8, Essen: 6, Halle: 4 };
    const all = Object.entries(lines)
      .flatMap(([line, { first, every, count, stops }]) =>
        Array.from({ length: count }, (_, n) => {
          const start = minutesOf(first) + n * every;
          const times = stops.map(([town, minute], index) => {
            const wait = index === 0 || index === stops.length - 1 ? 0 : 3;
            return { town, arrival: start + minute, departure: start + minute + wait };
          });
          return legsOf(`${line}/${n + 1}`, times);
        }).flat(),
      )
      .sort((a, b) => a.departure - b.departure || compare(a.train, b.train));
    const towns = [...new Set(all.flatMap(({ from, to }) => [from, to]))].sort();
    const wishes = [
      ['Aachen', 'Dresden', '05:00'],
      ['Aachen', 'Jena', '07:00'],
      ['Bonn', 'Gera', '09:15'],
      ['Essen', 'Halle', '12:00'],
      ['Jena', 'Bonn', '08:00'],
      ['Celle', 'Jena', '16:40'],
    ] as const;
    const journeys = wishes.map(([from, to, time]) =>
      describeJourney(journeyTo(search(all, from, minutesOf(time), changes), to)),
    );
    const table = towns.map((from) => {
      const best = search(all, from, 360, changes);
      const cells = towns.map((to) => {
        const arrival = best.get(to)?.arrival;
        if (arrival === undefined) return '    -';
        return arrival === 360 ? '    .' : clock(arrival);
      });
      return `${from.padEnd(8)}${cells.join(' ')}`;
    });
    return [journeys, table, all.length];
  },
};
