/*
 * What a person leaves behind in the browser: rows they saw, what they were typing, where they were. It is kept in
 * the storage of the tab, which belongs to one person at a time: the next one, and who signs out, finds it empty.
 * Choices (columns, views, the theme) stay, each under the id of who made it.
 */

const ownerKey = 'person';
/** Where somebody was: all tabs share it. */
export const visitsName = 'visits';

/** Gives the tab's storage to this person; whatever somebody else left there goes. */
export function arrive(person: string): void {
  if (sessionStorage.getItem(ownerKey) === person) return;
  forgetPerson();
  sessionStorage.setItem(ownerKey, person);
}

export function forgetPerson(): void {
  const person = sessionStorage.getItem(ownerKey);
  if (person !== null) localStorage.removeItem(`${person}:${visitsName}`);
  sessionStorage.clear();
}
