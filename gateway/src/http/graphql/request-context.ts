import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { Identity } from '../identity.ts';
import { createReader } from './request-reader.ts';
import type { Reader, Source } from './request-reader.ts';
import { Session } from '../session.ts';
import type { SessionOptions } from '../session.ts';
import { isTrusted } from './trusted-documents.ts';

/** Creates the context of one request. */
export const createContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  options: SessionOptions,
): GatewayContext => {
  const identity = new Identity(request, reply);
  return new RequestContext(request, source, new Session(request, reply, options), identity);
};

/** Creates a context for each event of a subscription: what was read for one event is old for the next. */
export const contextOfEvent = (
  request: FastifyRequest,
  source: Source,
  session: Session,
  identity: Identity,
  changes: GatewayContext['changes'],
): GatewayContext => new RequestContext(request, source, session, identity, changes);

const noChanges: GatewayContext['changes'] = () => {
  throw new TypeError('Changes are followed at their own address');
};

class RequestContext implements GatewayContext {
  readonly session: Session;
  readonly log: GatewayContext['log'];
  readonly trace: GatewayContext['trace'];
  readonly startedAt = performance.now();
  readonly trusted: boolean;
  readonly changes: GatewayContext['changes'];
  /** Apollo Server passes on a copy of the context, which lacks private properties. */
  private readonly readers: Readers;

  constructor(
    request: FastifyRequest,
    source: Source,
    session: Session,
    identity: Identity,
    changes = noChanges,
  ) {
    this.session = session;
    this.log = request.log;
    this.trace = identity.trace;
    this.trusted = isTrusted(request);
    this.changes = changes;
    this.readers = new Readers(source, this.session, identity);
  }

  get loaders() {
    return this.readers.own.loaders;
  }

  get agentParts() {
    return this.readers.own.agentParts;
  }

  get read() {
    return this.readers.own.read;
  }

  get readTagged() {
    return this.readers.own.readTagged;
  }

  get change() {
    return this.readers.own.change;
  }

  get offers() {
    return this.readers.own.offers;
  }

  get tagOf() {
    return this.readers.own.tagOf;
  }

  firstTag(): string | null {
    return this.readers.firstTag();
  }

  restCalls(): number {
    return this.readers.calls();
  }

  async share<Answer>(key: string, answer: (context: GatewayContext) => Promise<Answer>): Promise<Answer> {
    const { session, log, trace, startedAt, trusted, changes } = this;
    if (session.token === null) return answer(this);
    const share: GatewayContext['share'] = (other, answerOther) => this.share(other, answerOther);
    return this.readers.share(session.token, key, (reader) =>
      answer({ session, log, trace, startedAt, trusted, changes, share, ...reader }),
    );
  }
}

/** The readers of one request: its own, and those shared with identical requests. */
class Readers {
  readonly #source: Source;
  readonly #session: Session;
  readonly #identity: Identity;
  #own: Reader | null = null;
  #sharedTag: string | null = null;
  #sharedCalls = 0;

  constructor(source: Source, session: Session, identity: Identity) {
    this.#source = source;
    this.#session = session;
    this.#identity = identity;
  }

  /** Created on demand: most requests are shared queries, which read nothing by themselves. */
  get own(): Reader {
    return (this.#own ??= createReader(this.#source, () => this.#identity.caller(this.#session.token), {
      expired: () => this.#session.expire(),
    }));
  }

  firstTag(): string | null {
    return this.#sharedTag ?? this.#own?.firstTag() ?? null;
  }

  calls(): number {
    return this.#sharedCalls + (this.#own?.restCalls() ?? 0);
  }

  async share<Answer>(
    token: string,
    key: string,
    answer: (reader: Reader) => Promise<Answer>,
  ): Promise<Answer> {
    const shared = await this.#source.client.shareQuery(
      token,
      key,
      this.#identity.signal,
      async (signal, close) => {
        let expired = false;
        const reader = createReader(this.#source, () => this.#identity.caller(token, signal), {
          expired: () => (expired = true),
          noLongerNew: close,
        });
        const answered = await answer(reader);
        return { answered, expired, tag: reader.firstTag(), calls: reader.restCalls() };
      },
    );
    // Effects of a shared answer apply to each request that waited for it.
    if (shared.expired) this.#session.expire();
    this.#sharedTag = shared.tag;
    this.#sharedCalls = shared.calls;
    return shared.answered;
  }
}
