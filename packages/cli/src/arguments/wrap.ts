/** The width of a terminal. All help texts fit into it. */
const HELP_WIDTH = 80;

/**
 * Breaks text into lines of at most `HELP_WIDTH` characters. Joins the lines of a paragraph. A line that begins with
 * spaces remains a line of its own; if it is too long, it continues below its second column.
 */
export function wrap(text: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isParagraph = /^\S/.test(line);
    if (isParagraph && isOpen) blocks.push(`${blocks.pop()} ${line}`);
    else blocks.push(line);
    isOpen = isParagraph;
  }
  return blocks.flatMap(wrapLine);
}

function wrapLine(line: string): string[] {
  const [head] = /^(?: +(?:\S+ {2,})?)?/.exec(line) ?? [''];
  return hang(head, line.slice(head.length));
}

/** Returns `text` after `head`, and its further lines below the beginning of `text`. */
export function hang(head: string, text: string): string[] {
  const width = HELP_WIDTH - head.length;
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  lines.push(current);
  return lines.map((line, index) => `${index === 0 ? head : ' '.repeat(head.length)}${line}`);
}
