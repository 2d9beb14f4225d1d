import { useMemo } from 'react';
import { UnreadableValues } from '../../../kit/unreadable/UnreadableValues.tsx';
import { PlaceZoneProvider } from '../../../kit/value/placeTime.ts';
import { Brand } from '../Brand.tsx';
import { Contents } from '../contents/Contents.tsx';
import { useWide } from '../contents/useWide.ts';
import { Location } from './Location.tsx';
import { hasMap } from './locationMap.ts';
import { ItemReadersProvider, useItemReaders } from '../matrix/itemReaders.ts';
import { PartBoundary } from '../odd/PartBoundary.tsx';
import { OddFields, Readable } from '../odd/OddFields.tsx';
import { OutwardLink } from './OutwardLink.tsx';
import { paperName, styleString } from '../printing/paperName.ts';
import { picturesOf } from '../photos/pictures.ts';
import { PrintButton } from '../printing/PrintButton.tsx';
import { isWebAddress, sectionsOf } from '../reading.ts';
import { ReportGallery } from '../photos/ReportGallery.tsx';
import { ReportCurrencyProvider } from '../reportCurrency.ts';
import type { Report } from '../odd/readable.ts';
import { Summary } from '../summary/Summary.tsx';
import { TaskSection } from '../tasks/TaskSection.tsx';
import { usePaper } from '../printing/usePaper.ts';
import { usePrinting } from '../printing/usePrinting.ts';
import { useTaskInAddress } from '../tasks/useTaskInAddress.ts';
import classes from './ReportDocument.module.css';

/** The report as a document: a summary first, then every answer. */
export function ReportDocument({ report }: { report: Report }) {
  const { job, location } = report;
  const sections = useMemo(() => sectionsOf(report), [report]);
  const pictures = useMemo(() => picturesOf(sections), [sections]);
  const paper = usePaper(styleString(paperName(report)), hasMap(location));
  const readers = useItemReaders(report);
  const printing = usePrinting(report, readers, paper.drawMap);
  const besides = useWide() && sections.length > 0;
  useTaskInAddress();
  return (
    <div className={classes.desk} data-besides={besides || undefined}>
      {besides && <Contents sections={sections} />}
      <div className={classes.sheet}>
        <header className={classes.letterhead}>
          <Brand />
          <PrintButton printing={printing} />
        </header>
        <main id="report">
          <PlaceZoneProvider value={job.timeZone}>
            <ReportCurrencyProvider value={job.currency}>
              <ItemReadersProvider value={readers}>
                <ReportGallery sections={sections} name={job.reference ?? 'Job report'}>
                  <UnreadableValues values={report.unreadable} />
                  <PartBoundary>
                    <Summary report={report} sections={sections} pictures={pictures} />
                  </PartBoundary>
                  <PartBoundary>{location && <Location location={location} paper={paper} />}</PartBoundary>
                  <Description report={report} />
                  <Resources report={report} />
                  {sections.length === 0 && (
                    <p className={classes.empty}>
                      <Readable odd={report.odd} field="taskGroups">
                        No tasks
                      </Readable>
                    </p>
                  )}
                  {sections.map((section) => (
                    <PartBoundary key={section.key}>
                      <TaskSection section={section} isPrinted={printing.isPrinted} />
                    </PartBoundary>
                  ))}
                </ReportGallery>
              </ItemReadersProvider>
            </ReportCurrencyProvider>
          </PlaceZoneProvider>
        </main>
      </div>
    </div>
  );
}

interface PartProps {
  readonly report: Report;
}

function Description({ report: { description, odd } }: PartProps) {
  if (!description && odd?.('description') === undefined) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>Description</h2>
      <p className={classes.prose}>
        <Readable odd={odd} field="description">
          {description}
        </Readable>
      </p>
    </section>
  );
}

function Resources({ report: { resources, odd } }: PartProps) {
  if (resources.length === 0 && odd?.('resources') === undefined) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>Resources</h2>
      <OddFields odd={odd} fields={['resources']} />
      <ul className={classes.resources}>
        {resources.map((resource) => (
          <li key={resource.id}>
            {isWebAddress(resource.url) ? (
              <OutwardLink href={resource.url}>{resource.title}</OutwardLink>
            ) : (
              resource.title
            )}
            <OddFields odd={resource.odd} fields={['title', 'url']} />
          </li>
        ))}
      </ul>
    </section>
  );
}
