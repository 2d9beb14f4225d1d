export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; status: number } }[];
};

/** Asks a gateway as somebody who is signed in; fails when no answer comes at all. */
export async function ask(
  url: string,
  query: string,
): Promise<{ status: number; text: string; answer: Answer }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query }),
    // Far more than the gateway may take; only an answer that never comes is cut off.
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const answer: Answer = JSON.parse(text);
  return { status: response.status, text, answer };
}

export const told = ({ errors = [] }: Answer): { code: string; status: number }[] =>
  errors.map(({ extensions: { code, status } }) => ({ code, status }));
