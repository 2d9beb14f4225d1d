import type { ApolloClient } from '@apollo/client';

export interface LookupOption {
  readonly id: string;
  readonly label: string;
  /** A reason to choose the option. */
  readonly detail?: string;
  /** A reason against the option. */
  readonly warning?: string;
}

/** The option that filters for records without a value. */
export const nobody: LookupOption = { id: 'none', label: 'Nobody' };

/** A searchable remote list: customers, campaigns, Shepherds… Each call sends one request. */
export interface Lookup {
  /** Identifies the lookup; never shown. */
  readonly name: string;
  /** Characters to type before the first request; 0 shows all options immediately. */
  readonly minimumLength: number;
  readonly debounceMilliseconds: number;
  readonly search: (client: ApolloClient, text: string) => Promise<readonly LookupOption[]>;
  /** A note below the options. */
  readonly note?: (text: string, options: readonly LookupOption[]) => string | undefined;
  /** Labels of all ids in one call; ids without an answer are left out. */
  readonly resolve: (client: ApolloClient, ids: readonly string[]) => Promise<readonly LookupOption[]>;
}
