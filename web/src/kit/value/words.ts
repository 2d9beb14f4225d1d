/** An enum value or a field's name in words: 'IN_PROGRESS' and 'inProgress' are 'In progress'. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Options of a select or tabs of a list from enum values, each in words. */
export const optionsInWords = <Value extends string>(
  ...values: readonly Value[]
): { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: inWords(value) }));
