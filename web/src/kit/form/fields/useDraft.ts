import { useState } from 'react';

/**
 * The text that the user is typing into a field whose value is not text. It stays until the value changes from outside,
 * so '12.' is not replaced by '12' while typing.
 */
export function useDraft<Value>(
  value: Value,
  format: (value: Value) => string,
): readonly [string, (draft: string, value: Value) => void] {
  const [draft, setDraft] = useState({ text: format(value), value });
  const text = Object.is(draft.value, value) ? draft.text : format(value);
  return [text, (next, nextValue) => setDraft({ text: next, value: nextValue })];
}
