/** Reads REST v1 itself, with a session. */
export async function restReader(restUrl: string, email = 'owner@shepherd.test', password = 'Shepherd1') {
  const answer = await fetch(`${restUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = await answer.json();
  const authorization = `Bearer ${token}`;
  return {
    read: async (path: string) => (await fetch(`${restUrl}/${path}`, { headers: { authorization } })).json(),
    change: async (method: string, path: string, body: object) =>
      fetch(`${restUrl}/${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
