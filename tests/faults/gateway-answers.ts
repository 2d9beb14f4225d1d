export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; status: number } }[];
};

/** Sends an operation with a session; fails without any answer. */
export async function ask(
  url: string,
  query: string,
): Promise<{ status: number; text: string; answer: Answer }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query }),
    // Far more than the gateway may take; it only ends a request that is never answered.
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const answer: Answer = JSON.parse(text);
  return { status: response.status, text, answer };
}

export const told = ({ errors = [] }: Answer): { code: string; status: number }[] =>
  errors.map(({ extensions: { code, status } }) => ({ code, status }));
