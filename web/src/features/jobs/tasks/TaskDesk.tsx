import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { showSuccess } from '../../../kit/toast/toast.ts';
import { useUploads } from '../../../kit/upload/useUploads.ts';
import type { Uploads } from '../../../kit/upload/useUploads.ts';
import { successMessages } from '../../../messages/successes.ts';
import { sendTo, showArrived } from './answerUploads.ts';
import type { AnswerPlace } from './jobTasks.ts';
import { mediaExtensions } from './uploadedMedia.ts';

/** The actions on the answers of a job, for all components that show answers. */
interface TaskDesk {
  readonly mayEdit: boolean;
  /** Whether the job is in QA. */
  readonly inReview: boolean;
  /** `1` in jobs of the oldest templates; null if unknown. */
  readonly templateVersion: string | null;
  readonly openMatrix: (taskId: string) => void;
  /** Receives the place in its address format. */
  readonly openAnswer: (place: string) => void;
}

const Desk = createContext<TaskDesk | null>(null);
/** Separate from the desk: upload progress changes many times a second. */
const DeskUploads = createContext<Uploads<AnswerPlace> | null>(null);

interface TaskDeskProviderProps extends TaskDesk {
  readonly jobId: string;
  readonly children: ReactNode;
}

/** Uploads continue when the dialog that they were chosen in is closed; leaving the page aborts them. */
export function TaskDeskProvider({ jobId, children, ...desk }: TaskDeskProviderProps) {
  const client = useApolloClient();
  const uploads = useUploads({
    send: sendTo(jobId),
    accepts: mediaExtensions,
    onUploaded: (media, { target }) => {
      showArrived(client, jobId, target, media);
      showSuccess(successMessages.photoUploaded);
    },
  });
  const { mayEdit, inReview, templateVersion, openMatrix, openAnswer } = desk;
  const value = useMemo(
    () => ({ mayEdit, inReview, templateVersion, openMatrix, openAnswer }),
    [mayEdit, inReview, templateVersion, openMatrix, openAnswer],
  );
  return (
    <Desk value={value}>
      <DeskUploads value={uploads}>{children}</DeskUploads>
    </Desk>
  );
}

/** @throws outside of a job's tasks */
export const useTaskDesk = (): TaskDesk => present(use(Desk));

/** @throws outside of a job's tasks */
export const useDeskUploads = (): Uploads<AnswerPlace> => present(use(DeskUploads));

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There are no tasks of a job around');
  return value;
}
