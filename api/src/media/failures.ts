/** Why an uploaded photo or video cannot be shown, in words for staff. */
export const mediaFailures = {
  damaged: 'The file is damaged or incomplete',
  missing: 'The file is no longer there',
  too_many_pixels: 'The picture has more than 64 million pixels',
  too_slow: 'It took too long to make a picture of the file',
  unsupported: 'This kind of photo or video cannot be shown',
} as const;

export type MediaFailure = keyof typeof mediaFailures;

/** A file that cannot be shown, with the reason. */
export class MediaFailureError extends Error {
  override name = 'MediaFailureError';
  readonly failure: MediaFailure;

  constructor(failure: MediaFailure, cause?: unknown) {
    super(mediaFailures[failure], { cause });
    this.failure = failure;
  }
}
