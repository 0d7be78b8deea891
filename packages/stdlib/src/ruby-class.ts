/** The name of a value's class in Ruby, which stands in many messages. */
export { rubyClassOf as rubyClass } from '@pptjs/runtime';
