/** Functions that depend on the machine, the time, chance or a secret. Calls of them fail and say why. */
import { CallFailure } from '../calls/failures.js';
import { defineVariadic, type FunctionDefinition } from '../calls/function-definition.js';
import { anyOrNull } from '../calls/parameters.js';

const REASONS = {
  files: 'pptjs does not read files while it evaluates an expression; read the file outside and pass a variable',
  machine: 'the result depends on the machine, which pptjs does not know; pass it as a variable',
  time: 'the result depends on the time; pass it as a variable',
  chance: 'the result is random; pass it as a variable',
  secret: 'pptjs does not decrypt secrets; pass the decrypted text as a variable',
  compression:
    "the bytes of the result depend on Terraform's compressor; compress the text outside and pass a variable",
  template: 'pptjs compiles templates before it evaluates them; write the template in the expression',
  console: 'the function exists only in the console of Terraform',
} as const;

function unavailable(name: string, reason: keyof typeof REASONS): FunctionDefinition {
  return defineVariadic(name, [], anyOrNull('args'), () => {
    throw new CallFailure(REASONS[reason]);
  });
}

export const abspath = unavailable('abspath', 'machine');
export const base64gzip = unavailable('base64gzip', 'compression');
export const bcrypt = unavailable('bcrypt', 'chance');
export const file = unavailable('file', 'files');
export const filebase64 = unavailable('filebase64', 'files');
export const filebase64sha256 = unavailable('filebase64sha256', 'files');
export const filebase64sha512 = unavailable('filebase64sha512', 'files');
export const fileexists = unavailable('fileexists', 'files');
export const filemd5 = unavailable('filemd5', 'files');
export const fileset = unavailable('fileset', 'files');
export const filesha1 = unavailable('filesha1', 'files');
export const filesha256 = unavailable('filesha256', 'files');
export const filesha512 = unavailable('filesha512', 'files');
export const pathexpand = unavailable('pathexpand', 'machine');
export const plantimestamp = unavailable('plantimestamp', 'time');
export const rsadecrypt = unavailable('rsadecrypt', 'secret');
export const templatefile = unavailable('templatefile', 'files');
export const templatestring = unavailable('templatestring', 'template');
export const timestamp = unavailable('timestamp', 'time');
export const type = unavailable('type', 'console');
export const uuid = unavailable('uuid', 'chance');
