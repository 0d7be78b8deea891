import type { TypeTable } from './table.js';

const FACILITIES = [
  'kern',
  'user',
  'mail',
  'daemon',
  'auth',
  'syslog',
  'lpr',
  'news',
  'uucp',
  'cron',
  'authpriv',
  'ftp',
  'ntp',
  'security',
  'console',
  'solaris-cron',
  'local0',
  'local1',
  'local2',
  'local3',
  'local4',
  'local5',
  'local6',
  'local7',
];

function oneOf(...texts: readonly string[]): string {
  return `Enum[${texts.map((text) => `'${text}'`).join(', ')}]`;
}

export const CHOICES: TypeTable = {
  'Ensure::File': oneOf('present', 'file', 'directory', 'link', 'absent'),
  'Ensure::File::Directory': oneOf('directory', 'absent'),
  'Ensure::File::File': oneOf('file', 'absent'),
  'Ensure::File::Link': oneOf('link', 'absent'),
  'Ensure::Package': `Variant[${oneOf('present', 'absent', 'purged', 'disabled', 'installed', 'latest')}, String[1]]`,
  'Ensure::Service': oneOf('stopped', 'running'),
  'Http::Method': oneOf('CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'),
  Port: 'Integer[0, 65535]',
  'Port::Dynamic': 'Integer[49152, 65535]',
  'Port::Ephemeral': 'Stdlib::Port::Dynamic',
  'Port::Privileged': 'Integer[1, 1023]',
  'Port::Registered': 'Stdlib::Port::User',
  'Port::Unprivileged': 'Integer[1024, 65535]',
  'Port::User': 'Integer[1024, 49151]',
  Syslogfacility: oneOf(...FACILITIES),
};
