import type { DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';
import type { Media } from '../tasks/schemas.ts';
import type { ContentStatus } from './statuses.ts';

export type ContentTables = {
  /** Items that collections and news can refer to. */
  content_items: { id: IdentityColumn; name: string };
  collections: {
    id: IdentityColumn;
    name: string;
    status: ContentStatus;
    /** Two free texts for the app. */
    attribute1: string | null;
    attribute2: string | null;
    /** Smaller numbers come first. */
    display_order: number;
    created_at: InstantColumn;
  };
  collection_items: { collection_id: string; item_id: string; position: number };
  news: {
    id: IdentityColumn;
    title: string;
    body: string;
    status: ContentStatus;
    media: DefaultJsonColumn<Media | null>;
    created_at: InstantColumn;
  };
  trainings: {
    id: IdentityColumn;
    title: string;
    body: string;
    status: ContentStatus;
    display_order: number;
    media: DefaultJsonColumn<Media | null>;
    created_at: InstantColumn;
  };
};
