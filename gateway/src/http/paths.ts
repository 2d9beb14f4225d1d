/** Where subscriptions are answered. */
export const streamPath = '/graphql/stream';
