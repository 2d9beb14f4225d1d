import { useEffect, useRef, useState } from 'react';
import { textFilterDebounceMilliseconds } from '../../../constants.ts';

/**
 * Debounces typed text. A value that changes from outside (cleared, restored from the address) replaces the text.
 * @param valueOf converts the text before it is passed on
 */
export function useTypedValue(
  value: string,
  onCommit: (value: string, text: string) => void,
  valueOf: (text: string) => string = asItIs,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const committed = useRef(value);
  const latest = useRef({ onCommit, valueOf });
  useEffect(() => {
    latest.current = { onCommit, valueOf };
  });
  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === committed.current) return;
    const timer = setTimeout(() => {
      committed.current = latest.current.valueOf(draft);
      latest.current.onCommit(committed.current, draft);
    }, textFilterDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}

const asItIs = (text: string): string => text;
