import type { Tables } from './generated/tables.ts';

/** All tables, as the migrations make them. */
export type Database = Tables;
