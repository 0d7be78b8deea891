/** Debian's puppetserver, for a comparison in the same run. */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { writeFiles } from '../server/running-server.js';
import type { ServerProgram } from './measured-server.js';

const SERVICES = [
  'puppetlabs.services.request-handler.request-handler-service/request-handler-service',
  'puppetlabs.services.jruby.jruby-puppet-service/jruby-puppet-pooled-service',
  'puppetlabs.services.jruby-pool-manager.jruby-pool-manager-service/jruby-pool-manager-service',
  'puppetlabs.services.puppet-profiler.puppet-profiler-service/puppet-profiler-service',
  'puppetlabs.trapperkeeper.services.webserver.jetty9-service/jetty9-service',
  'puppetlabs.trapperkeeper.services.webrouting.webrouting-service/webrouting-service',
  'puppetlabs.services.config.puppet-server-config-service/puppet-server-config-service',
  'puppetlabs.services.master.master-service/master-service',
  'puppetlabs.services.puppet-admin.puppet-admin-service/puppet-admin-service',
  'puppetlabs.trapperkeeper.services.authorization.authorization-service/authorization-service',
  'puppetlabs.services.versioned-code-service.versioned-code-service/versioned-code-service',
  'puppetlabs.trapperkeeper.services.scheduler.scheduler-service/scheduler-service',
  'puppetlabs.trapperkeeper.services.status.status-service/status-service',
  'puppetlabs.trapperkeeper.services.metrics.metrics-service/metrics-service',
  'puppetlabs.services.jruby.jruby-metrics-service/jruby-metrics-service',
  'puppetlabs.services.ca.certificate-authority-disabled-service/certificate-authority-disabled-service',
  'puppetlabs.trapperkeeper.services.watcher.filesystem-watch-service/filesystem-watch-service',
];

/** The files of the package that need no change. */
const PACKAGE_FILES = ['auth', 'metrics'].map((name) => `/etc/puppet/puppetserver/conf.d/${name}.conf`);

/**
 * puppetserver with an interpreter for each processor, a heap of 1 GB as in its package, and a cache of environments
 * without a time limit.
 *
 * @param root the root folder of the system on which it is installed. Java needs /proc in it
 */
export function puppetserver(root: string): ServerProgram {
  return {
    parent: join(root, 'tmp'),
    start(folder, port) {
      const inside = `/${relative(root, folder)}`;
      writeFiles(folder, configuration(inside, port));
      const java = [
        'java',
        '-Xms1g',
        '-Xmx1g',
        '-Djruby.lib=/usr/share/jruby/lib',
        '-Djruby.logger.class=com.puppetlabs.jruby_utils.jruby.Slf4jLogger',
        ...['-jar', '/usr/share/puppetserver/puppetserver.jar'],
        ...['--config', [`${inside}/conf.d`, ...PACKAGE_FILES].join(',')],
        ...['--bootstrap-config', `${inside}/bootstrap.cfg`],
      ];
      return spawn('chroot', [root, ...java], { stdio: ['ignore', 'ignore', 'inherit'] });
    },
  };
}

/** @param folder the folder of the server, as the server sees it */
function configuration(folder: string, port: number): Readonly<Record<string, string>> {
  const ssl = `${folder}/ssl`;
  const puppetSettings = {
    ssldir: ssl,
    localcacert: `${ssl}/certs/ca.pem`,
    hostcrl: `${ssl}/crl.pem`,
    certname: 'localhost',
    environmentpath: `${folder}/environments`,
    environment_timeout: 'unlimited',
    reports: 'none',
  };
  const lines = Object.entries(puppetSettings).map(([name, value]) => `${name} = ${value}\n`);
  return {
    'bootstrap.cfg': `${SERVICES.join('\n')}\n`,
    'logback.xml': '<configuration><root level="error"/></configuration>',
    'puppet/puppet.conf': `[main]\n${lines.join('')}`,
    'conf.d/global.conf': `global: { logging-config: "${folder}/logback.xml" }`,
    'conf.d/web-routes.conf': `web-router-service: {
      "puppetlabs.services.master.master-service/master-service": "/puppet"
      "puppetlabs.services.puppet-admin.puppet-admin-service/puppet-admin-service": "/puppet-admin-api"
      "puppetlabs.trapperkeeper.services.status.status-service/status-service": "/status"
    }`,
    'conf.d/webserver.conf': `webserver: {
      client-auth: want
      ssl-host: "127.0.0.1"
      ssl-port: ${port}
      ssl-cert: "${ssl}/certs/localhost.pem"
      ssl-key: "${ssl}/private_keys/localhost.pem"
      ssl-ca-cert: "${ssl}/certs/ca.pem"
      ssl-crl-path: "${ssl}/crl.pem"
    }`,
    'conf.d/puppetserver.conf': `jruby-puppet: {
      ruby-load-path: [/usr/lib/puppetserver/ruby/vendor_ruby]
      gem-home: "${folder}/gems"
      gem-path: ["${folder}/gems", "/usr/lib/puppetserver/vendored-jruby-gems"]
      server-conf-dir: "${folder}/puppet"
      server-code-dir: "${folder}/code"
      server-var-dir: "${folder}/var"
      server-run-dir: "${folder}/run"
      server-log-dir: "${folder}/log"
      max-active-instances: ${cpus().length}
    }`,
  };
}
