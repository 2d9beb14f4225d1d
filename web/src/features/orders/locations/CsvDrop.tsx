import { Button } from '@mantine/core';
import { RowsChoice } from '../../../kit/upload/RowsChoice.tsx';
import { ProgressBar } from '../../../kit/value/ProgressBar.tsx';
import { saveCsv } from '../../../ui/csv/csv.ts';
import { locationColumns } from './csv/columns.ts';
import { FileReview } from './FileReview.tsx';
import classes from './locations.module.css';
import { locationFileMessages } from './fileMessages.ts';
import { useLocationsFile } from './useLocationsFile.ts';

interface CsvDropProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
}

/** Adds locations to an order that accepts them: a file or pasted rows are read, reviewed and sent. */
export function CsvDrop({ orderId, country }: CsvDropProps) {
  const { state, readFile, readText, leave, orderDates, send, wrongCsv } = useLocationsFile(orderId, country);
  const problem = state.kind === 'none' || state.kind === 'read' ? state.problem : null;
  return (
    <div className={classes.drop}>
      {problem !== null && (
        <p className={classes.failed} role="alert">
          {problem}
        </p>
      )}
      {state.kind === 'none' && (
        <RowsChoice
          label="Locations file"
          help={locationFileMessages.what}
          onTemplate={() => saveCsv('locations-template.csv', `${locationColumns.join()}\r\n`)}
          onFile={readFile}
          onText={readText}
        />
      )}
      {state.kind === 'reading' && (
        <output className={classes.quiet}>{locationFileMessages.reading(state.name)}</output>
      )}
      {state.kind === 'read' && (
        <FileReview
          name={state.name}
          file={state.file}
          busy={false}
          onAdd={send}
          onLeave={leave}
          onDateOrder={orderDates}
          wrongCsv={wrongCsv}
        />
      )}
      {state.kind === 'sending' && (
        <div className={classes.sending}>
          <span>{locationFileMessages.sending(state.name)}</span>
          <ProgressBar label={locationFileMessages.sending(state.name)} share={state.share} />
          <Button variant="default" size="xs" onClick={state.stop}>
            Stop
          </Button>
        </div>
      )}
    </div>
  );
}
