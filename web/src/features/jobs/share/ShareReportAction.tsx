import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { JobStatus } from '../../../graphql/generated/schema.ts';
import { useModal } from '../../../kit/modal/useModal.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { revokeLinkModal, shareReportModal } from './shareReportModals.ts';

const Dialogs = lazy(async () => ({ default: (await import('./ShareReport.tsx')).ShareReportDialogs }));

const sharedStatuses: ReadonlySet<JobStatus> = new Set(['ATTEMPTED', 'COMPLETED']);

export interface SharedJob {
  readonly id: string;
  readonly status: JobStatus;
}

interface ShareReportActionProps {
  readonly job: SharedJob;
  /** `xs` among the other buttons of a header. */
  readonly size?: 'compact-xs' | 'xs';
}

/**
 * Opens the share dialog of an attempted or completed job; renders nothing for other jobs. The page mounts
 * `ShareReportDialogs` once, for all its jobs.
 */
export function ShareReportAction({ job, size = 'compact-xs' }: ShareReportActionProps) {
  const { open } = useModal(shareReportModal);
  if (!sharedStatuses.has(job.status)) return null;
  return (
    <Allowed to="JOBS_SHARE">
      <Button
        variant="default"
        size={size}
        aria-label={`Share report of ${job.id}`}
        onClick={() => open(job.id)}
      >
        Share report
      </Button>
    </Allowed>
  );
}

/** The share dialogs, loaded when the address first names one of them. */
export function ShareReportDialogs() {
  const share = useModal(shareReportModal);
  const revoke = useModal(revokeLinkModal);
  const [wanted, setWanted] = useState(false);
  if (!wanted && (share.opened || revoke.opened)) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs />
    </Suspense>
  );
}
