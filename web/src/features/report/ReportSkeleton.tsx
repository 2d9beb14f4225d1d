import './report.css';

/** The shape of the document. The page itself carries the same marks, so that they are there before any script. */
export function ReportSkeleton() {
  return (
    <main className="report-skeleton" aria-busy="true">
      <h1>Job report</h1>
      <output>Loading the report</output>
      {/* Drawn by the style sheet. */}
      <i /> <i /> <i /> <i /> <b /> <i /> <i /> <b />
    </main>
  );
}
