/** What was to be done has no use any more, however often it is tried. Its message is what staff read. */
export class EndedWorkError extends Error {
  override name = 'EndedWorkError';
}
