/** A server for Puppet agents: compiles their catalogs and serves their files over HTTPS. */
export { DEFAULT_RULES, type Audience, type AuthorizationRule } from './authorization/rules.js';
export { DevelopmentAuthority, type IssuedCertificate, type IssueOptions } from './development/authority.js';
export { DeployError } from './environments/deploy-error.js';
export type { ConnectionLimits } from './http/connection-limits.js';
export { HttpError } from './http/http-error.js';
export { LOG_LEVELS, type LogLevel } from './operation/log.js';
export { PuppetServer } from './puppet-server.js';
export type { ExportedOptions, PuppetDbOptions, ServerOptions } from './server-options.js';
export type { CredentialFiles } from './tls/credentials.js';
