import '../report.css';

/** The skeleton of the document. The HTML page contains the same markup, so that it is shown before any script runs. */
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
