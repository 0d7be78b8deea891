module PuppetX
  module Rt
    NAMES = %i[one two].freeze
    module Shared
      def shared_params
        newparam(:shared) { desc 's' }
        newproperty(:count) { munge { |v| Integer(v) } }
      end
    end
    module Checks
      def check; end
    end
  end
end
