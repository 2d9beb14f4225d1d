import type { ApolloClient } from '@apollo/client';
import type { UndoEnd } from './undos.ts';

/**
 * Sends the opposite act, with the state that the act left as its precondition. The same key each time: the server
 * executes it once. An unknown outcome rejects.
 */
export type UndoStep = (client: ApolloClient, key: string) => Promise<UndoEnd>;
