import { memo } from 'react';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import { WarningMark } from '../marks.tsx';
import type { ReportQuestionFragment } from '../report.generated.ts';
import { useReportCurrency } from '../reportCurrency.ts';
import type { ReportItem } from '../request/requestReport.ts';
import { answerInWords, answerOf } from './rows.ts';
import hiddenClasses from '../hidden.module.css';
import classes from './Matrix.module.css';

interface MatrixRowProps {
  readonly item: ReportItem;
  readonly tasks: readonly ReportQuestionFragment[];
}

/** An item with its answers. Memoised: there are hundreds of them. */
export const MatrixRow = memo(function MatrixRow({ item, tasks }: MatrixRowProps) {
  const { label, reference, subtext, deviates } = item;
  return (
    <tr data-deviates={deviates} data-photos={item.tasks.some(({ media }) => media.length > 0)}>
      <th scope="row">
        {deviates && <Deviation />}
        <span className={classes.label}>{label}</span>
        <span className={classes.subtext}>{[reference, subtext].filter(Boolean).join(' · ')}</span>
      </th>
      {tasks.map((task) => (
        <Cell key={task.id} task={task} item={item} />
      ))}
    </tr>
  );
});

function Cell({ task, item }: { readonly task: ReportQuestionFragment; readonly item: ReportItem }) {
  const currency = useReportCurrency();
  const answer = answerOf(item, task.id);
  const words = answerInWords(task, answer, currency);
  const media = answer?.media ?? [];
  return (
    <td data-deviates={answer?.deviates ?? false}>
      {answer?.deviates && <Deviation />}
      {words !== '' && <span className={classes.words}>{words}</span>}
      {answer?.comment && <span className={classes.comment}>{answer.comment}</span>}
      {media.length > 0 && <MediaGrid media={media} title={`${item.label}: ${task.title}`} />}
      {words === '' && !answer?.comment && media.length === 0 && (
        <span className={classes.none}>
          <span aria-hidden>–</span>
          <span className={hiddenClasses.hidden}>Not answered</span>
        </span>
      )}
    </td>
  );
}

const Deviation = () => (
  <span className={classes.deviation}>
    <WarningMark />
    <span className={hiddenClasses.hidden}>Deviation: </span>
  </span>
);
