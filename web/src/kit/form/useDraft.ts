import { useState } from 'react';

/**
 * What somebody is typing into a field whose value is not text. The draft stands until the value changes from
 * elsewhere, so '12.' is not turned into '12' under the fingers.
 */
export function useDraft<Value>(
  value: Value,
  format: (value: Value) => string,
): readonly [string, (draft: string, value: Value) => void] {
  const [draft, setDraft] = useState({ text: format(value), value });
  const text = Object.is(draft.value, value) ? draft.text : format(value);
  return [text, (next, nextValue) => setDraft({ text: next, value: nextValue })];
}
