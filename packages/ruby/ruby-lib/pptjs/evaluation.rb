module PPTJS
  # What Ruby code keeps for the evaluation of one catalog.
  module Evaluation
    @cached = {}

    class << self
      # Forgets what belongs to the previous evaluation.
      def begin
        @cached.clear
        nil
      end

      # The object of the current evaluation with this key. The block creates it.
      def cached(key) = @cached.fetch(key) { @cached[key] = yield }
    end
  end
end
