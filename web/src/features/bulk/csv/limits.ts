/** The server takes no more rows in one file. */
export const mostBulkRows = 5000;
