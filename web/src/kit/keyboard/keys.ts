type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'getModifierState'>;

/**
 * The possible keys of a press for shortcuts, the likeliest first: the Latin letter that the layout produces, and the
 * letter at that position of a Latin keyboard if the layout produces other letters. Caps Lock is not Shift.
 */
export function shortcutKeys(event: KeyPress): readonly string[] {
  const { key, code, shiftKey } = event;
  const latin = /^[a-z]$/i.test(key);
  const letter = latin ? key : placeOf(key, code);
  if (letter === null) return [key];
  const lower = letter.toLowerCase();
  const shifted = shiftKey ? lower.toUpperCase() : lower;
  if (!latin || event.getModifierState('CapsLock')) return [shifted];
  // A capital letter without Shift comes from Caps Lock, which not every event reports.
  return key === lower || shiftKey ? [key] : [key, lower];
}

/** The letter at that position of a Latin keyboard, where the layout produced another letter. */
const placeOf = (key: string, code: string): string | null =>
  /^\p{L}$/u.test(key) || key === 'Process' ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
