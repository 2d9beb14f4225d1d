import { memo } from 'react';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import { NotReadable } from '../../../kit/unreadable/NotReadable.tsx';
import { OddFields, Readable } from '../odd/OddFields.tsx';
import { unreadParts } from '../odd/unreadParts.ts';
import { WarningMark } from '../marks.tsx';
import type { ReportItem, ReportQuestion } from '../odd/readable.ts';
import { useReportCurrency } from '../reportCurrency.ts';
import { answerInWords, answerOf } from './rows.ts';
import hiddenClasses from '../hidden.module.css';
import classes from './Matrix.module.css';

interface MatrixRowProps {
  readonly item: ReportItem;
  readonly tasks: readonly ReportQuestion[];
}

/** An item with its answers. Memoised: there are hundreds of them. */
export const MatrixRow = memo(function MatrixRow({ item, tasks }: MatrixRowProps) {
  const { label, reference, subtext, deviates, odd } = item;
  return (
    <tr data-deviates={deviates} data-photos={item.tasks.some(({ media }) => media.length > 0)}>
      <th scope="row">
        {deviates && <Deviation />}
        <span className={classes.label}>
          <Readable odd={odd} field="label">
            {label}
          </Readable>
        </span>
        <span className={classes.subtext}>
          {[reference, subtext].filter(Boolean).join(' · ')}
          <OddFields odd={odd} fields={['reference', 'subtext', 'deviates']} />
        </span>
      </th>
      {tasks.map((task) => (
        <Cell key={task.id} task={task} item={item} />
      ))}
    </tr>
  );
});

function Cell({ task, item }: { readonly task: ReportQuestion; readonly item: ReportItem }) {
  const currency = useReportCurrency();
  const answer = answerOf(item, task.id);
  const words = answerInWords(task, answer, currency);
  const media = answer?.media ?? [];
  const unread = answer ? unreadParts(task, answer) : [];
  return (
    <td data-deviates={answer?.deviates ?? false}>
      {answer?.deviates && <Deviation />}
      {words !== '' && <span className={classes.words}>{words}</span>}
      {answer?.comment && <span className={classes.comment}>{answer.comment}</span>}
      {media.length > 0 && <MediaGrid media={media} title={`${item.label}: ${task.title}`} />}
      {unread.map(({ name, reason }) => (
        <span key={name} className={classes.words}>
          {name}: <NotReadable reason={reason} />
        </span>
      ))}
      {words === '' && !answer?.comment && media.length === 0 && unread.length === 0 && (
        <Readable odd={answer ? undefined : item.odd} field="tasks">
          <span className={classes.none}>
            <span aria-hidden>–</span>
            <span className={hiddenClasses.hidden}>Not answered</span>
          </span>
        </Readable>
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
