/** A page of a list in an answer. */
export interface PageOfList {
  /** `JobPage`. */
  readonly __typename: string;
  readonly items: readonly { readonly id: string }[];
  readonly pageInfo: {
    readonly page: number;
    readonly perPage: number;
    readonly lastPage: number;
    readonly total: number;
  };
  readonly summary?: unknown;
}

/** The page in a list query's data: its one root field, or a field of that. */
export function pageIn(data: unknown): PageOfList | undefined {
  const roots = fieldsOf(data);
  return [...roots, ...roots.flatMap(fieldsOf)].find(isPage);
}

/** The same data with the counts of another answer. The page on screen stays one, though it may be beyond the last. */
export function withCounts(data: unknown, { pageInfo, summary }: PageOfList): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isPage(data)) {
    const { page, perPage } = data.pageInfo;
    const lastPage = Math.max(Math.ceil(pageInfo.total / perPage), page);
    return {
      ...data,
      pageInfo: { ...data.pageInfo, total: pageInfo.total, lastPage },
      ...(summary == null ? {} : { summary }),
    };
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isPage(value) || fieldsOf(value).some(isPage)
        ? withCounts(value, { pageInfo, summary } as PageOfList)
        : value,
    ]),
  );
}

const fieldsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const isPage = (value: unknown): value is PageOfList =>
  typeof value === 'object' && value !== null && 'items' in value && 'pageInfo' in value;
