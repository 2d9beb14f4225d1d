import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText, notOfferedText } from '../../../graphql/errorNotice.ts';
import { useFailedParts } from '../../../graphql/parts.ts';
import type { PartedResult } from '../../../graphql/parts.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { useToldHere } from '../../toast/useToldHere.ts';
import classes from './FailedParts.module.css';
import { UnreadableLine } from '../../unreadable/UnreadableLine.tsx';

interface FailedPartsProps {
  readonly result: PartedResult & { readonly loading: boolean; readonly refetch: () => Promise<unknown> };
}

/** Lists the parts and the values of an answer that failed, where they have no place of their own for an error. */
export const FailedParts = ({ result }: FailedPartsProps) => (
  <>
    <PartsAlert result={result} />
    <UnreadableLine result={result} />
  </>
);

function PartsAlert({ result }: FailedPartsProps) {
  const failed = useFailedParts(result).filter(({ error }) => notOfferedText(error) === null);
  useToldHere(result.observable.queryName, failed.length > 0);
  if (failed.length === 0) return null;
  const reasons = new Set(failed.map(({ error }) => errorText(error)).filter(Boolean));
  return (
    <Alert
      className={classes.root ?? ''}
      color="yellow"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={errorMessages.partsFailed(failed.map(({ name }) => name))}
    >
      <div className={classes.body}>
        <span>{[...reasons].join(' ')}</span>
        <Button
          variant="default"
          size="xs"
          loading={result.loading}
          onClick={() => void result.refetch().catch(() => undefined)}
        >
          Retry
        </Button>
      </div>
    </Alert>
  );
}
