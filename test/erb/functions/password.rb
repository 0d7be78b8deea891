require 'digest/sha1'
# A hash of a password.
Puppet::Functions.create_function(:password) do
  dispatch :password do
    required_param 'String', :password
    return_type 'String'
  end
  dispatch :pair do
    param 'Variant[String, Integer]', :user
    param 'Variant[String, Integer]', :password
  end
  argument_mismatch :too_many do
    repeated_param 'Any', :args
  end

  def password(password)
    return '' if password.empty?
    return password if password =~ %r{\*[A-F0-9]{40}$}

    '*' + Digest::SHA1.hexdigest(Digest::SHA1.digest(password)).upcase
  end

  def pair(user, password)
    require 'base64'
    ['md5' + Digest::MD5.hexdigest(password.to_s + user.to_s), Base64.strict_encode64(Digest::SHA256.digest(password.to_s))]
  end

  def too_many(*args)
    "expects a password, got #{args.size} values"
  end
end
