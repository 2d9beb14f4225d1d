/** The server's limit of rows per file. */
export const mostBulkRows = 5000;
