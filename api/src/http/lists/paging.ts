import { Type } from 'typebox';

/** Maximum page size; larger values are reduced to it. */
const largestPage = 10_000;

/** Page parameters of a request; `size` is the default page size. */
export const paging = (size: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, default: size })),
});

/** The position of a page among all rows. */
export type Place = { readonly current: number; readonly size: number; readonly offset: number };

export function placeOf(wanted: { page?: number; per_page?: number }, defaultSize: number): Place {
  const current = wanted.page ?? 1;
  const size = Math.min(wanted.per_page ?? defaultSize, largestPage);
  return { current, size, offset: (current - 1) * size };
}

export type Page<Row> = {
  from: number | null;
  to: number | null;
  last_page: number;
  current_page: number;
  per_page: number;
  total: number;
  data: Row[];
};

/** The rows of a page in their envelope. */
export const pageOf = <Row>({ current, size, offset }: Place, total: number, data: Row[]): Page<Row> => ({
  from: data.length > 0 ? offset + 1 : null,
  to: data.length > 0 ? offset + data.length : null,
  last_page: Math.max(1, Math.ceil(total / size)),
  current_page: current,
  per_page: size,
  total,
  data,
});
