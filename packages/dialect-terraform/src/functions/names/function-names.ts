/** The names of the functions that can be called. The tests compare them with the functions. */
export const AVAILABLE_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'abs alltrue anytrue base64decode base64encode base64sha256 base64sha512 basename can ceil chomp chunklist ' +
    'cidrhost cidrnetmask cidrsubnet cidrsubnets coalesce coalescelist compact concat contains csvdecode dirname ' +
    'distinct element endswith ephemeralasnull flatten floor format formatdate formatlist indent index issensitive ' +
    'join jsondecode jsonencode keys length log lookup lower matchkeys max md5 merge min nonsensitive one parseint ' +
    'pow range regex regexall replace reverse sensitive setintersection setproduct setsubtract setunion sha1 sha256 ' +
    'sha512 signum slice sort split startswith strcontains strrev substr sum textdecodebase64 textencodebase64 ' +
    'timeadd timecmp title tobool tolist tomap tonumber toset tostring transpose trim trimprefix trimspace trimsuffix ' +
    'try upper urlencode uuidv5 values yamldecode yamlencode zipmap'
  ).split(' '),
);

/** The names of the functions that depend on the machine, the time, chance or a secret. Calls of them fail. */
const UNAVAILABLE_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'abspath base64gzip bcrypt file filebase64 filebase64sha256 filebase64sha512 fileexists filemd5 fileset filesha1 ' +
    'filesha256 filesha512 pathexpand plantimestamp rsadecrypt templatefile templatestring timestamp type uuid'
  ).split(' '),
);

/** Whether the language has a function of this name. */
export function isFunctionName(name: string): boolean {
  return AVAILABLE_FUNCTIONS.has(name) || UNAVAILABLE_FUNCTIONS.has(name);
}
