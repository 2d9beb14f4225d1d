import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { CurrentRouter } from '../page/PageRouter.tsx';
import type { ModalName } from './defineModal.ts';

interface Mounted {
  readonly owner: object;
  readonly changed: () => void;
}

/** The mounted dialogs of each router, oldest first. */
const pages = new WeakMap<object, Map<ModalName, readonly Mounted[]>>();

function mountedBelow(router: object): Map<ModalName, readonly Mounted[]> {
  const known = pages.get(router) ?? new Map<ModalName, readonly Mounted[]>();
  pages.set(router, known);
  return known;
}

/**
 * Whether the calling dialog is the only one of its name on the page. A second one never opens, so that two never
 * overlap. In development and in tests it throws, because a page with the same dialog twice is wrong.
 */
export function useSoleDialog(name: ModalName): boolean {
  const router = use(CurrentRouter);
  if (router === null) throw new Error('There is no router around');
  const [owner] = useState(() => ({}));
  const subscribe = useCallback(
    (changed: () => void) => {
      const mounted = mountedBelow(router);
      const others = mounted.get(name) ?? [];
      if (others.length > 0 && import.meta.env.DEV)
        throw new Error(`The dialog "${name}" is twice on this page`);
      mounted.set(name, [...others, { owner, changed }]);
      return () => {
        const left = (mounted.get(name) ?? []).filter((each) => each.owner !== owner);
        mounted.set(name, left);
        left.forEach((each) => each.changed());
      };
    },
    [router, name, owner],
  );
  return useSyncExternalStore(
    subscribe,
    () => (mountedBelow(router).get(name)?.[0]?.owner ?? owner) === owner,
  );
}
