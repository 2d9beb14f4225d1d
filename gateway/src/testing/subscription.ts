import { createParser } from 'eventsource-parser';

type Result = Readonly<{
  data?: { changes: Record<string, unknown> } | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}>;

/** A subscription of a script, over a connection of its own. */
export class Subscription {
  readonly response: Response;
  readonly #leave: AbortController;
  readonly #messages: AsyncGenerator<{ event: string; data: string }, void>;

  private constructor(response: Response, leave: AbortController) {
    this.response = response;
    this.#leave = leave;
    this.#messages = messagesOf(response);
  }

  static async open(
    gateway: string,
    {
      query = 'subscription { changes { position type id kind } }',
      variables = {},
      token = 'staff',
      headers = {},
    }: { query?: string; variables?: object; token?: string | null; headers?: Record<string, string> } = {},
  ): Promise<Subscription> {
    const leave = new AbortController();
    const response = await fetch(`${gateway}/graphql/stream`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return new Subscription(response, leave);
  }

  /** The next result; `complete` at the end. */
  async next(): Promise<Result | 'complete'> {
    const { done, value } = await this.#messages.next();
    if (done) throw new Error('The stream ended without saying so');
    return value.event === 'complete' ? 'complete' : JSON.parse(value.data);
  }

  /** The position of the next change. */
  async position(): Promise<unknown> {
    const result = await this.next();
    return result === 'complete' ? result : (result.data?.changes['position'] ?? result.errors);
  }

  /** Status and code of a refusal. */
  async refusal(): Promise<{ status: number; code: unknown }> {
    const { errors } = (await this.response.json()) as Result;
    return { status: this.response.status, code: errors?.[0]?.extensions['code'] };
  }

  leave(): void {
    this.#leave.abort();
  }
}

async function* messagesOf({ body }: Response): AsyncGenerator<{ event: string; data: string }, void> {
  const read: { event: string; data: string }[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => read.push({ event, data }),
  });
  if (!body) return;
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    parser.feed(text);
    yield* read.splice(0);
  }
}
