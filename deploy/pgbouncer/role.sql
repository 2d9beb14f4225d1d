-- Once, as an administrator of the database: what REST v1 tells each connection, for those that a pooler opens.
-- The times go with DATABASE_TIMEOUT_MS (30000). REST v1 compares them at its start and says which are wrong.
alter role shepherd set "TimeZone" = 'UTC';
alter role shepherd set "join_collapse_limit" = '4';
alter role shepherd set "statement_timeout" = '30000';
alter role shepherd set "lock_timeout" = '15000';
alter role shepherd set "idle_in_transaction_session_timeout" = '30000';
