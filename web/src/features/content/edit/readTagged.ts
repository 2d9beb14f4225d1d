import type { ApolloClient, TypedDocumentNode } from '@apollo/client';

/** Reads the current record with its ETag. */
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
