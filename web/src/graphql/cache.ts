import { InMemoryCache } from '@apollo/client';

/**
 * Entities are normalised by `id`. Every page of a list is an entry of its own (all arguments are part of the key),
 * because pages are replaced, never merged. Value objects have no identity and are merged into their owner.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // Result caching records the fields of every read, which triples the cost of reading 200 rows. Without it, a change
    // anywhere reads the queries on screen again, and equal results cause no render.
    resultCaching: false,
    possibleTypes: {},
    typePolicies: {
      // Comments can be deleted.
      Agent: { fields: { comments: { merge: false } } },
      CustomerAddress: { keyFields: false, merge: true },
      Job: {
        fields: { comments: { merge: false }, reportLinks: { merge: false }, reviewMarks: { merge: false } },
      },
      // A copy of a template has the items of the original, and each may be renamed.
      DocumentationItem: { keyFields: false },
      IdentityCheck: { merge: true },
      Money: { keyFields: false, merge: false },
      Order: { fields: { documentation: { merge: false }, workflows: { merge: false } } },
      PageInfo: { keyFields: false },
      Summary: { keyFields: false },
      SummaryGroup: { keyFields: false },
      // Unique within one task list only: a copy may carry the same ids.
      Task: { keyFields: false },
      TaskOption: { keyFields: false },
      Template: {
        fields: {
          documentation: { merge: false },
          taskGroups: { merge: false },
          taskLogic: { merge: false },
        },
      },
    },
  });
}
