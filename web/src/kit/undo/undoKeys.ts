import { isTypedInto } from '../keyboard/typedInto.ts';
import { shortcutKeys } from '../keyboard/keys.ts';
import type { Undos } from './undos.ts';

/** Ctrl+Z or Cmd+Z undoes the latest act; in a text field it is the browser's own. */
export const undoKeys =
  (undos: Undos) =>
  (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (defaultPrevented || repeat || isComposing || shiftKey || altKey || ctrlKey === metaKey) return;
    if (isTypedInto(target) || !shortcutKeys(event).includes('z')) return;
    if (undos.undoLatest()) event.preventDefault();
  };
