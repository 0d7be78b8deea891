import type { Environment } from './environment/environment.js';

/** What `$settings::name` is where the host does not say otherwise: the reference's defaults for a server. */
export function settingsOf(environment: Environment, strict: string, strictVariables: boolean): Record<string, unknown> {
  const confdir = '/etc/puppetlabs/puppet';
  const vardir = '/opt/puppetlabs/puppet/cache';
  const ssldir = `${confdir}/ssl`;
  return {
    confdir,
    vardir,
    ssldir,
    codedir: '/etc/puppetlabs/code',
    statedir: `${vardir}/state`,
    logdir: '/var/log/puppetlabs/puppet',
    rundir: '/var/run/puppetlabs',
    libdir: `${vardir}/lib`,
    certdir: `${ssldir}/certs`,
    privatekeydir: `${ssldir}/private_keys`,
    publickeydir: `${ssldir}/public_keys`,
    localcacert: `${ssldir}/certs/ca.pem`,
    hostcert: `${ssldir}/certs/localhost.pem`,
    hostprivkey: `${ssldir}/private_keys/localhost.pem`,
    hostcrl: `${ssldir}/crl.pem`,
    environmentpath: '/etc/puppetlabs/code/environments',
    basemodulepath: '/etc/puppetlabs/code/modules:/opt/puppetlabs/puppet/modules',
    server: 'puppet',
    masterport: 8140,
    serverport: 8140,
    storeconfigs: false,
    environment: environment.name,
    modulepath: environment.modulepath.join(':'),
    manifest: environment.manifest ?? 'no_manifest',
    config_version: '',
    strict,
    strict_variables: strictVariables,
  };
}
