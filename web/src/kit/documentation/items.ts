import type { DocumentationItemInput, DocumentationType } from '../../graphql/generated/schema.ts';
import { optionsOf } from '../choice/options.ts';

/** Something that Shepherds can read or watch. */
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

/** Items that are there already, as a request names them. An uploaded file keeps its address, which is not sent. */
export const presentItems = (items: readonly DocumentationItem[]): DocumentationItemInput[] =>
  items.map(({ id, title, type, url }) => ({ id, title, type, ...(type === 'LINK' ? { url } : {}) }));

export type ItemsChange = (present: readonly DocumentationItemInput[]) => DocumentationItemInput[];

/**
 * Replaces the items, which are kept as a whole: the change is made to those that are there at that moment and not to
 * those on screen, so that what somebody else has added meanwhile stays. `success` is the notice of it.
 */
export type ChangeItems = (success: string, change: ItemsChange) => Promise<unknown>;
