import { Component, lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { connectToasts } from './toast.ts';
import type { Toast } from './toast.ts';
import classes from './ToastArea.module.css';

const ToastList = lazy(() => import('./ToastList.tsx'));

/** Where notices appear. Their library is loaded with the first of them: most visits to the sign-in page show none. */
export function ToastArea() {
  const [first, setFirst] = useState<readonly Toast[]>([]);
  const waiting = first.length > 0;
  useEffect(() => {
    if (waiting) return;
    return connectToasts((toast) => setFirst((before) => [...before, toast]));
  }, [waiting]);
  if (!waiting) return null;
  return (
    <ToastBoundary first={first}>
      <Suspense fallback={null}>
        <ToastList first={first} />
      </Suspense>
    </ToastBoundary>
  );
}

interface ToastBoundaryProps {
  readonly first: readonly Toast[];
  readonly children: ReactNode;
}

/** Without a network the library cannot be loaded, which is what the first notice often says: it is said plainly. */
class ToastBoundary extends Component<ToastBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PlainNotices first={this.props.first} /> : this.props.children;
  }
}

function PlainNotices({ first }: { first: readonly Toast[] }) {
  const [shown, setShown] = useState(first);
  useEffect(
    () =>
      connectToasts((toast) => setShown((before) => [...before.filter(({ id }) => id !== toast.id), toast])),
    [],
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label="Notices" className={classes.plain}>
      {shown.map(({ id, lines }) => (
        <div key={id} role="alert">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ))}
      <button type="button" onClick={() => setShown([])}>
        Close notices
      </button>
    </section>
  );
}
