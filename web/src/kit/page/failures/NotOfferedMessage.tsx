import { IconInfoCircle } from '@tabler/icons-react';
import { errorMessages } from '../../../messages/errors.ts';
import { PageMessage } from './PageMessage.tsx';

/**
 * In place of something that the server behind the gateway does not have.
 * @param title the gateway's message
 */
export function NotOfferedMessage({ title }: { title: string }) {
  return (
    <PageMessage announce="status" icon={<IconInfoCircle size={20} />} title={title}>
      {errorMessages.notOffered}
    </PageMessage>
  );
}
