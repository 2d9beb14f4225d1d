import { declareCall } from './declaration.ts';

/** Typeform's own servers are asked on the way, so both may take their time. */
const timeoutMs = 25_000;

export const getTypeform = declareCall('get', '/templates/typeform/{formId}', { timeoutMs });
/** Stores nothing, although it is a POST. */
export const mergeTypeform = declareCall('post', '/templates/typeform/{formId}/merge', {
  idempotent: true,
  timeoutMs,
});
