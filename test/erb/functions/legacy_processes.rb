Puppet::Parser::Functions.newfunction(:legacy_processes, type: :rvalue, arity: 1) do |args|
  return args[0] if args[0].is_a?(Hash)
  raise(Puppet::ParseError, 'an array is needed') unless args[0].is_a?(Array)

  processes = {}
  args[0].each do |each|
    case each
    when String then processes[each] = {}
    when Hash
      name = each.delete('name')
      processes[name] = each
    else
      raise(Puppet::ParseError, 'an element must be a string or a hash')
    end
  end
  return processes
end
