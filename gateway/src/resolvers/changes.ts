import type { Resolvers } from '../generated/resolvers.ts';
import { RestError } from '../errors/rest-error.ts';
import type { RecordChange } from '../schema/parents.ts';

/** Ids that one subscription may name: each session has a few subscriptions, and each of them is kept for hours. */
const mostIds = 1_000;

export const changeResolvers = {
  Subscription: {
    changes: {
      subscribe: async (_root, { types, ids, after }, context) => {
        if (ids && ids.length > mostIds)
          throw new RestError(422, 'validation.failed', `A subscription names at most ${mostIds} ids`, {
            fields: { ids: [`has more than ${mostIds} ids`] },
          });
        const asked = { types: types ?? null, ids: ids ?? null, after: after ?? null };
        return asRoots(await context.changes(asked));
      },
    },
  },
} satisfies Resolvers;

/** Not a generator: one that waits for a change could not be ended. */
function asRoots(changes: AsyncIterable<RecordChange>): AsyncIterable<{ changes: RecordChange }> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = changes[Symbol.asyncIterator]();
      return {
        async next() {
          const { done, value } = await iterator.next();
          return done ? { done, value: undefined } : { done: false, value: { changes: value } };
        },
        async return() {
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
