import { useEffect, useEffectEvent } from 'react';
import { PartFailed } from '../../../kit/page/failures/PartFailed.tsx';
import { UploadList } from '../detail/uploads/UploadList.tsx';
import { isOpen, useUploads } from '../detail/uploads/useUploads.ts';
import { CsvDrop } from './CsvDrop.tsx';
import classes from './locations.module.css';
import { useOrderLocationTotalQuery } from './LocationsUpload.generated.ts';

export interface CsvLocationsState {
  /** A file is being added to the order, also one of another user. */
  readonly running: boolean;
  /** The number of the order's locations; null until it is known. */
  readonly locations: number | null;
  /** The number could not be loaded. */
  readonly failed: boolean;
}

interface CsvLocationsProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
  readonly onState: (state: CsvLocationsState) => void;
}

/** The whole CSV flow of a draft's locations: adding a file, polling uploads, correcting rows. */
export function CsvLocations({ orderId, country, onState }: CsvLocationsProps) {
  const { uploads, failed, refetch } = useUploads(orderId);
  const total = useOrderLocationTotalQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const running = uploads.some(isOpen);
  const locations = total.data?.order?.locations?.pageInfo.total ?? null;
  const tell = useEffectEvent(onState);
  const unknown = locations === null && total.error !== undefined;
  useEffect(() => {
    tell({ running, locations, failed: unknown });
  }, [running, locations, unknown]);
  return (
    <div className={classes.fields}>
      <CsvDrop orderId={orderId} country={country} />
      {failed ? (
        <PartFailed
          title="Uploads could not be loaded"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <UploadList orderId={orderId} uploads={uploads} />
      )}
    </div>
  );
}
