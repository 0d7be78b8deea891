Puppet::Functions.create_function(:'rv::value') do
  dispatch(:value) { param 'String', :kind }
  def value(kind)
    case kind
    when 'symbol' then :a
    when 'symbols' then [:a, 'a', { a: 1, 'b' => :c }]
    when 'version' then SemanticPuppet::Version.parse('1.2.3-rc.1+b.2')
    when 'uri' then URI.parse('http://example.com:81/a?b=c#d')
    when 'timestamp' then Puppet::Pops::Time::Timestamp.parse('2020-01-02T03:04:05.678')
    when 'timespan' then Puppet::Pops::Time::Timespan.from_fields(false, 1, 2, 3, 4, 5, 6, 7)
    end
  end
end
