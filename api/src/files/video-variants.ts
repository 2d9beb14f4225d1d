/**
 * Players ask for a smaller variant of a video beside it, `name_720p.mp4` for `name.mp4`, with the address that they were
 * given for the video: who may see the one may see the other, and both are forgotten together.
 */
export const variantKey = (key: string): string => key.replace(/\.mp4$/, '_720p.mp4');

/** The key of the video that a variant belongs to; every other key stays. */
export const videoKey = (key: string): string => key.replace(/_720p\.mp4$/, '.mp4');
