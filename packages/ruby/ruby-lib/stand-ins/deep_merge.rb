require 'deep_merge/core'

# The methods of hashes. All of them change the receiver.
class Hash
  def deep_merge!(source, options = {}) = DeepMerge.deep_merge!(source, self, { preserve_unmergeables: false }.merge(options))
  def ko_deep_merge!(source, options = {}) = DeepMerge.deep_merge!(source, self, { knockout_prefix: DeepMerge::DEFAULT_FIELD_KNOCKOUT_PREFIX }.merge(options))
  def deep_merge(source, options = {}) = DeepMerge.deep_merge!(source, self, { preserve_unmergeables: true }.merge(options))
end
