import { errorText, readContent, systemMessage } from '@pptjs/files';
import test from 'ava';

function systemError(message: string): Error {
  return Object.assign(new Error(message), { code: message.slice(0, message.indexOf(':')), syscall: 'read' });
}

const texts: readonly (readonly [message: string, text: string])[] = [
  ['EIO: i/o error, read', 'Input/output error'],
  ["EFBIG: file too large, open 'a'", 'The file is too large'],
  ['ENOSPC: no space left on device, write', 'No space left on the disk'],
  // Codes that the table does not have.
  ["EBUSY: resource busy or locked, rename 'a' -> 'b'", 'Resource busy or locked'],
  ['ESTALE: stale file handle, fstat', 'Stale file handle'],
  ["EREMOTEIO: remote i/o, part two, open 'it, is'", 'Remote i/o, part two'],
];

for (const [message, text] of texts) {
  test(`${message}: the message has neither the code nor the call`, (t) => {
    t.is(systemMessage(systemError(message)), text);
  });
}

test('another message is unchanged', (t) => {
  t.is(systemMessage(new Error('the file is damaged, open it')), 'the file is damaged, open it');
});

test('the text of an error has the path, also from another copy of the package', (t) => {
  const error = t.throws(() => readContent('/dev/null'));
  const copy = Object.assign(new Error(error?.message), { ...error });
  t.is(errorText(copy), '/dev/null: It is a pipe or a device, not a file');
});

test('the text of an error of a copy has the path that caused it', (t) => {
  const paths = { path: 'source', dest: 'target' };
  const textOf = (message: string): string => errorText(Object.assign(systemError(message), paths));
  t.is(textOf("ENOSPC: no space left on device, copyfile 'source' -> 'target'"), 'target: No space left on the disk');
  t.is(textOf("ENOENT: no such file or directory, copyfile 'source' -> 'target'"), 'source: No such file or directory');
});
