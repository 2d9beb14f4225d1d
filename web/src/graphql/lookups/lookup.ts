import type { ApolloClient } from '@apollo/client';

export interface LookupOption {
  readonly id: string;
  readonly label: string;
  /** What speaks for choosing it. */
  readonly detail?: string;
  /** What speaks against it. */
  readonly warning?: string;
}

/** The choice of what has none of those that can be looked up. */
export const nobody: LookupOption = { id: 'none', label: 'Nobody' };

/** A searchable remote list: customers, campaigns, Shepherds… Each asks the server once per call. */
export interface Lookup {
  /** Names the lookup among others; part of nothing shown. */
  readonly name: string;
  /** Letters to type before anything is asked; 0 shows everything at once. */
  readonly minimumLength: number;
  readonly debounceMilliseconds: number;
  readonly search: (client: ApolloClient, text: string) => Promise<readonly LookupOption[]>;
  /** Said below the options that were found. */
  readonly note?: (text: string, options: readonly LookupOption[]) => string | undefined;
  /** Labels of all ids in one call; ids without an answer are left out. */
  readonly resolve: (client: ApolloClient, ids: readonly string[]) => Promise<readonly LookupOption[]>;
}
