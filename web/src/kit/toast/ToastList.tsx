import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeToast } from './toast.ts';
import type { Toast } from './toast.ts';
import classes from './ToastList.module.css';

const successMilliseconds = 5000;
/** The height of the notices; elements that reach to the bottom of the window end above them. */
const roomVariable = '--notice-room';

/** Notices along the bottom of the window, in their own space: they cover no control. */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
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
  // The newest is last, and many failures would leave no room for it.
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest !== undefined && area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [newest]);
  return (
    <section ref={area} aria-label="Notices" className={classes.area}>
      {toasts.map((toast) => (
        <Notice key={toast.id} {...toast} />
      ))}
    </section>
  );
}

function Notice({ id, kind, lines }: Toast) {
  const [held, setHeld] = useState(false);
  const passes = kind === 'success' && !held;
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => closeToast(id), successMilliseconds);
    return () => clearTimeout(timer);
  }, [passes, id]);
  const Icon = kind === 'error' ? IconAlertCircle : IconCircleCheck;
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.text} role={kind === 'error' ? 'alert' : 'status'}>
        {lines.length === 1 ? lines[0] : lines.map((line) => <div key={line}>{line}</div>)}
      </div>
      <CloseButton size="sm" aria-label="Close notice" onClick={() => closeToast(id)} />
    </div>
  );
}
