import { pattern, type TypeTable } from './table.js';

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const HOST_LABEL = (first: string): string => String.raw`([${first}]|[${first}][${first}\-]*[${first}])`;
const [LOWER_FIRST, UPPER_FIRST] = ['a-zA-Z0-9', 'A-Za-z0-9'];

export const TEXTS: TypeTable = {
  Base32: pattern(String.raw`\A[a-z2-7]+={,6}\z`, String.raw`\A[A-Z2-7]+={,6}\z`),
  Base64: pattern(String.raw`\A[a-zA-Z0-9\/\+]+={,2}\z`),
  CreateResources: 'Hash[String[1], Hash[String[1], Any]]',
  Datasize: pattern(String.raw`^\d+(?i:[kmgt]b?|b)$`),
  'Dns::Zone': pattern(String.raw`\A((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\-]*[a-zA-Z0-9])\.)+|\.)\z`),
  Email: pattern(String.raw`\A[a-zA-Z0-9.!#$%&'*+\/=?^_${'`'}{|}~-]+@${LABEL}(?:\.${LABEL})*\z`),
  Fqdn: pattern(String.raw`\A(${HOST_LABEL(LOWER_FIRST)}\.)*${HOST_LABEL(UPPER_FIRST)}\z`),
  Host: 'Variant[Stdlib::Fqdn, Stdlib::Compat::Ip_address]',
  HttpStatus: 'Integer[100, 599]',
  HTTPSUrl: pattern(String.raw`(?i:\Ahttps:\/\/.*\z)`),
  HTTPUrl: pattern(String.raw`(?i:\Ahttps?:\/\/.*\z)`),
  MAC: pattern(
    String.raw`\A([0-9A-Fa-f]{2}[:-]){5}([0-9A-Fa-f]{2})\z`,
    String.raw`\A([0-9A-Fa-f]{2}[:-]){19}([0-9A-Fa-f]{2})\z`,
  ),
  ObjectStore: 'Variant[Stdlib::ObjectStore::GSUri, Stdlib::ObjectStore::S3Uri]',
  'ObjectStore::GSUri': pattern(String.raw`\Ags:\/\/.*\z`),
  'ObjectStore::S3Uri': pattern(String.raw`\As3:\/\/.*\z`),
  Yes_no: pattern(String.raw`\A(?i:(yes|no))\z`),
};
