import type { LightMyRequestResponse } from 'fastify';
import { createGateway } from '../server.ts';
import type { Gateway } from '../server.ts';
import { readSettings } from '../settings.ts';

export type GraphqlAnswer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
};

export type AskOptions = {
  operationName?: string;
  variables?: Record<string, unknown>;
  token?: string | null;
  headers?: Record<string, string>;
};

/** A gateway in front of a test's REST server, called without a network in between. */
export class TestGateway {
  readonly gateway: Gateway;

  private constructor(gateway: Gateway) {
    this.gateway = gateway;
  }

  static async start(restApiUrl: string, environment: Record<string, string> = {}): Promise<TestGateway> {
    const settings = readSettings({
      REST_API_URL: restApiUrl,
      LOG_LEVEL: 'silent',
      PORT: '0',
      // A test machine may be arbitrarily busy.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...environment,
    });
    return new TestGateway(await createGateway(settings));
  }

  /** The HTTP answer to an operation; sent with the token `staff` unless told otherwise. */
  post(
    query: string,
    { operationName, variables, token = 'staff', headers }: AskOptions = {},
  ): Promise<LightMyRequestResponse> {
    return this.gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: JSON.stringify({ query, operationName, variables }),
    });
  }

  async ask(query: string, options: AskOptions = {}): Promise<GraphqlAnswer> {
    return (await this.post(query, options)).json<GraphqlAnswer>();
  }

  /** Listens on a free port, for tests that need real connections. */
  async listen(): Promise<string> {
    return this.gateway.server.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop(): Promise<void> {
    await this.gateway.close();
  }
}
