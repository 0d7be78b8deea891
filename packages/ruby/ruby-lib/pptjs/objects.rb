module PPTJS
  # Objects of Ruby that Puppet code has, because a function has returned them. The host has their numbers, which are never used again.
  # Objects are kept until the evaluation ends.
  module Objects
    QUESTIONS = {
      'text' => ->(object) { object.to_s },
      'inspect' => ->(object) { object.inspect },
      'equals' => ->(object, other) { object == other },
      # Objects have the same number if they are the same key of a hash.
      'key' => ->(object) { keys[object] ||= keys.size },
      'elements' => ->(range) { elements(range) },
    }.freeze
    @last_number = 0

    class << self
      def dump(object)
        { '#' => 'ruby', 'id' => number(object), 'class' => (object.is_a?(Module) ? object : object.class).name, 'kind' => kind(object) }
      end

      def find(number) = objects.fetch(number) { raise Puppet::Error, 'The Ruby object no longer exists' }
      def answer(question, number, args) = Wire.dump(QUESTIONS.fetch(question).call(find(number), *args.map { |each| Wire.load(each) }))

      private

      def objects = Evaluation.cached(:objects) { {} }
      def numbers = Evaluation.cached(:numbers_of_objects) { {}.compare_by_identity }
      def keys = Evaluation.cached(:keys_of_objects) { {} }
      def number(object) = numbers[object] ||= (@last_number += 1).tap { |number| objects[number] = object }

      def kind(object)
        case object
        when Range then 'range'
        when Module then 'module'
        end
      end

      # The elements of a range that Puppet can iterate over: its first and last Integer, or Strings. Puppet cannot iterate over any other range.
      def elements(range)
        first, last = range.min, range.max
        return [first, last] if first.is_a?(Integer) && last.is_a?(Integer) && last >= first

        range.to_a if first.is_a?(String) && last.is_a?(String) && last >= first
      end
    end
  end
end
