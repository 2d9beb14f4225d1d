import type { ApolloClient, TypedDocumentNode } from '@apollo/client';

/** Reads a record as it is now, with the ETag that tells this state from a later one. */
export async function readTagged<Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, { id: string }>,
  id: string,
): Promise<{ readonly data: Data | undefined; readonly tag: string | null }> {
  let tag: string | null = null;
  const { data } = await client.query<Data, { id: string }>({
    query,
    variables: { id },
    fetchPolicy: 'no-cache',
    context: {
      noteTag: (told: string | null) => {
        tag = told;
      },
    },
  });
  return { data, tag };
}
