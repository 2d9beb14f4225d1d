import { useNotifications } from '@mantine/notifications';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticePlace, subscribeToNoticePlace } from './noticePlace.ts';
import type { ToastList } from './ToastList.tsx';

/**
 * The container of notices. The shell and the forms of the sign-in pages load its code with their own, because many
 * notices report that the network is gone. Before that a notice without a network is plain text.
 */
export function ToastArea() {
  const { notifications } = useNotifications();
  const place = useSyncExternalStore(subscribeToNoticePlace, noticePlace);
  const [code, setCode] = useState<{ readonly ToastList: typeof ToastList } | 'failed' | null>(null);
  const isLoaded = code !== null && code !== 'failed';
  const newest = notifications.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || isLoaded) return;
    import('./ToastList.tsx').then(setCode, () => setCode('failed'));
  }, [newest, isLoaded]);
  if (notifications.length === 0 || code === null) return null;
  const list =
    code === 'failed' ? (
      <section aria-label="Notices">
        {notifications.map(({ id, message }) => (
          <div key={id}>{message}</div>
        ))}
      </section>
    ) : (
      <code.ToastList />
    );
  return place ? createPortal(list, place) : list;
}
