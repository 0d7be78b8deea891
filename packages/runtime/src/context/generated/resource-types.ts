// Made by test/record/catalog-resource-types.ts from the reference; not to be edited.
import type { ResourceTypeData } from '../resource-types.js';

/** The native resource types that Puppet comes with. */
export const RESOURCE_TYPES: Readonly<Record<string, ResourceTypeData>> = {
  component: {
    properties: [],
    parameters: ["name"],
    namevars: ["name"],
    isomorphic: true,
  },
  exec: {
    properties: ["returns"],
    parameters: ["command","path","user","group","cwd","logoutput","refresh","environment","umask","timeout","tries","try_sleep","refreshonly","creates","unless","onlyif","provider"],
    namevars: ["command"],
    isomorphic: false,
  },
  file: {
    properties: ["ensure","content","checksum_value","target","owner","group","mode","type","seluser","selrole","seltype","selrange","ctime","mtime"],
    parameters: ["path","backup","recurse","recurselimit","max_files","replace","force","ignore","links","purge","sourceselect","show_diff","staging_location","validate_cmd","validate_replacement","provider","checksum","source","source_permissions","selinux_ignore_defaults"],
    namevars: ["path"],
    isomorphic: true,
    titlePatterns: [{"source":"^(/|.+:/|.*[^/])/*\\Z","options":"m","attributes":["path"],"translation":{"pattern":"(?<=^|\\n(?!$))(/|.+:/|.*[^\\/])/*(?=\\n?$)","flags":"sv"}}],
  },
  filebucket: {
    properties: [],
    parameters: ["name","server","port","path"],
    namevars: ["name"],
    isomorphic: true,
  },
  group: {
    properties: ["ensure","gid","members","attributes"],
    parameters: ["auth_membership","name","allowdupe","ia_load_module","attribute_membership","system","forcelocal","provider"],
    namevars: ["name"],
    isomorphic: true,
  },
  notify: {
    properties: ["message"],
    parameters: ["withpath","name"],
    namevars: ["name"],
    isomorphic: true,
  },
  package: {
    properties: ["ensure","package_settings","flavor","mark"],
    parameters: ["name","provider","command","source","instance","status","adminfile","responsefile","configfiles","category","platform","root","vendor","description","allowcdrom","enable_only","install_only","install_options","uninstall_options","allow_virtual","reinstall_on_refresh"],
    namevars: ["name","provider","command"],
    isomorphic: true,
    titlePatterns: [{"source":"(.*)","options":"m","attributes":["name"],"translation":{"pattern":"(.*)","flags":"sv"}}],
  },
  resources: {
    properties: [],
    parameters: ["name","purge","unless_system_user","unless_uid"],
    namevars: ["name"],
    isomorphic: true,
  },
  schedule: {
    properties: [],
    parameters: ["name","range","periodmatch","period","repeat","weekday"],
    namevars: ["name"],
    isomorphic: true,
  },
  service: {
    properties: ["ensure","enable","logonaccount","flags"],
    parameters: ["logonpassword","binary","hasstatus","name","path","pattern","restart","start","status","stop","control","hasrestart","manifest","timeout","provider"],
    namevars: ["name"],
    isomorphic: true,
  },
  stage: {
    properties: [],
    parameters: ["name"],
    namevars: ["name"],
    isomorphic: true,
  },
  tidy: {
    properties: [],
    parameters: ["path","recurse","max_files","matches","backup","age","size","type","rmdirs"],
    namevars: ["path"],
    isomorphic: false,
  },
  user: {
    properties: ["ensure","home","uid","gid","comment","shell","password","password_min_age","password_max_age","password_warn_days","groups","expiry","roles","auths","profiles","keys","project","attributes","salt","iterations","loginclass"],
    parameters: ["name","membership","system","allowdupe","managehome","role_membership","auth_membership","profile_membership","key_membership","ia_load_module","attribute_membership","forcelocal","purge_ssh_keys","provider"],
    namevars: ["name"],
    isomorphic: true,
  },
  whit: {
    properties: [],
    parameters: ["name"],
    namevars: ["name"],
    isomorphic: true,
  },
};
