import { IconLock } from '@tabler/icons-react';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { FailedMessage } from '../../../kit/page/failures/FailedMessage.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { useMinute } from '../../../kit/value/useMinute.ts';
import { shareMessages } from '../../../messages/share.ts';
import { nameOf } from '../labels.ts';
import { useJobReportLinksQuery } from './ShareReport.generated.ts';
import type { ReportLinksFragment } from './ShareReport.generated.ts';
import classes from './ShareReport.module.css';
import { revokeLinkModal } from './shareReportModals.ts';

type ReportLink = NonNullable<ReportLinksFragment['reportLinks']>[number];

/** The shared links of a report: recipient, use and expiry. */
export function ReportLinkList({ jobId }: { jobId: string }) {
  const { data, error, refetch } = useJobReportLinksQuery({
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
  });
  const links = data?.job?.reportLinks;
  // The server behind the gateway does not list links.
  if (data?.job && !links) return null;
  if (error && !links)
    return <FailedMessage title="The links could not be loaded" onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="report-links" className={classes.links} aria-busy={!links}>
      <h3 id="report-links" className={classes.heading}>
        Links to this report
      </h3>
      {links?.length === 0 && <p className={classes.text}>{shareMessages.noLinks}</p>}
      {!links && <div className={classes.skeleton} />}
      {links && links.length > 0 && (
        <ul className={classes.list}>
          {links.map((link) => (
            <Link key={link.id} jobId={jobId} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Link({ jobId, link }: { readonly jobId: string; readonly link: ReportLink }) {
  return (
    <li className={classes.link}>
      <Facts link={link} />
      <ModalButton
        className={classes.revoke ?? ''}
        opens={revokeLinkModal}
        subject={`${jobId}:${link.id}`}
        color="red"
        variant="subtle"
        aria-label={`Revoke ${nameOfLink(link)}`}
      >
        Revoke
      </ModalButton>
    </li>
  );
}

/** The link to revoke; nothing if it no longer exists. */
export function LinkInQuestion({ jobId, linkId }: { readonly jobId: string; readonly linkId: string }) {
  const { data } = useJobReportLinksQuery({ variables: { id: jobId }, skip: jobId === '' });
  const link = data?.job?.reportLinks?.find(({ id }) => id === linkId);
  return (
    link && (
      <div className={classes.inQuestion}>
        <Facts link={link} />
      </div>
    )
  );
}

function Facts({ link }: { readonly link: ReportLink }) {
  const now = useMinute();
  const { label, createdBy, createdAt, hasPassword, expiresAt } = link;
  const expired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <div className={classes.facts}>
      <span className={classes.name} data-unnamed={label === null}>
        {nameOfLink(link)}
      </span>
      <span className={classes.quiet}>
        Made <DateText value={createdAt} show="date-time" />
        {createdBy && ` by ${nameOf(createdBy)}`}
      </span>
      <span className={classes.quiet}>
        <End expiresAt={expiresAt} expired={expired} />
        <span className={classes.protection}>
          {hasPassword && <IconLock size={14} aria-hidden />}
          {hasPassword ? shareMessages.withPassword : shareMessages.withoutPassword}
        </span>
      </span>
      <Openings link={link} />
    </div>
  );
}

const nameOfLink = ({ label }: Pick<ReportLink, 'label'>): string => label ?? shareMessages.noLabel;

function End({ expiresAt, expired }: Pick<ReportLink, 'expiresAt'> & { readonly expired: boolean }) {
  if (expiresAt === null) return <span>{shareMessages.noEnd}</span>;
  return (
    <span className={expired ? classes.expired : undefined}>
      {expired ? 'Expired ' : 'Ends '}
      <DateText value={expiresAt} show="date-time" />
    </span>
  );
}

function Openings({ link: { openedCount, lastOpenedAt } }: { readonly link: ReportLink }) {
  if (openedCount === 0) return <span className={classes.quiet}>{shareMessages.neverOpened}</span>;
  return (
    <span>
      {shareMessages.opened(openedCount)} <DateText value={lastOpenedAt} show="relative" />
    </span>
  );
}
