import type { ApolloClient } from '@apollo/client';
import type { ChangeSource } from './change.ts';
import { followChanges } from './followChanges.ts';
import { gatewaySource } from './gatewaySource.ts';

const notOffered: ChangeSource = {
  open(_after, reader) {
    reader.ended('not-offered');
    return () => undefined;
  },
};

/** A gateway with a stream of changes names its address in its pages: a request to others would only fail. */
function sourceOfPage(): ChangeSource {
  const address = document.querySelector<HTMLMetaElement>('meta[name="changes"]')?.content;
  return address === undefined ? notOffered : gatewaySource(address);
}

/** Follows the gateway's changes for the signed-in user. Returns what ends it. */
export const startLive = (client: ApolloClient, person: string): (() => void) =>
  followChanges({ client, person, source: sourceOfPage() });
