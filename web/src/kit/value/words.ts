/** An enum value or a field's name in words: 'IN_PROGRESS' and 'inProgress' are 'In progress'; empty without one. */
export function inWords(name: string | null): string {
  const words = (name ?? '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
