Puppet::Functions.create_function(:copies) do
  dispatch :copies do
    param 'Hash', :settings
  end

  def copies(settings)
    names = settings['names']
    names << 'last' if names.is_a?(Array)
    nested = settings['nested']
    nested['names'] = [settings.size, settings.key?('names'), settings.key?('none')] if nested.is_a?(Hash)
    settings['added'] = settings['names']
    settings.delete('removed')
    [settings.map { |key, value| [key, value] }, settings.keys, names, nested, settings.size]
  end
end
