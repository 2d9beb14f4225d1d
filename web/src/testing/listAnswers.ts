/** The page info of a list with a single page. */
export const onlyPage = (items: readonly unknown[]) => ({
  page: 1,
  perPage: 50,
  lastPage: 1,
  total: items.length,
  from: items.length > 0 ? 1 : null,
  to: items.length || null,
});

/** A page of a list with counts per status, as every list query answers. */
export const pageOf = <Row extends { readonly status: string }>(items: readonly Row[]) => ({
  items,
  pageInfo: onlyPage(items),
  summary: {
    total: items.length,
    groups: [...Map.groupBy(items, ({ status }) => status)].map(([value, group]) => ({
      value,
      total: group.length,
    })),
  },
});
