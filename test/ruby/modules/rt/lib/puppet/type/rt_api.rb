# frozen_string_literal: true

require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'rt_api',
  docs: <<~DESC,
    It's a "type" with #{1 + 1} quotes'
      - 'one' => "x
  DESC
  features: ['canonicalize', 'simple_get_filter'],
  title_patterns: [
    { pattern: %r{^(?<pkg>.*[^-])-(?<manager>.*)$}, desc: "with 'manager'" },
    { pattern: %r{^(?<pkg>.*)$}, desc: 'name only' },
  ],
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: "Whether it's there", default: 'present' },
    pkg: { type: 'String', desc: <<-'RAW', behaviour: :namevar },
      raw #{not} "lone
    RAW
    manager: { type: 'Enum["apt", "gem"]', desc: 'm', behaviour: :namevar, default: 'apt' },
    size: { type: 'Optional[Integer[0, 10]]', desc: %q{it's } + 'x' },
    list: { type: 'Variant[String, Array[String]]', desc: 'l', default: ['a'] },
    table: { type: 'Optional[Hash[String, Integer]]', desc: 'h', default: {} },
    on: { type: 'Boolean', desc: 'b', default: false },
    secret: { type: 'Optional[Sensitive[String]]', desc: 's', behaviour: :parameter },
    read: { type: 'Optional[String]', desc: 'r', behaviour: :read_only },
    once: { type: 'Optional[String]', desc: 'o', behaviour: :init_only },
    default_size: { type: 'Integer', desc: 'd', default: 3 },
  },
  autorequire: { file: '$pkg', package: ['a', 'b'] },
)
