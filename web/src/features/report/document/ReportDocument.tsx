import { useMemo } from 'react';
import { PlaceZoneProvider } from '../../../kit/value/placeTime.ts';
import { Brand } from '../Brand.tsx';
import { Contents } from '../contents/Contents.tsx';
import { useWide } from '../contents/useWide.ts';
import { Location } from './Location.tsx';
import { hasMap } from './locationMap.ts';
import { ItemReadersProvider, useItemReaders } from '../matrix/itemReaders.ts';
import { OutwardLink } from './OutwardLink.tsx';
import { paperName, styleString } from '../printing/paperName.ts';
import { picturesOf } from '../photos/pictures.ts';
import { PrintButton } from '../printing/PrintButton.tsx';
import { isWebAddress, sectionsOf } from '../reading.ts';
import { ReportGallery } from '../photos/ReportGallery.tsx';
import { ReportCurrencyProvider } from '../reportCurrency.ts';
import type { Report } from '../request/requestReport.ts';
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
                  <Summary report={report} sections={sections} pictures={pictures} />
                  {location && <Location location={location} paper={paper} />}
                  {report.description && (
                    <section className={classes.part}>
                      <h2 className={classes.heading}>Description</h2>
                      <p className={classes.prose}>{report.description}</p>
                    </section>
                  )}
                  <Resources resources={report.resources} />
                  {sections.length === 0 && <p className={classes.empty}>No tasks</p>}
                  {sections.map((section) => (
                    <TaskSection key={section.key} section={section} isPrinted={printing.isPrinted} />
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

function Resources({ resources }: Pick<Report, 'resources'>) {
  if (resources.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>Resources</h2>
      <ul className={classes.resources}>
        {resources.map(({ id, title, url }) => (
          <li key={id}>{isWebAddress(url) ? <OutwardLink href={url}>{title}</OutwardLink> : title}</li>
        ))}
      </ul>
    </section>
  );
}
