import { Component, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { noticePlace, subscribeToNoticePlace } from './noticePlace.ts';
import { closeToasts, shownToasts, subscribeToToasts } from './toast.ts';
import type { Toast } from './toast.ts';
import classes from './ToastArea.module.css';

const ToastList = lazy(() => import('./ToastList.tsx'));

/** The container of notices. Its code is loaded with the first notice: most visits to the sign-in page show none. */
export function ToastArea() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const place = useSyncExternalStore(subscribeToNoticePlace, noticePlace);
  if (toasts.length === 0) return null;
  const area = (
    <ToastBoundary toasts={toasts}>
      <Suspense fallback={null}>
        <ToastList toasts={toasts} />
      </Suspense>
    </ToastBoundary>
  );
  return place ? createPortal(area, place) : area;
}

interface ToastBoundaryProps {
  readonly toasts: readonly Toast[];
  readonly children: ReactNode;
}

/**
 * Without a network the code cannot be loaded, which the first notice often reports: it is then shown as plain text.
 */
class ToastBoundary extends Component<ToastBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section aria-label="Notices" className={classes.plain}>
        {this.props.toasts.map(({ id, lines }) => (
          <div key={id} role="alert">
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        ))}
        <button type="button" onClick={closeToasts}>
          Close notices
        </button>
      </section>
    );
  }
}
