import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { PasswordForm } from './opening/PasswordForm.tsx';
import { placeInWords } from './reading.ts';
import { ReportDocument } from './document/ReportDocument.tsx';
import { ReportKeyProvider } from './request/reportKey.ts';
import { ReportMessage } from './opening/ReportMessage.tsx';
import { ReportSkeleton } from './opening/ReportSkeleton.tsx';
import { requestReport } from './request/requestReport.ts';
import type { Report } from './odd/readable.ts';
import type { Outcome, ReportKey } from './request/requestReport.ts';
import { Wait } from './opening/Wait.tsx';

/** Signed photo URLs are valid for at least an hour, so an open report is refetched earlier. */
const staleAfterMilliseconds = 45 * 60_000;
const checkEveryMilliseconds = 60_000;

interface ReportPageProps {
  readonly token: string;
  /** The first answer, if it was requested before the page was rendered. */
  readonly first?: Promise<Outcome<Report>>;
}

/** A shared report, or why it cannot be read. */
export function ReportPage({ token, first }: ReportPageProps) {
  const [key, setKey] = useState<ReportKey>({ token });
  const [outcome, setOutcome] = useState<Outcome<Report> | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let dropped = false;
    void (first ?? requestReport({ token })).then((answer) => {
      if (!dropped) setOutcome(answer);
    });
    return () => {
      dropped = true;
    };
  }, [first, token]);
  const read = async (next: ReportKey) => {
    setBusy(true);
    setKey(next);
    setOutcome(await requestReport(next));
    setBusy(false);
  };
  useFreshReport(outcome, async () => {
    const answer = await requestReport(key, true);
    // Other failures may be temporary, and the loaded report stays readable.
    if (answer.kind === 'read' || answer.problem.kind === 'notFound') setOutcome(answer);
  });
  const title = titleOf(outcome);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const retry = () => {
    setOutcome(null);
    void read(key);
  };
  if (outcome === null) return <ReportSkeleton />;
  if (outcome.kind === 'read')
    return (
      <ReportKeyProvider value={key}>
        <ReportDocument report={outcome.value} />
      </ReportKeyProvider>
    );
  const { problem } = outcome;
  switch (problem.kind) {
    case 'missingPassword':
    case 'wrongPassword':
      return (
        <PasswordForm
          wrong={problem.kind === 'wrongPassword'}
          busy={busy}
          onSubmit={(password) => void read({ token, password })}
        />
      );
    case 'rateLimited':
      return (
        <ReportMessage title={errorMessages.report.rateLimited}>
          <Wait
            seconds={problem.waitSeconds}
            onRetry={key.password === undefined ? retry : () => void read({ token })}
          />
        </ReportMessage>
      );
    case 'invalidToken':
      return (
        <ReportMessage title={errorMessages.report.invalidToken}>
          <p>The link is not complete, or was changed. Please open it from the message you were sent.</p>
        </ReportMessage>
      );
    case 'notFound':
      return (
        <ReportMessage title={errorMessages.report.notFound}>
          <p>This report is no longer shared. Please ask whoever sent you the link for a new one.</p>
        </ReportMessage>
      );
    default:
      return (
        <ReportMessage title={errorMessages.report.error} onRetry={retry}>
          <p>The report could not be loaded. Please check your connection and try again.</p>
        </ReportMessage>
      );
  }
}

/** Also the file name of a printed PDF. */
function titleOf(outcome: Outcome<Report> | null): string {
  if (outcome?.kind !== 'read') return 'Job report';
  const { job, location } = outcome.value;
  return [placeInWords(location), job.reference, 'Job report'].filter(Boolean).join(' · ');
}

/** Refetches while the reader views a page whose photos are about to expire, or returns to it. */
function useFreshReport(outcome: Outcome<Report> | null, readAgain: () => Promise<void>): void {
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (outcome?.kind !== 'read') return;
    const readAt = Date.now();
    const check = () => {
      if (document.visibilityState === 'visible' && Date.now() - readAt > staleAfterMilliseconds)
        void again();
    };
    document.addEventListener('visibilitychange', check);
    const timer = setInterval(check, checkEveryMilliseconds);
    return () => {
      document.removeEventListener('visibilitychange', check);
      clearInterval(timer);
    };
  }, [outcome]);
}
