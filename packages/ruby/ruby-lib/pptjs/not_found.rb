module PPTJS
  # `throw :no_such_key` without a `catch` in Ruby: the host looks for the lookup that catches it. It is no StandardError, because `rescue` does not
  # see a throw. A `catch` around each request would do the same, but takes a millisecond.
  class NotFound < Exception # rubocop:disable Lint/InheritException
    @is_thrown = false

    class << self
      # Whether the last throw was `throw :no_such_key`.
      attr_accessor :is_thrown
    end
  end
end

module Kernel
  alias pptjs_throw throw

  def throw(tag, *value)
    PPTJS::NotFound.is_thrown = tag == :no_such_key
    pptjs_throw(tag, *value)
  rescue UncaughtThrowError
    raise unless tag == :no_such_key

    raise PPTJS::NotFound
  end
  private :pptjs_throw, :throw
end
