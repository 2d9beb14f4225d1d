import type { DocumentationItemInput } from '../../../graphql/generated/schema.ts';
import type { OrderDocumentationFragment } from './Documentation.generated.ts';

export type DocumentationItem = NonNullable<OrderDocumentationFragment['documentation']>[number];

/** Items that are there already, as a request names them. An uploaded file keeps its address, which is not sent. */
export const presentItems = (items: readonly DocumentationItem[]): DocumentationItemInput[] =>
  items.map(({ id, title, type, url }) => ({ id, title, type, ...(type === 'LINK' ? { url } : {}) }));
