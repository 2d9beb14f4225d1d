import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { memo } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { successMessages } from '../../../messages/successes.ts';
import { useBusy } from '../../mutation/useBusy.ts';
import { commandOf, usePageCommand } from '../../palette/pageCommands.ts';
import { showError, showSuccess } from '../../toast/toast.ts';
import type { ExportOutcome } from '../definition.ts';

interface ExportButtonProps {
  readonly run: () => Promise<ExportOutcome | 'DOWNLOADED' | undefined>;
  /** Names the list, where the page has several. */
  readonly of?: string;
  /** For pages whose main purpose is the export. */
  readonly filled?: boolean;
  /** The current filters cannot be exported; the reason is shown beside the button. */
  readonly refused?: boolean;
}

/** Runs an export and reports its outcome; one at a time. The network layer reports failed calls. */
export const ExportButton = memo(function ExportButton({
  run,
  of,
  filled = false,
  refused = false,
}: ExportButtonProps) {
  const { busy, run: runOnce } = useBusy();
  const start = () =>
    runOnce(async () => {
      const outcome = await run();
      if (outcome === 'NO_DATA') showError(errorMessages.noDataToExport);
      if (outcome === 'EMAILED') showSuccess(successMessages.checkEmailForCsv);
      if (outcome === 'DOWNLOADED') showSuccess(successMessages.csvDownloaded);
      // The notice of a failure is complete.
    }).catch(() => undefined);
  usePageCommand(busy || refused ? null : commandOf('Export', of), () => void start());
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      size="xs"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={busy}
      disabled={busy || refused}
      onClick={() => void start()}
    >
      Export
    </Button>
  );
});
