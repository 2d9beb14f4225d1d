/*
 * The user's personal data in the browser: rows, input, visited pages. It is kept in session storage, which belongs to
 * one user at a time: it is cleared on sign-out and when another user signs in. Settings (columns, views, the theme)
 * stay, each under the id of its user.
 */

const ownerKey = 'person';
/** The visited pages, shared by all tabs. */
export const visitsName = 'visits';

/** Gives session storage to this user; data of another user is cleared. */
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
