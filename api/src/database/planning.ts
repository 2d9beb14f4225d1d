/**
 * Planner settings. A list row joins up to nine tables, and planning every join order takes three times as long as
 * reading the rows; with a collapse limit of four, in the written order, they are read as fast, because all joins use
 * keys.
 */
export const planningParameters: Readonly<Record<string, string>> = { join_collapse_limit: '4' };
