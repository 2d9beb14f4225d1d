/*
 * A browser may block storage, or its quota may be used up. The page then falls back to a copy in memory, also for
 * libraries, and shows one notice.
 */

export type StorageTrouble = 'blocked' | 'full';

type Stored = Pick<Storage, 'length' | 'clear' | 'getItem' | 'key' | 'removeItem' | 'setItem'>;

/** Call it before any code reads the storage. Returns a teardown function. */
export function guardStorage(tell: (trouble: StorageTrouble) => void): () => void {
  const told = new Set<StorageTrouble>();
  const tellOnce = (trouble: StorageTrouble): void => {
    if (told.has(trouble)) return;
    told.add(trouble);
    tell(trouble);
  };
  const replaced = (['localStorage', 'sessionStorage'] as const).filter((name) => {
    if (isReachable(name)) return false;
    Object.defineProperty(window, name, { value: inMemory(), configurable: true });
    tellOnce('blocked');
    return true;
  });
  const endOverflow = keepOverflow(() => tellOnce('full'));
  return () => {
    endOverflow();
    for (const name of replaced) Reflect.deleteProperty(window, name);
  };
}

function isReachable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[name].getItem('') !== undefined;
  } catch {
    return false;
  }
}

function inMemory(): Stored {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Entries that exceed the quota stay in memory and are read from there. */
function keepOverflow(tell: () => void): () => void {
  const overflow = new WeakMap<Storage, Map<string, string>>();
  // Both storages share these methods: `this` tells which one was called.
  const { prototype } = Storage;
  const { clear, getItem, removeItem, setItem } = prototype;
  const patches: Pick<Storage, 'clear' | 'getItem' | 'removeItem' | 'setItem'> = {
    clear(this: Storage) {
      overflow.delete(this);
      clear.call(this);
    },
    getItem(this: Storage, key) {
      return overflow.get(this)?.get(key) ?? getItem.call(this, key);
    },
    removeItem(this: Storage, key) {
      overflow.get(this)?.delete(key);
      removeItem.call(this, key);
    },
    setItem(this: Storage, key, text) {
      overflow.get(this)?.delete(key);
      try {
        setItem.call(this, key, text);
      } catch {
        overflow.set(this, (overflow.get(this) ?? new Map<string, string>()).set(key, text));
        tell();
      }
    },
  };
  Object.assign(prototype, patches);
  return () => void Object.assign(prototype, { clear, getItem, removeItem, setItem });
}
