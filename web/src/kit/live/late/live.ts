import type { ApolloClient } from '@apollo/client';
import { followChanges } from './followChanges.ts';
import { gatewaySource } from './gatewaySource.ts';

/** Follows the gateway's changes for the signed-in user. Returns what ends it. */
export const startLive = (client: ApolloClient, person: string): (() => void) =>
  followChanges({ client, person, source: gatewaySource('/graphql/stream') });
