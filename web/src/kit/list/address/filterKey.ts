import type { ListFilter } from '../filter/definition.ts';

/** The name of a filter in the address: `customerIds` is `customer_id`, `startDateFrom` is `start_date_from`. */
export const filterKey = ({ key, field }: Pick<ListFilter, 'key' | 'field'>): string =>
  key ??
  field
    .replace(/Ids$/, 'Id')
    .replace(/Codes$/, 'Code')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
