import type { RestAnswer, RestCall, RestClient } from '../rest/support/client.ts';
import type { Product } from '../support/processes/product.ts';
import { type Canaries } from './canaries.ts';

/** Results of the calls: the unexpected ones, and the texts of errors. */
export type Witness = {
  readonly unexpected: string[];
  readonly calls: () => number;
  /** Sends to REST v1; the answer must have this status. */
  rest: (expected: number, call: RestCall) => Promise<RestAnswer>;
  /** Sends to the gateway; the answer must have this status and, as its first error, this code. */
  graphql: (expected: number | string, request: GraphqlRequest) => Promise<unknown>;
  /** Sends any other request. */
  page: (expected: number, url: string, init?: RequestInit) => Promise<Response>;
  /** Records a text from another channel. */
  saw: (what: string, text: string) => void;
};

/** What the steps of a journey share. */
export type Journey = { product: Product; canaries: Canaries; see: Witness; owner: string };

export type GraphqlRequest = {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Sends calls with secrets and searches for these in the errors. */
export function witness(
  { rest, graphqlUrl }: { rest: RestClient; graphqlUrl: string },
  canaries: Canaries,
  findings: string[],
): Witness {
  const unexpected: string[] = [];
  let calls = 0;
  const saw = (what: string, text: string): void => void findings.push(...canaries.foundIn(what, text));
  const judge = (what: string, expected: unknown, actual: unknown, text: string): void => {
    calls += 1;
    if (actual !== expected) unexpected.push(`${what}: ${String(actual)} ${text.slice(0, 400)}`);
  };
  return {
    unexpected,
    calls: () => calls,
    saw,
    async rest(expected, call) {
      const answer = await rest.send(call);
      const name = `${call.method} ${call.path.split('?')[0]}`;
      judge(name, expected, answer.status, answer.text);
      if (answer.status >= 400) saw(`the ${answer.status} of ${name}`, answer.text);
      return answer;
    },
    async graphql(expected, { headers, ...request }) {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(request),
      });
      const text = await response.text();
      const body = JSON.parse(text) as { data?: unknown; errors?: { extensions: { code: string } }[] };
      const name = request.query.slice(0, 60);
      const code = body.errors?.[0]?.extensions.code;
      judge(name, expected, typeof expected === 'string' ? code : response.status, text);
      if (body.errors) saw(`the errors of ${name}`, JSON.stringify(body.errors));
      return body.data;
    },
    async page(expected, url, init) {
      // A browser that loads a page says that it reads HTML.
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'text/html, */*;q=0.8' },
        ...init,
      });
      const shown = response.clone();
      const text = await shown.text();
      judge(
        `${init?.method ?? 'GET'} ${new URL(url).pathname.slice(0, 30)}`,
        expected,
        response.status,
        text,
      );
      saw(`the ${response.status} of ${url.slice(0, 40)}`, text);
      return response;
    },
  };
}
