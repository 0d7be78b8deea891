#!/usr/bin/env bash
# Records the output of `puppet lookup --explain` for keys of test/hiera/fixture in test/recorded/explain.jsonl.gz. The
# arguments are a command that runs Ruby with Puppet on its load path.
set -euo pipefail
cd "$(dirname "$0")/.."
fixture=$PWD/hiera/fixture
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
for key in arr simple mymod::by_default interp_lookup hsh.deep.x dug.more nope to_int scalar_int computed layered_hash role_value globbed_a defmerge::h aliases::e; do
  "$@" -e 'require "puppet/util/command_line"; Puppet::Util::CommandLine.new("puppet", ARGV).execute' lookup \
    --color false --ssldir "$home/ssl" --confdir "$home/conf" --vardir "$home/var" --environmentpath "$fixture/environments" --environment production \
    --hiera_config "$fixture/global/hiera.yaml" --facts "$fixture/facts.json" --node web01 --explain "$key" |
    sed "s#$fixture#\$FIXTURE#g" | ruby -rjson -e 'puts JSON.generate(key: ARGV[0], explanation: $stdin.read)' "$key"
done | gzip -9n >recorded/explain.jsonl.gz
