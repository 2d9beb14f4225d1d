import { use } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { ModalScope } from '../../modal/ModalScope.ts';
import { FailedMessage } from './FailedMessage.tsx';

interface PartFailedProps {
  readonly title: string;
  /** The reason, with or without its full stop. */
  readonly reason?: string;
  readonly onRetry: () => void;
}

/** A part of a page or of a dialog that failed alone. */
export function PartFailed({ title, reason, onRetry }: PartFailedProps) {
  const rest = use(ModalScope) === null ? errorMessages.rest.ofPage : errorMessages.rest.ofDialog;
  return (
    <FailedMessage
      title={title}
      detail={reason === undefined ? rest : `${asSentence(reason)} ${rest}`}
      onRetry={onRetry}
    />
  );
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
