import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { successMessages } from '../../../messages/successes.ts';
import { usePageCommand } from '../../palette/pageCommands.ts';
import { showError, showSuccess } from '../../toast/toast.ts';
import type { ExportOutcome } from '../definition.ts';

/** Runs an export and tells what became of it; one at a time. A failed call was told by the network layer. */
export function ExportButton({ run }: { run: () => Promise<ExportOutcome | 'DOWNLOADED' | undefined> }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const outcome = await run();
      if (outcome === 'NO_DATA') showError(errorMessages.noDataToExport);
      if (outcome === 'EMAILED') showSuccess(successMessages.checkEmailForCsv);
      if (outcome === 'DOWNLOADED') showSuccess(successMessages.csvDownloaded);
    } catch {
      // Nothing to add to the notice.
    } finally {
      setBusy(false);
    }
  };
  usePageCommand(busy ? null : 'Export', () => void start());
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={busy}
      disabled={busy}
      onClick={() => void start()}
    >
      Export
    </Button>
  );
}
