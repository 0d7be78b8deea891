import { testErrors, testValues } from './tables.js';

testValues('digests', {
  'md5("hello world")': '5eb63bbbe01eeed093cb22bb8f5acdc3',
  'sha1("hello world")': '2aae6c35c94fcfb415dbe95f408b9ce91ee846ed',
  'sha256("hello world")': 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  'sha512("hello world")':
    '309ecc489c12d6eb4cc40f50c902f2b4d0ed77ee511a7c7a9bcd3ca86d4cd86f989dd35bc5ff499670da34255b45b0cfd830e81f605dcf7dc5542e93ae9cd76f',
  'base64sha256("hello world")': 'uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek=',
  'substr(base64sha512("hello world"), 0, 12)': 'MJ7MSJwS1utM',
  'sha1("é")': 'bf15be717ac1b080b4f1c456692825891ff5073d',
});

testValues('uuidv5', {
  'uuidv5("dns", "www.terraform.io")': 'a5008fae-b28c-5ba5-96cd-82b4c53552d6',
  'uuidv5("url", "https://www.terraform.io/")': '9db6f67c-dd95-5ea0-aa5b-e70e5c5f7cf5',
  'uuidv5("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.terraform.io")': 'a5008fae-b28c-5ba5-96cd-82b4c53552d6',
});

testErrors('errors of uuidv5', [
  [
    'uuidv5("tls", "a")',
    `Call to function "uuidv5" failed: uuidv5() doesn't support namespace tls (invalid UUID length: 3).`,
  ],
  [
    'uuidv5("6ba7b810-9dad-11d1-80b4-00c04fd430cg", "a")',
    `Call to function "uuidv5" failed: uuidv5() doesn't support namespace 6ba7b810-9dad-11d1-80b4-00c04fd430cg (invalid UUID format).`,
  ],
  [
    'uuidv5("abc:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8", "a")',
    `Call to function "uuidv5" failed: uuidv5() doesn't support namespace abc:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8 (invalid urn prefix: "abc:uuid:").`,
  ],
]);

testValues('a namespace can have other characters instead of braces', {
  'uuidv5("(6ba7b810-9dad-11d1-80b4-00c04fd430c8)", "a") == uuidv5("dns", "a")': true,
  'uuidv5("6BA7B8109DAD11D180B400C04FD430C8", "a") == uuidv5("dns", "a")': true,
});
