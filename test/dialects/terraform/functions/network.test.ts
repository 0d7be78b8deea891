import test from 'ava';
import fc from 'fast-check';
import { evaluate } from '../evaluate.js';
import { testErrors, testValues } from './tables.js';

testValues('addresses and masks', {
  'cidrhost("10.12.112.0/20", 16)': '10.12.112.16',
  'cidrhost("10.12.112.0/20", 268)': '10.12.113.12',
  'cidrhost("10.12.112.0/20", -1)': '10.12.127.255',
  'cidrhost("fd00:fd12:3456:7890:00a2::/72", 34)': 'fd00:fd12:3456:7890::22',
  'cidrnetmask("172.16.0.0/12")': '255.240.0.0',
  'cidrnetmask("0.0.0.0/0")': '0.0.0.0',
});

testValues('subnets', {
  'cidrsubnet("172.16.0.0/12", 4, 2)': '172.18.0.0/16',
  'cidrsubnet("10.1.2.0/24", 4, 15)': '10.1.2.240/28',
  'cidrsubnet("fd00:fd12:3456:7890::/56", 16, 162)': 'fd00:fd12:3456:7800:a200::/72',
  'cidrsubnets("10.1.0.0/16", 4, 4, 8, 4)': ['10.1.0.0/20', '10.1.16.0/20', '10.1.32.0/24', '10.1.48.0/20'],
  'cidrsubnets("fd00:fd12:3456:7890::/56", 16, 16, 16, 32)': [
    'fd00:fd12:3456:7800::/72',
    'fd00:fd12:3456:7800:100::/72',
    'fd00:fd12:3456:7800:200::/72',
    'fd00:fd12:3456:7800:300::/88',
  ],
  'cidrsubnets("10.0.0.0/8")': [],
});

testErrors('errors of networks', [
  [
    'cidrhost("10.0.0.0/33", 1)',
    'Call to function "cidrhost" failed: invalid CIDR expression: invalid CIDR address: 10.0.0.0/33.',
  ],
  [
    'cidrhost("10.0.0.0/24", 256)',
    'Call to function "cidrhost" failed: prefix of 24 does not accommodate a host numbered 256.',
  ],
  ['cidrnetmask("::/0")', 'Call to function "cidrnetmask" failed: IPv6 addresses cannot have a netmask: ::/0.'],
  [
    'cidrsubnet("10.0.0.0/30", 3, 0)',
    'Call to function "cidrsubnet" failed: insufficient address space to extend prefix of 30 by 3.',
  ],
  [
    'cidrsubnet("10.0.0.0/24", 2, 4)',
    'Call to function "cidrsubnet" failed: prefix extension of 2 does not accommodate a subnet numbered 4.',
  ],
  [
    'cidrsubnets("10.0.0.0/24", 0)',
    'Invalid value for "newbits" parameter: must extend prefix by at least one bit.',
    '1:28',
  ],
  [
    'cidrsubnets("10.0.0.0/24", 1, 1, 1)',
    'Invalid value for "newbits" parameter: not enough remaining address space for a subnet with a prefix of 25 bits after 10.0.0.128/25.',
    '1:34',
  ],
]);

test('an address of a network is its host number, in IPv6 as in IPv4', (t) => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.integer({ min: 0, max: 255 }), (v4, v6, host) => {
      for (const [address, length] of [
        [v4, 32],
        [v6, 128],
      ] as const) {
        const all = `cidrhost("${address}/${length}", 0)`;
        const again = `cidrhost("\${${all}}/${length}", 0)`;
        t.is(evaluate(`${all} == ${again}`).value, 'true', all);
        const network = `cidrhost("${address}/${length - 8}", ${host})`;
        t.is(
          evaluate(`cidrsubnet("${address}/${length - 8}", 8, ${host}) == "\${${network}}/${length}"`).value,
          'true',
        );
      }
    }),
    { numRuns: 100 },
  );
  t.pass();
});

testErrors('a network from the first address cannot be divided, as in Terraform', [
  [
    'cidrsubnets("0.0.0.0/8", 4, 1)',
    'Invalid value for "newbits" parameter: not enough remaining address space for a subnet with a prefix of 12 bits after 255.240.0.0/12.',
    '1:26',
  ],
  [
    'cidrsubnets("::/1", 1)',
    'Invalid value for "newbits" parameter: not enough remaining address space for a subnet with a prefix of 2 bits after c000::/2.',
  ],
]);

testErrors('the error of a negative host number has the number from the start', [
  [
    'cidrhost("10.0.0.0/24", -257)',
    'Call to function "cidrhost" failed: prefix of 24 does not accommodate a host numbered -1.',
  ],
]);
