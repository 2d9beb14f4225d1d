/** Permanent failure: the work has no purpose any more, so retries are useless. The message is for staff. */
export class EndedWorkError extends Error {
  override name = 'EndedWorkError';
}
