/**
 * How the server plans. A row of a list is joined of up to nine tables, and trying out every order of them
 * takes three times as long as reading the rows; joined four at a time in the order they are written in they
 * are read just as fast, because all of them are found by their keys.
 */
export const planningParameters: Readonly<Record<string, string>> = { join_collapse_limit: '4' };
