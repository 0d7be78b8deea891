# Chooses a text for 5,000 values of different types.
$values = [1, -5, 2.5, 'web01.example.com', 'x', true, undef, [1, 2], { 'a' => 1 }, []]
function describe(Any $value) >> String {
  case $value {
    Integer[0]:        { 'natural' }
    Integer:           { 'negative' }
    Float:             { 'float' }
    /^web(\d+)\./:     { "web server ${1}" }
    String:            { 'text' }
    Boolean, Undef:    { 'flag' }
    Array[Integer, 1]: { 'numbers' }
    Collection:        { 'collection' }
    default:           { 'other' }
  }
}
Integer[1, 5000].reduce(0) |$sum, $i| { $sum + describe($values[$i % 10]).length }
