/** Names the photo or video that is looked at in the address, beside the modal that it may stand in. */
const mediaParameter = 'media';

/** Id of the photo or video that is looked at; null while none is. */
export const readMedia = (search: string): string | null =>
  new URLSearchParams(search).get(mediaParameter) || null;

/** The query string with one looked at, or with none. Everything else in it stays. */
export function writeMedia(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search);
  if (id === null) parameters.delete(mediaParameter);
  else parameters.set(mediaParameter, id);
  const text = parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** What a form stands in that is about one photo or video. */
export const mediaScope = (id: string): string => `media:${id}`;
