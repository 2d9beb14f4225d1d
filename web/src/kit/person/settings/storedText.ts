/** Mantine's storage hooks follow this event in the same tab; other tabs follow the browser's own. */
export const changeEvent = 'mantine-local-storage';

/** Writes a stored value so that components that show it follow. `text` is JSON. */
export function writeStored(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new CustomEvent(changeEvent, { detail: { key, value: JSON.parse(text) } }));
}

/** The key of a change in this tab. */
export const changedKey = (event: Event): string => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return String(Object(detail)['key'] ?? '');
};

/** The keys that start with `prefix`, without it. */
export const storedNames = (prefix: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
