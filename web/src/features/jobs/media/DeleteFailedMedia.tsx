import { ConfirmForm } from '../../../kit/modal/ConfirmForm.tsx';
import { jobMessages } from '../messages.ts';
import { useMediaActs } from './useMediaActs.ts';

interface DeleteFailedMediaProps {
  readonly jobId: string;
  readonly mediaId: string;
  readonly onDone: () => void;
}

/** Asks before a file that could not be processed is deleted. */
export function DeleteFailedMedia({ jobId, mediaId, onDone }: DeleteFailedMediaProps) {
  const { remove } = useMediaActs(jobId);
  const { act, text } = jobMessages.deleteMedia('file');
  return (
    <ConfirmForm act={act} dangerous onConfirm={() => remove(mediaId)} onClose={onDone}>
      {text}
    </ConfirmForm>
  );
}
