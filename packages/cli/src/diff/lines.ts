/** A line of a text that was changed: kept, taken away, or new. */
export interface LineChange {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

const context = 2;
/**
 * Longer texts are shown as wholly changed between their common ends: finding the least change takes time by the square
 * of this.
 */
const longest = 2000;

/** The changed lines of a text, with two unchanged ones around them; a gap is a line `…`. */
export function changedLines(before: string, after: string): LineChange[] {
  const changes = compareLines(before.split('\n'), after.split('\n'));
  const near = changes.map((_, index) =>
    changes.slice(Math.max(0, index - context), index + context + 1).some(({ mark }) => mark !== ' '),
  );
  const shown: LineChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (near[index]) shown.push(change);
    else if (near[index - 1] && index < changes.length - 1) shown.push({ mark: ' ', text: '…' });
  }
  return shown;
}

function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const middle = compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...kept(before.slice(0, start)), ...middle, ...kept(before.slice(before.length - end))];
}

const kept = (lines: readonly string[]): LineChange[] => lines.map((text) => ({ mark: ' ', text }));

/** By the longest common subsequence. */
function compareMiddle(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length > longest || after.length > longest) {
    return [
      ...before.map((text): LineChange => ({ mark: '-', text })),
      ...after.map((text): LineChange => ({ mark: '+', text })),
    ];
  }
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const changes: LineChange[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      changes.push({ mark: ' ', text: before[i++]! });
      j++;
    } else if (i < before.length && (j === after.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!))
      changes.push({ mark: '-', text: before[i++]! });
    else changes.push({ mark: '+', text: after[j++]! });
  }
  return changes;
}
