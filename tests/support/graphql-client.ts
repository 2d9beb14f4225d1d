/** The gateway for a script: one POST, JSON in, JSON out. */
export type GraphqlAnswer = {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
};

export type GraphqlClient = (query: string, variables?: Record<string, unknown>) => Promise<GraphqlAnswer>;

export function graphqlClient(url: string, headers: Record<string, string> = {}): GraphqlClient {
  return async (query, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = await response.json();
    return { status: response.status, headers: response.headers, data: body.data, errors: body.errors ?? [] };
  };
}

/** Signs in as a script does and returns a client that sends the token. */
export const signedInClient = async (url: string, email: string, password?: string): Promise<GraphqlClient> =>
  graphqlClient(url, { authorization: `Bearer ${await signIn(url, email, password)}` });

/** Signs in as a script does; returns the token. */
export async function signIn(url: string, email: string, password = 'Shepherd1'): Promise<string> {
  const answer = await graphqlClient(url)(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    { input: { email, password } },
  );
  const payload = answer.data?.['login'];
  if (typeof payload !== 'object' || payload === null || !('accessToken' in payload)) {
    throw new Error(`Sign-in as ${email} failed: ${JSON.stringify(answer.errors)}`);
  }
  return String(payload.accessToken);
}
