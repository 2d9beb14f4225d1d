import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../errors/rest-error.ts';
import { AgentParts } from '../../loaders/agent-parts.ts';
import { clearLoaders, createLoaders } from '../../loaders/loaders.ts';
import type { BatchObserver } from '../../loaders/loaders.ts';
import { RestClient } from '../../rest/client.ts';
import type { RestCall } from '../../rest/declaration.ts';
import { derivedVersion, isDerived } from '../../rest/derived-version.ts';
import { editedRead } from '../../rest/edited-reads.ts';
import { expectedVersionOf, withoutVersion } from '../../rest/request.ts';
import type { Caller, LooseInput } from '../../rest/request.ts';

/** Where the answers of all requests come from. */
export type Source = Readonly<{ client: RestClient; observeBatch?: BatchObserver }>;

/** The operations of resolvers: reads and changes. */
export type Reader = Pick<
  GatewayContext,
  'loaders' | 'agentParts' | 'firstTag' | 'offers' | 'restCalls' | 'tagOf' | 'read' | 'readTagged' | 'change'
>;

type Told = Readonly<{
  /** REST v1 does not know the session. */
  expired: () => void;
  /** A partial answer exists, or a call began whose answer must not be shared. */
  noLongerNew?: () => void;
}>;

/** Deduplicates reads and batches labels until the first change. */
export function createReader({ client, observeBatch }: Source, callerNow: () => Caller, told: Told): Reader {
  let calls = 0;
  let firstTag: string | null = null;
  /** The ETags of answers; null for a read without one, whose version is derived. */
  let tags: WeakMap<object, string | null> | null = null;

  const call = async <Input, Answer>(
    declared: RestCall<Input, Answer>,
    input: Input,
    { seen = null, told: tell }: { seen?: string | null; told?: (tag: string | null) => void } = {},
  ): Promise<Answer> => {
    calls += 1;
    const isFirst = calls === 1;
    let ownTag: string | null = null;
    const noteTag = (tag: string | null) => {
      ownTag = tag;
      if (isFirst) firstTag = tag;
      tell?.(tag);
    };
    if (!declared.safe) told.noLongerNew?.();
    try {
      const caller = callerNow();
      const answer = await client.call(declared, input, {
        ...caller,
        // The server knows no derived version: it was compared here.
        ifMatch: caller.ifMatch === null || isDerived(caller.ifMatch) ? seen : caller.ifMatch,
        noteTag,
      });
      if (typeof answer === 'object' && answer !== null) {
        const tag = strong(ownTag);
        if (tag !== null || declared.safe) (tags ??= new WeakMap()).set(answer, tag);
      }
      return answer;
    } catch (error) {
      // A call that is made without the session says nothing about it.
      const ended = error instanceof RestError && error.code === 'auth.unauthenticated';
      if (ended && !declared.public) told.expired();
      throw error;
    } finally {
      told.noLongerNew?.();
    }
  };

  const reads = new Map<string, Promise<unknown>>();
  const read = <Input, Answer>(declared: RestCall<Input, Answer>, input: Input): Promise<Answer> => {
    const key = RestClient.readKey(declared, Object(input));
    const known = reads.get(key);
    // The key identifies one call, and therefore one type of answer.
    if (known) return known as Promise<Answer>;
    const reading = call(declared, input);
    reads.set(key, reading);
    reading.catch(() => reads.delete(key));
    return reading;
  };

  const readTagged = async <Input, Answer>(declared: RestCall<Input, Answer>, input: Input) => {
    let tag: string | null = null;
    const answer = await call(declared, input, { told: (answered) => (tag = answered) });
    return { answer, tag };
  };

  const tagOf = (answer: object): string | null => {
    const tag = tags?.get(answer);
    return tag === undefined ? null : (tag ?? derivedVersion(answer));
  };

  /** Compares a derived version here: the server knows none. */
  const preconditionOf = async <Input>(
    edit: RestCall<Input, unknown>,
    input: Input,
    seen: string | null,
  ): Promise<[Input, { seen: string | null }]> => {
    // The declaration defines the type of the input.
    const loose = input as LooseInput;
    const expected = expectedVersionOf(loose) ?? callerNow().ifMatch ?? seen;
    if (expected === null || !isDerived(expected)) return [input, { seen }];
    const edited = editedRead(edit);
    const now = edited && (await call(edited.read as RestCall<LooseInput, object>, edited.input(loose)));
    if (!now || derivedVersion(now) !== expected)
      throw new RestError(412, 'precondition.failed', 'This was changed in the meantime');
    return [withoutVersion(loose) as Input, { seen: null }];
  };

  const loaders = createLoaders(read, observeBatch);
  const agentParts = new AgentParts(read);
  const change = async <Input, Answer>(
    declared: RestCall<Input, Answer>,
    input: Input,
    seen: string | null = null,
  ): Promise<Answer> => {
    try {
      return await call(declared, ...(await preconditionOf(declared, input, seen)));
    } finally {
      // A change may affect more than the entity that it names (cancelling an order ends its jobs).
      reads.clear();
      clearLoaders(loaders);
      agentParts.clear();
    }
  };

  return {
    loaders,
    agentParts,
    firstTag: () => firstTag,
    offers: (addition) => client.offers(addition),
    restCalls: () => calls,
    tagOf,
    read,
    readTagged,
    change,
  };
}

/** A weak ETag matches no `If-Match` (RFC 9110): servers that send one compare nothing. */
const strong = (tag: string | null): string | null => (tag?.startsWith('W/') === true ? null : tag);
