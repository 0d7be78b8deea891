# A size in bytes, such as `1.5 KB`.
type Units::Size = Pattern[/\A\d+(\.\d+)?\s*[KMGT]?B\z/]

# Returns the number of bytes of a size.
function units::bytes(Units::Size $size) >> Integer {
  $size ? {
    /\A([\d.]+)\s*TB\z/ => Integer(Float($1) * 1000000000000),
    /\A([\d.]+)\s*GB\z/ => Integer(Float($1) * 1000000000),
    /\A([\d.]+)\s*MB\z/ => Integer(Float($1) * 1000000),
    /\A([\d.]+)\s*KB\z/ => Integer(Float($1) * 1000),
    /\A([\d.]+)\s*B\z/  => Integer(Float($1)),
  }
}

# Returns the largest of several sizes.
function units::largest(Units::Size *$sizes) >> Optional[Units::Size] {
  $sizes.reduce |$memo, $size| {
    if units::bytes($size) > units::bytes($memo) { $size } else { $memo }
  }
}
