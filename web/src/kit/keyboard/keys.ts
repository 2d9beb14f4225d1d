type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'getModifierState'>;

/**
 * What a pressed key is to shortcuts, the likeliest first: the letter of a Latin layout, wherever the layout has it, and
 * the letter of that place on a Latin keyboard where the layout has other letters. Caps Lock is not Shift.
 */
export function shortcutKeys(event: KeyPress): readonly string[] {
  const { key, code, shiftKey } = event;
  const latin = /^[a-z]$/i.test(key);
  const letter = latin ? key : placeOf(key, code);
  if (letter === null) return [key];
  const lower = letter.toLowerCase();
  const shifted = shiftKey ? lower.toUpperCase() : lower;
  if (!latin || event.getModifierState('CapsLock')) return [shifted];
  // A capital letter without Shift is one of Caps Lock, of which not every event tells.
  return key === lower || shiftKey ? [key] : [key, lower];
}

/** The letter that a Latin keyboard has where another letter was pressed. */
const placeOf = (key: string, code: string): string | null =>
  /^\p{L}$/u.test(key) || key === 'Process' ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
