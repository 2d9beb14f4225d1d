/**
 * Players request a smaller variant beside a video, `name_720p.mp4` for `name.mp4`, with the video's signed address:
 * both have the same access and are deleted together.
 */
export const variantKey = (key: string): string => key.replace(/\.mp4$/, '_720p.mp4');

/** The key of a variant's video; other keys stay unchanged. */
export const videoKey = (key: string): string => key.replace(/_720p\.mp4$/, '.mp4');
