import { useEffect, useRef, useState } from 'react';
import { textFilterDebounceMilliseconds } from '../../../constants.ts';

/**
 * Text that is shown as it is typed and handed on a moment after the last key. A value that changes from outside
 * (cleared, restored from the address) replaces what was typed.
 */
export function useTypedValue(
  value: string,
  onCommit: (value: string) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const committed = useRef(value);
  const commit = useRef(onCommit);
  useEffect(() => {
    commit.current = onCommit;
  });
  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === committed.current) return;
    const timer = setTimeout(() => {
      committed.current = draft;
      commit.current(draft);
    }, textFilterDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
