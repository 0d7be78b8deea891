# 50,000 arrays matched against a tuple type.
Integer[1, 50000].filter |$i| { [$i, 'name', [$i]] =~ Tuple[Integer[1, 25000], String[1], Array[Integer]] }.size
