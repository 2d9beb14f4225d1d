import { embeddedDefaultPageSize } from '../../constants.ts';

/** What an embedded list at its bare address asks for, so that it can be asked for before the list's code is there. */
export const firstEmbeddedPage = { page: 1, perPage: embeddedDefaultPageSize } as const;
