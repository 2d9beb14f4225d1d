/**
 * Whether tests run on PostgreSQL: the embedded store has one connection, so statements never wait for locks there.
 */
export const onPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
