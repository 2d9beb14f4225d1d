import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { connectToasts } from './toast.ts';
import type { Toast } from './toast.ts';

const successMilliseconds = 5000;

export default function ToastList({ first }: { first: readonly Toast[] }) {
  useEffect(() => {
    first.forEach(showNotification);
    return connectToasts(showNotification);
  }, [first]);
  return (
    <section aria-label="Notices">
      <Notifications
        withinPortal={false}
        position="top-right"
        limit={5}
        zIndex={10_000}
        containerWidth={380}
      />
    </section>
  );
}

function showNotification({ id, kind, lines }: Toast): void {
  const failed = kind === 'error';
  notifications.show({
    id,
    message: lines.length === 1 ? lines[0] : lines.map((line) => <div key={line}>{line}</div>),
    autoClose: failed ? false : successMilliseconds,
    color: failed ? 'red' : 'green',
    icon: failed ? <IconAlertCircle size={18} /> : <IconCircleCheck size={18} />,
    role: failed ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close notice' },
    withBorder: true,
  });
}
