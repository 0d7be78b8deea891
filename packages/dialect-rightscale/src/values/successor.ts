const LETTER_OR_DIGIT = /[A-Za-z0-9]/;

/** The next text, as Ruby's `String#succ`: `az` → `ba`, `Zz` → `AAa`, `server-9` → `server-10`, `a9` → `b0`. */
export function successor(text: string): string {
  const characters = [...text];
  const isAlphanumeric = characters.some((character) => LETTER_OR_DIGIT.test(character));
  let last = -1;
  for (let index = characters.length - 1; index >= 0; index--) {
    const character = characters[index] ?? '';
    if (isAlphanumeric && !LETTER_OR_DIGIT.test(character)) {
      if (last !== -1 && !reachesAlphanumeric(characters, index)) break;
      continue;
    }
    last = index;
    const [next, carries] = isAlphanumeric ? nextLetter(character) : nextCharacter(character);
    characters[index] = next;
    if (!carries) return characters.join('');
  }
  if (last === -1) return '';
  const carried = characters[last] ?? '';
  characters.splice(last, 0, carried === '0' ? '1' : isAlphanumeric ? carried : '\u0001');
  return characters.join('');
}

/**
 * Whether a carry goes on before a separator, as in Ruby: `1.9` becomes `2.0`, but digits after a separator do not carry
 * into letters, so `server-9` becomes `server-10`.
 */
function reachesAlphanumeric(characters: readonly string[], separator: number): boolean {
  const before = characters.slice(0, separator).findLast((character) => LETTER_OR_DIGIT.test(character));
  const after = characters.slice(separator + 1).find((character) => LETTER_OR_DIGIT.test(character)) ?? '';
  return before !== undefined && /\d/.test(before) === /\d/.test(after);
}

function nextLetter(character: string): [next: string, carries: boolean] {
  if (character === '9') return ['0', true];
  if (character === 'z') return ['a', true];
  if (character === 'Z') return ['A', true];
  return [String.fromCharCode(character.charCodeAt(0) + 1), false];
}

function nextCharacter(character: string): [next: string, carries: boolean] {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x10ffff ? ['\u0001', true] : [String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1), false];
}
