import type { IdentityColumn } from '../database/columns.ts';

export type ReferenceTables = {
  countries: { code: string; name: string };
  cities: {
    id: IdentityColumn;
    country_code: string;
    name: string;
    latitude: number;
    longitude: number;
  };
  workflows: { id: IdentityColumn; name: string };
};
