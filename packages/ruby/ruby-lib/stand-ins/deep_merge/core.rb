# The library deep_merge, which Puppet loads before module code runs. Values of the source win over those of the destination.
module DeepMerge
  class InvalidParameter < StandardError; end

  DEFAULT_FIELD_KNOCKOUT_PREFIX = '--'.freeze

  # Returns the destination, changed in place where it is a collection.
  def self.deep_merge!(source, dest, options = {}) = Merge.new(options).merge(source, dest)

  # One merge, with its options.
  class Merge
    def initialize(options)
      @overwrites = !options[:preserve_unmergeables]
      @knockout_prefix = options[:knockout_prefix] || nil
      @separator = options[:unpack_arrays]
      @overwrites_arrays = options[:overwrite_arrays]
      @sorts_arrays = options[:sort_merged_arrays]
      @merges_hashes_of_arrays = options[:merge_hash_arrays]
      @extends_arrays = options[:extend_existing_arrays]
      raise InvalidParameter, 'knockout_prefix cannot be an empty string in deep_merge!' if @knockout_prefix == ''
      raise InvalidParameter, 'overwrite_unmergeable must be true if knockout_prefix is specified in deep_merge!' if @knockout_prefix && !@overwrites
    end

    def merge(source, dest)
      return dest if source.nil?
      return source if !dest && @overwrites

      case source
      when Hash then merge_hash(source, dest)
      when Array then @overwrites_arrays ? source : merge_array(source, dest)
      else extends?(dest) ? dest.push(source) : replace(source, dest)
      end
    end

    private

    def extends?(dest) = dest.is_a?(Array) && @extends_arrays

    def merge_hash(source, dest)
      source.each do |key, value|
        if dest.is_a?(Hash) then dest[key] = merge(value, dest[key] || value.dup)
        elsif extends?(dest) then dest.push(source)
        elsif @overwrites then dest = replace(source, dest)
        end
      end
      dest
    end

    def merge_array(source, dest)
      if @separator
        source = split(source)
        dest = split(dest) if dest.is_a?(Array)
      end
      if @knockout_prefix && source.include?(@knockout_prefix)
        dest = dest.respond_to?(:clear) ? dest.clear : nil
        source.delete(@knockout_prefix)
      end
      return @overwrites ? replace(source, dest) : dest unless dest.is_a?(Array)

      knock_out(source, dest) if @knockout_prefix
      dest = @merges_hashes_of_arrays && (source + dest).all?(Hash) ? merge_elements(source, dest) : dest | source
      @sorts_arrays ? dest.sort! : dest
    end

    def split(array) = array.join(@separator).split(@separator)

    # Removes from both arrays what the source knocks out.
    def knock_out(source, dest)
      source.delete_if do |each|
        name = without_prefix(each)
        next false if name == each

        dest.delete(name)
        dest.delete(each)
        true
      end
    end

    def merge_elements(source, dest)
      dest.each_with_index.map { |each, index| merge(source[index] || {}, each) } + (source[dest.size..] || [])
    end

    def replace(source, dest)
      return @overwrites ? source : dest unless @knockout_prefix

      rest = source.is_a?(Array) ? source.delete_if { |each| each.is_a?(String) && without_prefix(each) != each } : without_prefix(source)
      rest == source ? rest : ''
    end

    def without_prefix(value) = value.is_a?(String) ? value.gsub(/^#{@knockout_prefix}/, '') : value
  end
  private_constant :Merge
end
