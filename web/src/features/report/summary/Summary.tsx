import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from '../../../kit/media/media.ts';
import { formatDate } from '../../../kit/value/time.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { counted } from '../counting.ts';
import { itemsInWords } from './deviatingItems.ts';
import { CheckMark, CrossMark, WarningMark } from '../marks.tsx';
import { reasonOf } from '../odd/oddValues.ts';
import type { Odd } from '../odd/oddValues.ts';
import { OddFields, Readable } from '../odd/OddFields.tsx';
import type { Report } from '../odd/readable.ts';
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
import classes from './Summary.module.css';

interface SummaryProps {
  readonly report: Report;
  readonly sections: readonly ReportSection[];
  readonly pictures: readonly GalleryMedia[];
}

const none: readonly string[] = [];
const addressFields = ['name', 'address1', 'address2', 'city', 'zip', 'state', 'countryCode'];
const visitFields = ['visitStartedAt', 'visitEndedAt', 'timeZone'];

/** The facts that readers look for first: customer, place, time, outcome, deviations and photos. */
export function Summary({ report, sections, pictures }: SummaryProps) {
  const { job, customer, location, verifiedBy } = report;
  const place = placeInWords(location);
  const address = location && addressInWords(location);
  const outcome = outcomeInWords(job);
  const asked = tasksOf(sections).length;
  const deviating = deviatingTasks(sections);
  const odd = oddDeviation(sections);
  const isFailedOrUnread = outcome?.isDone === false || job.odd?.('outcome') !== undefined;
  const mayBeNone = !isFailedOrUnread && odd === undefined;
  return (
    <div className={classes.head}>
      {customer && <Customer customer={customer} />}
      <h1 className={classes.title}>{place ?? job.orderTitle ?? job.reference ?? 'Job report'}</h1>
      {(address || reasonOf(location?.odd, addressFields)) && (
        <p className={classes.address}>
          {address}
          <OddFields odd={location?.odd} fields={addressFields} />
        </p>
      )}
      {outcome && (
        <p className={classes.outcome} data-done={outcome.isDone}>
          {outcome.isDone ? <CheckMark /> : <CrossMark />}
          <strong>{outcome.label}</strong>
          {outcome.reason && <span>{outcome.reason}</span>}
          {reasonOf(job.odd, ['attemptReason']) && (
            <span>
              <OddFields odd={job.odd} fields={['attemptReason']} />
            </span>
          )}
        </p>
      )}
      <dl className={classes.facts}>
        <Fact label="Outcome" odd={job.odd} fields={['outcome']} />
        <Fact label="Visited" odd={job.odd} fields={visitFields}>
          {visitInWords(job)}
        </Fact>
        {asked > 0 && (
          <Fact label="Answered">
            {answeredTasks(sections).length} of {counted(asked, 'task')}
          </Fact>
        )}
        <Fact label="Deviations" odd={odd} fields={['deviates']}>
          {asked > 0 ? deviationsInWords(deviating, mayBeNone) : null}
        </Fact>
      </dl>
      <PhotoStrip pictures={pictures} />
      <Deviations tasks={deviating} />
      <dl className={classes.facts} data-quiet>
        <Fact label="Order" odd={job.odd} fields={['orderTitle']}>
          {job.orderTitle}
        </Fact>
        <Fact label="Reference" odd={job.odd} fields={['reference']}>
          {job.reference}
        </Fact>
        {verifiedBy && (
          <Fact label="Verified by">
            <Readable odd={verifiedBy.odd} field="name">
              {verifiedBy.name}
            </Readable>{' '}
            on{' '}
            <Readable odd={verifiedBy.odd} field="date">
              {verifiedBy.date && formatDate(verifiedBy.date)}
            </Readable>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Customer({ customer: { name, logoUrl, odd } }: { customer: NonNullable<Report['customer']> }) {
  const [broken, setBroken] = useState(false);
  return (
    <p className={classes.customer}>
      {logoUrl && !broken && (
        <img src={logoUrl} alt="" width={32} height={32} onError={() => setBroken(true)} />
      )}
      <span>
        <span className={classes.visitFor}>Visit for</span>{' '}
        <Readable odd={odd} field="name">
          {name}
        </Readable>
      </span>
    </p>
  );
}

interface FactProps {
  readonly label: string;
  readonly children?: ReactNode;
  readonly odd?: Odd | undefined;
  /** The fields that the fact reads. */
  readonly fields?: readonly string[];
}

/** Nothing without a value, unless it could not be read. */
function Fact({ label, children = null, odd, fields = none }: FactProps) {
  if (children === null && reasonOf(odd, fields) === undefined) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <OddFields odd={odd} fields={fields} />
      </dd>
    </div>
  );
}

const oddDeviation = (sections: readonly ReportSection[]): Odd | undefined =>
  tasksOf(sections).find(({ answer }) => answer?.odd?.('deviates') !== undefined)?.answer?.odd;

/**
 * Items of a matrix count individually. For a failed visit, and where not every answer could be read, "no deviations"
 * would be misleading.
 */
function deviationsInWords(tasks: readonly NumberedTask[], mayBeNone: boolean): string | null {
  const count = tasks.reduce((sum, { answer }) => sum + (answer?.deviationCount ?? 1), 0);
  if (count > 0) return counted(count, 'deviation');
  return mayBeNone ? 'None' : null;
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
            <span>
              {deviationInWords(task)}
              <OddFields odd={task.answer?.odd} fields={['deviationCount', 'deviations']} />
            </span>
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
