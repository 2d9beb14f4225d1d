import type { DocumentationItemInput } from '../../../../graphql/generated/schema.ts';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { EditDocumentationDocument } from './Documentation.generated.ts';
import type { OrderDocumentationFragment } from './Documentation.generated.ts';

export type DocumentationItem = NonNullable<OrderDocumentationFragment['documentation']>[number];

/** Items that are there already, as a request names them. An uploaded file keeps its address, which is not sent. */
export const presentItems = (items: readonly DocumentationItem[]): DocumentationItemInput[] =>
  items.map(({ id, title, type, url }) => ({ id, title, type, ...(type === 'LINK' ? { url } : {}) }));

/** Replaces an order's items; run it with `useDocumentationChange`, which knows what stands there now. */
export const documentationMutation = (success: string) =>
  defineMutation(EditDocumentationDocument, { success });
