import type { DocumentationItemInput, DocumentationType } from '../../graphql/generated/schema.ts';
import { optionsOf } from '../choice/options.ts';

/** A document or video for Shepherds. */
export interface DocumentationItem {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly type: DocumentationType;
}

export const documentationLabels: Readonly<Record<DocumentationType, string>> = {
  IMAGE: 'Image',
  VIDEO: 'Video',
  LINK: 'Link',
};

export const documentationOptions = optionsOf(documentationLabels);

export const documentationMessages = {
  added: 'Documentation added',
  removed: 'Documentation removed',
  gone: 'This item is not there any more.',
  none: 'Nothing for Shepherds to read or watch yet.',
} as const;

/** Existing items in the format of a request. An uploaded file keeps its address, which is not sent. */
export const presentItems = (items: readonly DocumentationItem[]): DocumentationItemInput[] =>
  items.map(({ id, title, type, url }) => ({ id, title, type, ...(type === 'LINK' ? { url } : {}) }));

export type ItemsChange = (present: readonly DocumentationItemInput[]) => DocumentationItemInput[];

/**
 * Replaces all items: the change is applied to the current items and not to those on screen, so that items added by
 * another user meanwhile stay. `success` is its notice.
 */
export type ChangeItems = (success: string, change: ItemsChange) => Promise<unknown>;
