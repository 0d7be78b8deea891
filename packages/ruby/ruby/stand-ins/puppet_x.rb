# The name that modules keep their own code under.
module PuppetX; end
