/** The open photo or video in the address, in addition to the modal that it may be in. */
const mediaParameter = 'media';

/** Id of the open photo or video; null without one. */
export const readMedia = (search: string): string | null =>
  new URLSearchParams(search).get(mediaParameter) || null;

/** Sets or removes the open item in the query string. Other parameters stay. */
export function writeMedia(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search);
  if (id === null) parameters.delete(mediaParameter);
  else parameters.set(mediaParameter, id);
  const text = parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** The form scope of a photo or video. */
export const mediaScope = (id: string): string => `media:${id}`;
