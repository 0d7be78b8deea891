/** The descriptions with which V8 ends a process are found in its output. */
import { findFatalError } from '@pptjs/files';
import test from 'ava';

const cases: readonly (readonly [title: string, output: string, expected: ReturnType<typeof findFatalError>])[] = [
  [
    'an exhausted heap',
    'a warning\n\n<--- Last few GCs --->\n\n[1:0x1] 5 ms: Mark-Compact',
    { kind: 'memory', start: 11 },
  ],
  [
    'an exhausted heap without a list of collections',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
    { kind: 'memory', start: 0 },
  ],
  [
    'a value that is too large',
    'x\n\n#\n# Fatal error in , line 0\n# Fatal JavaScript invalid size error',
    { kind: 'size', start: 3 },
  ],
  ['the lines of Windows', '#\r\n# Fatal error in , line 0\r\n', { kind: 'size', start: 0 }],
  ['other output', 'Warning: # Fatal\n', undefined],
];

for (const [title, output, expected] of cases)
  test(title, (t) => {
    t.deepEqual(findFatalError(output), expected);
  });
