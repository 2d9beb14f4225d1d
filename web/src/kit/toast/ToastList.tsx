import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useLayoutEffect, useRef } from 'react';
import classes from './ToastList.module.css';

/** The height of the notices; elements that reach to the bottom of the window end above them. */
const roomVariable = '--notice-room';

/** Notices along the bottom of the window, in their own space: they cover no control. */
export function ToastList() {
  const area = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(roomVariable, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(roomVariable);
    };
  }, []);
  const newest = useNotifications().notifications.at(-1)?.id;
  // The newest is last, and many failures would leave no room for it.
  useLayoutEffect(() => {
    if (newest !== undefined && area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [newest]);
  return (
    <section ref={area} aria-label="Notices" className={classes.area}>
      <Notifications
        withinPortal={false}
        position="bottom-center"
        limit={Infinity}
        pauseResetOnHover="notification"
        // Dragging selects the text, which staff copy.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        // The space of a notice appears and disappears at once.
        transitionDuration={0}
        notificationMaxHeight="none"
        classNames={{ root: classes.list, notification: classes.notice }}
      />
    </section>
  );
}
