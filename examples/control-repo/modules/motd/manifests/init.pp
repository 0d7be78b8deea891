# The message of the day.
#
# @param message
#   The text of the message.
# @param width
#   The width of the frame in characters.
class motd (
  String[1]   $message,
  Motd::Width $width = 60,
) {
  file { '/etc/motd':
    ensure  => file,
    mode    => '0644',
    content => epp('motd/motd.epp', { 'message' => motd::frame($message, $width) }),
  }
}
