import { useMemo } from 'react';
import { Brand } from './Brand.tsx';
import { Location } from './Location.tsx';
import { picturesOf } from './pictures.ts';
import { PrintButton } from './PrintButton.tsx';
import {
  completedInWords,
  dateInWords,
  isWebAddress,
  placeInWords,
  sectionsOf,
  timeInWords,
} from './reading.ts';
import { ReportGallery } from './ReportGallery.tsx';
import type { Report } from './requestReport.ts';
import { TaskSection } from './TaskSection.tsx';
import { usePrinting } from './usePrinting.ts';
import { formatDate } from '../../kit/value/time.ts';
import classes from './ReportDocument.module.css';

/** The report as a document: what it is about first, then every answer. */
export function ReportDocument({ report }: { report: Report }) {
  const { job, location, verifiedBy } = report;
  const sections = useMemo(() => sectionsOf(report), [report]);
  const pictures = useMemo(() => picturesOf(sections), [sections]);
  const printing = usePrinting(report);
  const place = placeInWords(location);
  const date = dateInWords(job);
  return (
    <div className={classes.desk}>
      <div className={classes.sheet}>
        <header className={classes.letterhead}>
          <Brand />
          <PrintButton printing={printing} />
        </header>
        <main>
          <div className={classes.head}>
            <p className={classes.kind}>Job report</p>
            <h1 className={classes.title}>{job.reference ?? place ?? 'Job report'}</h1>
            {(place ?? date) && (
              <p className={classes.subtitle}>
                {job.reference && place && <span>{place}</span>}
                {date && <span className={classes.date}>{date}</span>}
              </p>
            )}
            {verifiedBy && (
              <p className={classes.verified}>
                <VerifiedMark />
                <span>
                  Verified by <strong>{verifiedBy.name}</strong> on {formatDate(verifiedBy.date)}
                </span>
              </p>
            )}
          </div>
          <dl className={classes.facts}>
            <Fact label="Date" value={date} />
            <Fact label="Time" value={timeInWords(job)} />
            <Fact label="Completed" value={completedInWords(job)} />
          </dl>
          {location && <Location location={location} />}
          {report.description && (
            <section className={classes.part}>
              <h2 className={classes.heading}>Description</h2>
              <p className={classes.prose}>{report.description}</p>
            </section>
          )}
          <Resources resources={report.resources} />
          {sections.length === 0 && <p className={classes.empty}>No tasks</p>}
          <ReportGallery items={pictures}>
            {sections.map((section) => (
              <TaskSection key={section.key} section={section} printed={printing.items} />
            ))}
          </ReportGallery>
        </main>
      </div>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  );
}

function Resources({ resources }: Pick<Report, 'resources'>) {
  if (resources.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>Resources</h2>
      <ul className={classes.resources}>
        {resources.map(({ id, title, url }) => (
          <li key={id}>
            {isWebAddress(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const VerifiedMark = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden>
    <circle cx="10" cy="10" r="8.5" stroke="currentColor" strokeWidth="1.6" />
    <path
      d="M6.2 10.4l2.6 2.6 5-5.6"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
