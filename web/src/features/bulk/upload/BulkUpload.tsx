import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { useUnsavedChanges } from '../../../kit/unsaved/useUnsavedChanges.ts';
import { ProgressBar } from '../../../kit/value/ProgressBar.tsx';
import { rowsAgain } from '../csv/bulkFile.ts';
import type { BulkRows } from '../csv/bulkFile.ts';
import classes from '../bulk.module.css';
import type { Failed } from '../csv/failedCsv.ts';
import { bulkMessages, rowCount } from '../messages.ts';
import { RowsReview } from './RowsReview.tsx';
import { TypeAndFile } from './TypeAndFile.tsx';
import { useBulkUpload } from './useBulkUpload.ts';
import type { ReadRows } from './useBulkUpload.ts';

interface BulkUploadProps {
  /** Rows that were sent before and failed, for correction. */
  readonly again?: { readonly type: BulkActionType; readonly failed: readonly Failed[] };
  readonly onClose: () => void;
}

/** Reads rows, validates them, lets the user correct them, and sends them. */
export function BulkUpload({ again, onClose }: BulkUploadProps) {
  const [first] = useState(() => again && rowsToMend(again));
  const [type, setType] = useState<BulkActionType>(again?.type ?? 'ASSIGN_AGENT');
  const [changed, setChanged] = useState(false);
  const { release } = useUnsavedChanges(changed, { name: 'bulk-upload', read: () => null });
  const { state, readFile, readText, change, leave, send } = useBulkUpload({
    first: first ?? null,
    onSent: release,
  });
  const leaveFile = () => {
    setChanged(false);
    if (again) onClose();
    else leave();
  };
  const mend = (rows: BulkRows) => {
    setChanged(true);
    change(rows);
  };
  const problem = state.kind === 'none' || state.kind === 'read' ? state.problem : null;
  return (
    <div className={classes.column}>
      {problem !== null && (
        <p className={classes.failed} role="alert">
          {problem}
        </p>
      )}
      {state.kind === 'none' && (
        <TypeAndFile
          type={type}
          onType={setType}
          onFile={(file) => readFile(type, file)}
          onText={(text) => readText(type, text)}
        />
      )}
      {state.kind === 'reading' && (
        <output className={classes.quiet}>{bulkMessages.reading(state.name)}</output>
      )}
      {state.kind === 'read' && (
        <RowsReview
          read={state}
          reasons={again && new Map(again.failed.map(({ row, reason }) => [row, reason]))}
          onChange={mend}
          onLeave={leaveFile}
          onSend={send}
        />
      )}
      {state.kind === 'sending' && (
        <div className={classes.sending}>
          <span>{bulkMessages.sending(state.name)}</span>
          <ProgressBar label={bulkMessages.sending(state.name)} share={state.share} />
          <Button variant="default" size="xs" onClick={state.stop}>
            Stop
          </Button>
        </div>
      )}
    </div>
  );
}

const rowsToMend = ({ type, failed }: NonNullable<BulkUploadProps['again']>): ReadRows => ({
  name: `${rowCount(failed.length)} that failed`,
  rows: rowsAgain(type, failed),
  unknown: [],
});
