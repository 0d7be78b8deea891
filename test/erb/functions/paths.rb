require 'json'
Puppet::Functions.create_function(:paths) do
  dispatch :paths do
    param 'String', :path
    param 'Any', :value
  end

  def paths(path, value)
    names = [File.basename(path), File.basename(path, '.gz'), File.dirname(path), File.extname(path)]
    Hash[names.map { |each| [each, Regexp.escape(each)] }].merge('joined' => File.join('/x', path, 'y'), 'json' => value.to_json)
  end
end
