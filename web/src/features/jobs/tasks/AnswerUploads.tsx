import { UploadArea } from '../../../kit/upload/UploadArea.tsx';
import { UploadRows } from '../../../kit/upload/UploadRows.tsx';
import { jobMessages } from '../messages.ts';
import { takesPhotos, writePlace } from './jobTasks.ts';
import type { AnsweredQuestion, AnswerPlace } from './jobTasks.ts';
import { useDeskUploads, useTaskDesk } from './TaskDesk.tsx';
import { mediaExtensions } from './uploadedMedia.ts';

interface AnswerUploadsProps {
  readonly question: AnsweredQuestion;
  readonly place: AnswerPlace;
  /** The task's accessible name among all visible ones. */
  readonly name: string;
  readonly addable: boolean;
}

/** Adds photos to an answer, with permission; renders nothing for other tasks and users. */
export function AnswerUploads({ question, place, name, addable }: AnswerUploadsProps) {
  const { mayEdit, templateVersion } = useTaskDesk();
  const { uploads, add, cancel, retry } = useDeskUploads();
  const key = writePlace(place);
  const own = uploads.filter(({ target }) => writePlace(target) === key);
  const offered = addable && mayEdit && takesPhotos(question, templateVersion);
  if (!offered && own.length === 0) return null;
  return (
    <div>
      {offered && (
        <UploadArea
          label={name}
          button={jobMessages.addPhotos}
          accepts={mediaExtensions}
          several
          onFiles={(files) => add(place, files)}
        />
      )}
      <UploadRows uploads={own} onCancel={cancel} onRetry={retry} />
    </div>
  );
}
