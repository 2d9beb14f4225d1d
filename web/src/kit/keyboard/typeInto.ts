type TextField = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'search', 'tel', 'url', 'password']);

/** Whether text can be typed into it; a select without a search is a read-only field. */
export const isTextField = (element: Element | null): element is TextField =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && textTypes.has(element.type))) &&
  !element.readOnly &&
  !element.disabled;

/** Simulates a user's key press in a text field. */
export function typeInto(field: TextField, key: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? field.value.length;
  if (key === 'Backspace') {
    if (end === 0) return;
    field.setRangeText('', start === end ? start - 1 : start, end, 'end');
  } else if ([...key].length === 1 && (key !== ' ' || field.value !== ''))
    field.setRangeText(key, start, end, 'end');
  // Enter at the beginning of a text is a repeat of the key that opened it.
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement && field.value !== '')
    field.setRangeText('\n', start, end, 'end');
  else return;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
