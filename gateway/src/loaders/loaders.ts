import { InvalidAnswerError, RestError } from '../errors/rest-error.ts';
import { getAgent, listAgents } from '../rest/calls/agents.ts';
import { getCampaign, listCampaigns } from '../rest/calls/campaigns.ts';
import { getCustomer, listCustomers } from '../rest/calls/customers.ts';
import type { RestCall } from '../rest/declaration.ts';
import { getJob, listJobs } from '../rest/calls/jobs.ts';
import { getLockout, listLockouts } from '../rest/calls/lockouts.ts';
import { getOrder, listOrders } from '../rest/calls/orders.ts';
import { getTemplate, listTemplates } from '../rest/calls/templates.ts';
import { getUser, listUsers } from '../rest/calls/users.ts';
import { EntityLoader } from './entity-loader.ts';
import type { Identified } from './entity-loader.ts';

/** Makes one REST call for the request of these loaders. */
export type Read = <Input, Answer>(call: RestCall<Input, Answer>, input: Input) => Promise<Answer>;

/** Receives the number of ids in one call. */
export type BatchObserver = (path: string, size: number) => void;

type BatchInput = { query: { 'id[]': string[]; per_page: number } };

/**
 * The types that are read by id, under their GraphQL names. An entry here is enough for references to a type to be
 * completed. The second call reads one whole entity, for types whose list rows are shorter.
 */
const loaderOf = {
  // With fewer permissions the list answers only names, and the call for one agent is refused: no single calls.
  Agent: entity(listAgents, null, getAgent),
  Campaign: entity(listCampaigns, null, getCampaign),
  Customer: entity(listCustomers, null, getCustomer),
  Job: entity(listJobs, getJob),
  Lockout: entity(listLockouts, getLockout),
  Order: entity(listOrders, getOrder),
  Template: entity(listTemplates, getTemplate),
  User: entity(listUsers, null, getUser),
};

type LoaderOf = typeof loaderOf;
export type EntityType = keyof LoaderOf;
export type Loaders = Readonly<{ [Type in EntityType]: ReturnType<LoaderOf[Type]> }>;

export const isEntityType = (name: string): name is EntityType => Object.hasOwn(loaderOf, name);

export const entityTypes = Object.keys(loaderOf).filter(isEntityType);

/** The loaders of one request. */
export const createLoaders = (read: Read, observe: BatchObserver = () => undefined): Loaders =>
  new RequestLoaders(read, observe);

export function clearLoaders(loaders: Loaders): void {
  for (const type of entityTypes) loaders[type].clear();
}

/** Creates each loader on demand: a request uses a few of them, or none. */
class RequestLoaders implements Loaders {
  readonly #read: Read;
  readonly #observe: BatchObserver;
  readonly #made: { -readonly [Type in EntityType]?: Loaders[Type] } = {};

  constructor(read: Read, observe: BatchObserver) {
    this.#read = read;
    this.#observe = observe;
  }

  get Agent() {
    return (this.#made.Agent ??= loaderOf.Agent(this.#read, this.#observe));
  }

  get Campaign() {
    return (this.#made.Campaign ??= loaderOf.Campaign(this.#read, this.#observe));
  }

  get Customer() {
    return (this.#made.Customer ??= loaderOf.Customer(this.#read, this.#observe));
  }

  get Job() {
    return (this.#made.Job ??= loaderOf.Job(this.#read, this.#observe));
  }

  get Lockout() {
    return (this.#made.Lockout ??= loaderOf.Lockout(this.#read, this.#observe));
  }

  get Order() {
    return (this.#made.Order ??= loaderOf.Order(this.#read, this.#observe));
  }

  get Template() {
    return (this.#made.Template ??= loaderOf.Template(this.#read, this.#observe));
  }

  get User() {
    return (this.#made.User ??= loaderOf.User(this.#read, this.#observe));
  }
}

function entity<Row extends Identified, Whole extends Identified = Row>(
  list: RestCall<BatchInput, { data: readonly Row[] }>,
  one: RestCall<{ path: { id: string } }, Whole> | null,
  missing: RestCall<{ path: { id: string } }, Row> | null = null,
) {
  return (read: Read, observe: BatchObserver) =>
    new EntityLoader<Row, Whole>({
      rows: async (ids) => {
        observe(list.path, ids.length);
        const { data } = await read(list, { query: { 'id[]': [...ids], per_page: ids.length } });
        if (!Array.isArray(data)) throw new InvalidAnswerError(`GET ${list.path} answered no rows`);
        return data;
      },
      whole: one && ((id) => nullWhenMissing(() => read(one, { path: { id } }))),
      ...(missing && { missing: (id) => nullWhenHidden(() => read(missing, { path: { id } })) }),
    });
}

/** The same where the user may not open the entity. */
async function nullWhenHidden<Value>(reading: () => Promise<Value>): Promise<Value | null> {
  try {
    return await nullWhenMissing(reading);
  } catch (error) {
    if (error instanceof RestError && error.status === 403) return null;
    throw error;
  }
}

/** A 404 means that the entity does not exist, which is an answer and not a failure. */
export async function nullWhenMissing<Value>(reading: () => Promise<Value>): Promise<Value | null> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
