import { Button } from '@mantine/core';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import type { Media } from '../../../kit/media/media.ts';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { jobMessages } from '../messages.ts';
import classes from './media.module.css';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const deleteModal = defineModal('delete-file');
const DeleteFailedMedia = definePiece(
  async () => (await import('./DeleteFailedMedia.tsx')).DeleteFailedMedia,
);

/** The actions for a file that cannot be shown. */
export function FailedMediaActs({ media: { id, originalUrl }, name }: { media: Media; name: string }) {
  const { open } = useModal(deleteModal);
  return (
    <div className={classes.failedActs}>
      {originalUrl != null && (
        <Button
          component="a"
          variant="subtle"
          size="compact-xs"
          href={originalUrl}
          download
          aria-label={`${jobMessages.downloadOriginal}: ${name}`}
        >
          {jobMessages.download}
        </Button>
      )}
      <Button
        variant="subtle"
        color="red"
        size="compact-xs"
        aria-label={`${jobMessages.deleteMedia('file').act}: ${name}`}
        onClick={() => open(id)}
      >
        {jobMessages.delete}
      </Button>
    </div>
  );
}

/** The confirmation of deleting one of them. */
export const DeleteFailedMediaDialog = ({ jobId }: { jobId: string }) => (
  <AddressModal
    name={deleteModal}
    title={jobMessages.deleteMedia('file').title}
    size={440}
    shows={DeleteFailedMedia}
  >
    {({ close, subject }) => <DeleteFailedMedia jobId={jobId} mediaId={subject} onDone={close} />}
  </AddressModal>
);
