import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import { chosenOptions, statusInWords, valueInWords } from '../../../kit/tasks/reading.ts';
import { FailedMediaActs } from '../media/FailedMedia.tsx';
import { jobMessages } from '../messages.ts';
import type { AnsweredQuestion, JobAnswer } from './jobTasks.ts';
import { useTaskDesk } from './TaskDesk.tsx';
import classes from './tasks.module.css';

interface AnswerTextProps {
  readonly question: AnsweredQuestion;
  readonly answer: JobAnswer;
}

/** An answer: options, a value, a comment, files, and corrections of staff. */
export function AnswerText({ question, answer }: AnswerTextProps) {
  const { comment, media, reimbursement, qaNotes, reason } = answer;
  const { mayEdit } = useTaskDesk();
  const value = valueInWords(question, answer.value);
  const status = statusInWords(answer.status);
  const options = chosenOptions(question, answer);
  return (
    <div className={classes.answer}>
      {options.length > 0 && (
        <ul className={classes.options}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
      {value !== null && <p className={classes.value}>{value}</p>}
      {status !== null && <p>{status}</p>}
      {comment && <Remark label={jobMessages.comment}>{comment}</Remark>}
      {reimbursement && <Remark label={jobMessages.paidBack}>{reimbursement.formatted}</Remark>}
      {qaNotes && <Remark label={jobMessages.qaNotes}>{qaNotes}</Remark>}
      {reason && <Remark label={jobMessages.corrected}>{reason}</Remark>}
      {media.length > 0 && (
        <MediaGrid
          media={media}
          title={question.title}
          renderFailed={
            mayEdit ? (failed, name) => <FailedMediaActs media={failed} name={name} /> : undefined
          }
        />
      )}
    </div>
  );
}

const Remark = ({ label, children }: { label: string; children: string }) => (
  <p className={classes.remark}>
    <span className={classes.quiet}>{label}</span> {children}
  </p>
);
