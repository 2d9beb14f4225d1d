import { statusInWords, valueInWords } from '../../../kit/tasks/reading.ts';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import { NotReadable } from '../../../kit/unreadable/NotReadable.tsx';
import { WarningMark } from '../marks.tsx';
import { unreadParts } from '../odd/unreadParts.ts';
import type { ReportAnswer, ReportQuestion } from '../odd/readable.ts';
import { chosenInWords, isGiven } from '../reading.ts';
import { useReportCurrency } from '../reportCurrency.ts';
import classes from './Task.module.css';

interface AnswerProps {
  readonly question: ReportQuestion;
  readonly answer: ReportAnswer | undefined;
}

/** An answer: selected options, a value, a comment, photos and videos. */
export function Answer({ question, answer }: AnswerProps) {
  const currency = useReportCurrency();
  if (!isGiven(answer)) return <p className={classes.none}>Not answered</p>;
  const value = valueInWords(question, answer.value, currency);
  const status = statusInWords(answer.status);
  const options = chosenInWords(question, answer);
  const unread = unreadParts(question, answer);
  const onlyDone =
    unread.length === 0 &&
    options.length === 0 &&
    value === null &&
    !status &&
    !answer.comment &&
    answer.media.length === 0;
  return (
    <div className={classes.answer}>
      {answer.deviates && (
        <p className={classes.deviation}>
          <WarningMark />
          Deviation
        </p>
      )}
      {options.length > 0 && (
        <ul className={classes.options} data-single={options.length === 1}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
      {value !== null && <p className={classes.value}>{value}</p>}
      {status && <p className={classes.status}>{status}</p>}
      {onlyDone && (
        <p className={classes.done}>
          <Check />
          Done
        </p>
      )}
      {answer.comment && (
        <figure className={classes.comment}>
          <figcaption>Comment</figcaption>
          <blockquote>{answer.comment}</blockquote>
        </figure>
      )}
      {answer.media.length > 0 && <MediaGrid media={answer.media} title={question.title} />}
      {unread.map(({ name, reason }) => (
        <p key={name} className={classes.value}>
          {name}: <NotReadable reason={reason} />
        </p>
      ))}
    </div>
  );
}

const Check = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden>
    <path
      d="M3 8.5l3.2 3.2L13 4.8"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
