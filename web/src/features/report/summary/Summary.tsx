import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import { formatDate } from '../../../kit/value/time.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../counting.ts';
import { itemsInWords } from './deviatingItems.ts';
import { CheckMark, CrossMark, WarningMark } from '../marks.tsx';
import { PhotoStrip } from '../photos/PhotoStrip.tsx';
import {
  addressInWords,
  answeredTasks,
  choiceInWords,
  deviatingTasks,
  outcomeInWords,
  placeInWords,
  taskAnchor,
  tasksOf,
  visitInWords,
} from '../reading.ts';
import type { NumberedTask, ReportSection } from '../reading.ts';
import type { Report } from '../request/requestReport.ts';
import classes from './Summary.module.css';

interface SummaryProps {
  readonly report: Report;
  readonly sections: readonly ReportSection[];
  readonly pictures: readonly GalleryMedia[];
}

/** The facts that readers look for first: customer, place, time, outcome, deviations and photos. */
export function Summary({ report, sections, pictures }: SummaryProps) {
  const { job, customer, location, verifiedBy } = report;
  const place = placeInWords(location);
  const address = location && addressInWords(location);
  const outcome = outcomeInWords(job);
  const asked = tasksOf(sections).length;
  const deviating = deviatingTasks(sections);
  return (
    <div className={classes.head}>
      {customer && <Customer customer={customer} />}
      <h1 className={classes.title}>{place ?? job.orderTitle ?? job.reference ?? 'Job report'}</h1>
      {address && <p className={classes.address}>{address}</p>}
      {outcome && (
        <p className={classes.outcome} data-done={outcome.isDone}>
          {outcome.isDone ? <CheckMark /> : <CrossMark />}
          <strong>{outcome.label}</strong>
          {outcome.reason && <span>{outcome.reason}</span>}
        </p>
      )}
      <dl className={classes.facts}>
        <Fact label="Visited">{visitInWords(job)}</Fact>
        {asked > 0 && (
          <Fact label="Answered">
            {answeredTasks(sections).length} of {counted(asked, 'task')}
          </Fact>
        )}
        <Fact label="Deviations">
          {asked > 0 ? deviationsInWords(deviating, outcome?.isDone !== false) : null}
        </Fact>
      </dl>
      <PhotoStrip pictures={pictures} />
      <Deviations tasks={deviating} />
      <dl className={classes.facts} data-quiet>
        <Fact label="Order">{job.orderTitle}</Fact>
        <Fact label="Reference">{job.reference}</Fact>
        {verifiedBy && (
          <Fact label="Verified by">
            {verifiedBy.name} on {formatDate(verifiedBy.date)}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Customer({ customer: { name, logoUrl } }: { customer: NonNullable<Report['customer']> }) {
  const [broken, setBroken] = useState(false);
  return (
    <p className={classes.customer}>
      {logoUrl && !broken && (
        <img src={logoUrl} alt="" width={32} height={32} onError={() => setBroken(true)} />
      )}
      <span>
        <span className={classes.visitFor}>Visit for</span> {name}
      </span>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Items of a matrix count individually. For a failed visit, "no deviations" would be misleading. */
function deviationsInWords(tasks: readonly NumberedTask[], isDone: boolean): string | null {
  const count = tasks.reduce((sum, { answer }) => sum + (answer?.deviationCount ?? 1), 0);
  if (count > 0) return counted(count, 'deviation');
  return isDone ? 'None' : null;
}

function Deviations({ tasks }: { tasks: readonly NumberedTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-label="Deviations" className={classes.deviations}>
      <ul>
        {tasks.map((task) => (
          <li key={task.question.id}>
            <WarningMark />
            <a href={`#${taskAnchor(task)}`}>
              {task.number}. {task.question.title}
            </a>
            <span>{deviationInWords(task)}</span>
            {itemsInWords(task).map(({ key, answer, items }) => (
              <span key={key}>
                <strong>{answer}:</strong> {items}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function deviationInWords({ question, answer }: NumberedTask): string {
  if (!answer) return '';
  if (answer.deviationCount !== null)
    return `${inDigits(answer.deviationCount)} of ${counted(answer.itemCount ?? 0, 'item')}`;
  return choiceInWords(question, answer);
}
