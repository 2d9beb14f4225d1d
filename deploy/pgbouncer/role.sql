-- Run once as the database's administrator: the settings that REST v1 makes on each connection, for those of a pooler.
-- The timeouts match DATABASE_TIMEOUT_MS (30000). REST v1 checks them at its start and reports wrong ones.
alter role shepherd set "TimeZone" = 'UTC';
alter role shepherd set "join_collapse_limit" = '4';
alter role shepherd set "statement_timeout" = '30000';
alter role shepherd set "lock_timeout" = '15000';
alter role shepherd set "idle_in_transaction_session_timeout" = '30000';
