/** Whether tests run on PostgreSQL: the embedded store has one connection, on which nobody waits for anybody else. */
export const onPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
