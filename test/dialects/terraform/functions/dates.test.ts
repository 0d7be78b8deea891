import test from 'ava';
import fc from 'fast-check';
import { evaluate } from '../evaluate.js';
import { testErrors, testValues } from './tables.js';

testValues('formatdate', {
  'formatdate("DD MMM YYYY hh:mm ZZZ", "2018-01-02T23:12:01Z")': '02 Jan 2018 23:12 UTC',
  'formatdate("EEEE, DD-MMM-YY hh:mm:ss ZZZ", "2018-01-02T23:12:01Z")': 'Tuesday, 02-Jan-18 23:12:01 UTC',
  'formatdate("EEE, DD MMM YYYY hh:mm:ss ZZZ", "2018-01-02T23:12:01-08:00")': 'Tue, 02 Jan 2018 23:12:01 -0800',
  'formatdate("h\'h\'mm\'\'s H:mmAA aa Z ZZZZ ZZZZZ M D", "2018-01-02T23:02:01Z")':
    "23h02'1 11:02PM pm Z +0000 +00:00 1 2",
  'formatdate("\'o\'\'clock\'", "2018-01-02T23:12:01Z")': "o'clock",
});

testErrors('errors of formatdate', [
  [
    'formatdate("YYY", "2018-01-02T23:12:01Z")',
    'Invalid value for "format" parameter: invalid date format verb "YYY": year must either be "YY" or "YYYY".',
    '1:13',
  ],
  ['formatdate("\'x", "2018-01-02T23:12:01Z")', `Invalid value for "format" parameter: unterminated literal '.`],
  [
    'formatdate("", "2018-01-02")',
    'Invalid value for "time" parameter: not a valid RFC3339 timestamp: missing required time introducer \'T\'.',
    '1:17',
  ],
  [
    'formatdate("", "2018-02-30T00:00:00Z")',
    'Invalid value for "time" parameter: not a valid RFC3339 timestamp: day out of range.',
  ],
]);

testValues('timeadd and timecmp', {
  'timeadd("2017-11-22T00:00:00Z", "10m")': '2017-11-22T00:10:00Z',
  'timeadd("2017-11-22T00:00:00+02:00", "-1h1.5s")': '2017-11-21T22:59:58+02:00',
  'timeadd("0001-01-01T00:00:00Z", "-1s")': '0000-12-31T23:59:59Z',
  'timecmp("2017-11-22T00:00:00Z", "2017-11-22T00:00:00Z")': 0,
  'timecmp("2017-11-22T00:00:00Z", "2017-11-22T01:00:00Z")': -1,
  'timecmp("2017-11-22T01:00:00Z", "2017-11-22T00:59:00-01:00")': -1,
});

testErrors('errors of timeadd', [
  [
    'timeadd("2017-11-22T00:00:00Z", "1d")',
    'Call to function "timeadd" failed: time: unknown unit "d" in duration "1d".',
  ],
  ['timeadd("2017-11-22T00:00:00Z", "1")', 'Call to function "timeadd" failed: time: missing unit in duration "1".'],
  [
    'timeadd("2017", "1s")',
    'Call to function "timeadd" failed: not a valid RFC3339 timestamp: end of string where "-" is expected.',
  ],
]);

test('adding a duration and subtracting it again gives the same time', (t) => {
  const times = fc.date({ min: new Date('0100-01-01'), max: new Date('9800-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 1_000_000_000 }), (time, seconds) => {
      const text = `${time.toISOString().slice(0, 19)}Z`;
      t.is(evaluate(`timeadd(timeadd("${text}", "${seconds}s"), "-${seconds}s")`).value, `"${text}"`);
    }),
    { numRuns: 100 },
  );
  t.pass();
});
