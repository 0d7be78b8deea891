#!/usr/bin/env bash
# Records the output of `puppet lookup` with the options in test/hiera/lookup-commands.txt, for data of test/hiera/fixture, in
# test/recorded/lookup-commands.jsonl.gz. The arguments are a command that runs Ruby with Puppet on its load path.
set -euo pipefail
cd "$(dirname "$0")/.."
fixture=$PWD/hiera/fixture
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
while read -r line; do
  read -ra words <<<"$line"
  status=0
  "$@" -e 'require "puppet/util/command_line"; Puppet::Util::CommandLine.new("puppet", ARGV).execute' lookup \
    --color false --ssldir "$home/ssl" --confdir "$home/conf" --vardir "$home/var" --environmentpath "$fixture/environments" --environment production \
    --hiera_config "$fixture/global/hiera.yaml" --facts "$fixture/facts.json" --node web01 "${words[@]}" >"$home/out" 2>"$home/err" </dev/null || status=$?
  sed -i "s#$fixture#\$FIXTURE#g" "$home/out" "$home/err"
  ruby -rjson -e 'puts JSON.generate(options: ARGV[0], status: ARGV[1].to_i, stdout: File.read(ARGV[2]), stderr: File.read(ARGV[3]))' \
    -- "$line" "$status" "$home/out" "$home/err"
done <hiera/lookup-commands.txt | gzip -9n >recorded/lookup-commands.jsonl.gz
