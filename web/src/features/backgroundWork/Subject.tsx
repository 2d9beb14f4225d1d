import type { Address, AnyPage } from '../../kit/page/definition.ts';
import { PageLink } from '../../kit/page/PageLink.tsx';
import { noValue } from '../../kit/value/time.ts';
import { bulkActionPage } from '../bulk/pages.ts';
import { jobDetailPage } from '../jobs/pages.ts';
import { orderDetailPage } from '../orders/pages.ts';
import { shepherdDetailPage } from '../shepherds/pages.ts';
import type { BackgroundWorkPieceFragment } from './BackgroundWork.generated.ts';

type Subject = NonNullable<BackgroundWorkPieceFragment['about']>;

/** In a word or two, also for a file. */
export function subjectText({ type, recordId: id, name }: Subject): string {
  if (type === 'BULK_ACTION') return `Bulk action ${id}`;
  if (type === 'JOB') return `Job ${id}`;
  return name ?? id;
}

/** The record that the work is about, with a link to it; for mails and exports the recipient. */
export function SubjectText({ piece: { about, recipient } }: { piece: BackgroundWorkPieceFragment }) {
  if (about === null) return recipient ?? noValue;
  const text = subjectText(about);
  const page = pageOf(about);
  if (page === null) return recipient === null ? text : `${recipient}: ${text}`;
  return (
    <PageLink page={page.page} to={page.to}>
      {text}
    </PageLink>
  );
}

function pageOf({ type, recordId: id }: Subject): { readonly page: AnyPage; readonly to: Address } | null {
  switch (type) {
    case 'ORDER':
      return { page: orderDetailPage, to: orderDetailPage.to({ id }) };
    case 'JOB':
      return { page: jobDetailPage, to: jobDetailPage.to({ id }) };
    case 'AGENT':
      return { page: shepherdDetailPage, to: shepherdDetailPage.to({ id }) };
    case 'BULK_ACTION':
      return { page: bulkActionPage, to: bulkActionPage.to({ id }) };
    case 'MAIL':
      return null;
    // A type that could not be read is null.
    default:
      return null;
  }
}
