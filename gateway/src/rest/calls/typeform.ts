import { declareCall } from '../declaration.ts';

/** The call includes one to Typeform's own servers, so both may be slow. */
const timeoutMs = 25_000;

export const getTypeform = declareCall('get', '/templates/typeform/{formId}', { timeoutMs });
/** Stores nothing, although it is a POST. */
export const mergeTypeform = declareCall('post', '/templates/typeform/{formId}/merge', {
  idempotent: true,
  timeoutMs,
});
