import { IconAlertTriangle } from '@tabler/icons-react';
import { PageMessage, RetryButton } from './PageMessage.tsx';

export function FailedMessage({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string;
  onRetry: () => void;
}) {
  return (
    <PageMessage
      announce="alert"
      icon={<IconAlertTriangle size={20} />}
      title={title}
      actions={<RetryButton onRetry={onRetry} />}
    >
      {detail}
    </PageMessage>
  );
}
