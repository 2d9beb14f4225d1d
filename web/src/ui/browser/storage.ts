/*
 * A browser may refuse the page its storage, and may have no room left in it. The page then goes on with a copy in
 * memory, also where a library reads and writes, and shows one notice about it.
 */

export type StorageTrouble = 'blocked' | 'full';

type Stored = Pick<Storage, 'length' | 'clear' | 'getItem' | 'key' | 'removeItem' | 'setItem'>;

/** To be called before anything reads the storage. Answers with what ends it. */
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

/** What a storage has no room for stays in memory, and is read from there. */
function keepOverflow(tell: () => void): () => void {
  const overflow = new WeakMap<Storage, Map<string, string>>();
  // The same methods for both storages: what is patched knows which one it was called on.
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
