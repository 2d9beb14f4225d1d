import type { components } from '../generated/rest-v1.ts';
import type { Identified } from '../loaders/entity-loader.ts';

type Schemas = components['schemas'];

/**
 * What the resolvers of an entity get: its id, and what the answer at hand has of the rest. The missing
 * properties of a reference or a list row are completed when a field asks for them.
 */
export type Entity<Name extends keyof Schemas> = Schemas[Name] extends { id: string }
  ? Pick<Schemas[Name], 'id'> & Partial<Schemas[Name]>
  : never;

/** Something without an id of its own: always answered whole. */
export type Value<Name extends keyof Schemas> = Schemas[Name];

/** Where a page stands, in the words of REST v1. */
export type Envelope = Readonly<{
  current_page: number;
  per_page: number;
  last_page: number;
  total: number;
  from: number | null;
  to: number | null;
}>;

/** One page of a list. `filter` is what it was asked by, for the summary that belongs to it. */
export type ListPage<Item, Filter> = Readonly<{
  items: readonly Item[];
  page_info: Envelope;
  filter: Filter | null;
}>;

/** Counts per status; both shapes that REST v1 has for them become this one. */
export type SummaryCounts = Readonly<{
  total: number;
  groups: readonly { value: string; total: number }[];
}>;

export type ExportAnswer = { outcome: 'emailed' | 'no_data' };

/** A session that has just been opened. */
export type OpenedSession = Readonly<{
  /** Null when the browser keeps it in its cookie. */
  access_token: string | null;
  expires_at: string;
  profile: Entity<'Profile'>;
}>;

/** What is known of an assignment: the list of an agent, a job and a payment each tell another part of it. */
export type AssignmentParts = Pick<Schemas['AgentAssignment'], 'id'> &
  Partial<Omit<Schemas['AgentAssignment'], 'customer' | 'location' | 'template'>> & {
    agent?: Identified;
    customer?: Identified;
    location?: OrderLocation;
    template?: Identified;
  };

/** Answers inside a matrix item are read with the item; a REST v1 that nests them all the same is not cut short. */
export type ReportAnswer = Value<'ReportTask'> & { tasks?: ReportAnswer[] };

/** Its address is only known when it has just been made. */
export type SharedLink = Entity<'ReportLink'> & { url?: string };

/** A location or a group of an order, which says so itself where REST v1 answered it below that order. */
export type OrderLocation = Entity<'Location'> & { readonly order_id?: string };
export type OrderUpload = Entity<'LocationsUpload'> & { readonly order_id?: string };
export type OrderLocationGroup = Entity<'LocationGroup'> & { readonly order_id?: string | undefined };

export type ResultsFile = Readonly<{ file_name: string; csv: string }>;

/** Users of a customer's portal are only read below their customer. */
export type PortalUser = Entity<'CustomerUser'> & Pick<Schemas['CustomerUser'], 'customer_id'>;
