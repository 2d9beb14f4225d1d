import { useCallback, useState } from 'react';

const storageName = 'task-list:selected';

/** The selected key. It survives a reload of the tab; in another draft it matches nothing. */
export function useSelected(): readonly [string, (key: string) => void] {
  const [selected, setSelected] = useState(() => sessionStorage.getItem(storageName) ?? '');
  const select = useCallback((key: string) => {
    sessionStorage.setItem(storageName, key);
    setSelected(key);
  }, []);
  return [selected, select];
}
