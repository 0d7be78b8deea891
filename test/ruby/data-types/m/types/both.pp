type M::Both = String
