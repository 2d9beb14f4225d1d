import { notifications } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** A notice at the bottom of the window. The same text is never shown twice at a time. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly lines: readonly string[];
  /** The cause, for example the name of an operation: once it is settled, the notice disappears. */
  readonly about: string | null;
}

const successMilliseconds = 5000;

/** A notice as the library shows it. */
export function noticeOf({ id, kind, lines }: Toast): NotificationData & { readonly id: string } {
  const failed = kind === 'error';
  const notice = {
    id,
    color: failed ? 'red' : 'green',
    icon: failed ? <IconAlertCircle size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />,
    // The announced text excludes the close button.
    role: 'none',
    message: (
      <div role={failed ? 'alert' : 'status'}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    ),
    autoClose: failed ? false : successMilliseconds,
    closeButtonProps: { 'aria-label': 'Close notice' },
  };
  if (failed) return notice;
  // The library pauses for the pointer alone.
  return {
    ...notice,
    onFocus: () => notifications.update({ ...notice, autoClose: false }),
    onBlur: () => notifications.update(notice),
  };
}
