import type { components } from '../generated/rest-v1.ts';
import type { ChangeKind, RecordType } from '../generated/resolvers.ts';
import type { Identified } from '../loaders/entity-loader.ts';

type Schemas = components['schemas'];

/**
 * The parent of an entity's resolvers: its id, and the properties that the answer at hand has. Missing properties of a
 * reference or a list row are completed when a field needs them.
 */
export type Entity<Name extends keyof Schemas> = Schemas[Name] extends { id: string }
  ? Pick<Schemas[Name], 'id'> & Partial<Schemas[Name]>
  : never;

/** A value without an id of its own: always complete. */
export type Value<Name extends keyof Schemas> = Schemas[Name];

/** The position of a page, in the terms of REST v1. */
export type Envelope = Readonly<{
  current_page: number;
  per_page: number;
  last_page: number;
  total: number;
  from: number | null;
  to: number | null;
}>;

/** One page of a list. `filter` is the filter of the list, for its summary. */
export type ListPage<Item, Filter> = Readonly<{
  items: readonly Item[];
  page_info: Envelope;
  filter: Filter | null;
}>;

/** Counts per status; normalized from both shapes that REST v1 has for them. */
export type SummaryCounts = Readonly<{
  total: number;
  groups: readonly { value: string; total: number }[];
}>;

export type ExportAnswer = { outcome: 'emailed' | 'no_data' };

/** A session that has just been opened. */
export type OpenedSession = Readonly<{
  /** Null when the browser keeps it in its cookie. */
  access_token: string | null;
  /** Undefined where REST v1 does not state it. */
  expires_at: string | undefined;
  profile: Entity<'Profile'>;
}>;

/** The known parts of an assignment: the list of an agent, a job and a payment each have other ones. */
export type AssignmentParts = Pick<Schemas['AgentAssignment'], 'id'> &
  Partial<Omit<Schemas['AgentAssignment'], 'customer' | 'location' | 'template'>> & {
    agent?: Identified;
    customer?: Identified;
    location?: OrderLocation;
    template?: Identified;
  };

/** Answers inside a matrix item are read with the item; a REST v1 that nests them all the same is passed on in full. */
export type ReportAnswer = Value<'ReportTask'> & { tasks?: ReportAnswer[] };

/** Its address is known only right after it was created. */
export type SharedLink = Entity<'ReportLink'> & { url?: string };

/** A location or a group of an order, with the order's id where REST v1 answered it below that order. */
export type OrderLocation = Entity<'Location'> & { readonly order_id?: string };
export type OrderUpload = Entity<'LocationsUpload'> & { readonly order_id?: string };
export type OrderLocationGroup = Entity<'LocationGroup'> & { readonly order_id?: string | undefined };

/** With the id of the order or agent below which REST v1 answered it. */
export type SwitchedWorkflow = Entity<'OrderWorkflow'> & { readonly order_id: string };
export type HeldSkills = Value<'AgentSkillCategory'> & { readonly agent_id: string };

export type ResultsFile = Readonly<{ file_name: string; csv: string }>;

/** Users of a customer's portal are only read below their customer. */
export type PortalUser = Entity<'CustomerUser'> & Pick<Schemas['CustomerUser'], 'customer_id'>;

/** The text of a change as REST v1 sends it. */
export type RecordChange = Readonly<{
  position: string;
  type: RecordType;
  id: string;
  kind: ChangeKind;
  by: Readonly<{ id: string; name: string }> | null;
  at: string;
}>;
