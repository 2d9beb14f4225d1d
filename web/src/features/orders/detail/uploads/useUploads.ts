import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePolledQuery } from '../../../../kit/polling/usePolledQuery.ts';
import { showError } from '../../../../kit/toast/toast.ts';
import { errorMessages } from '../../../../messages/errors.ts';
import { OrderUploadsDocument } from './Uploads.generated.ts';
import type { OrderUploadsQuery } from './Uploads.generated.ts';

export type Upload = NonNullable<NonNullable<OrderUploadsQuery['order']>['uploads']>[number];

export const isOpen = ({ status }: Upload): boolean => status === 'PENDING' || status === 'IN_PROGRESS';
/** Addresses of its rows are still being geocoded; the order continues meanwhile. */
export const isLocating = ({ locating }: Upload): boolean => (locating ?? 0) > 0;
const mayChange = (upload: Upload): boolean => isOpen(upload) || isLocating(upload);
const uploadsOf = (data: OrderUploadsQuery | undefined): readonly Upload[] => data?.order?.uploads ?? none;
const none: readonly Upload[] = [];
const anyMayChange = (data: OrderUploadsQuery): boolean => uploadsOf(data).some(mayChange);

/** The uploads of an order's locations, polled while they are processed. */
export function useUploads(orderId: string) {
  const variables = useMemo(() => ({ id: orderId }), [orderId]);
  const result = usePolledQuery({ query: OrderUploadsDocument, variables, inProgress: anyMayChange });
  const uploads = useFinal(uploadsOf(result.data));
  useEndOfUploads(orderId, uploads);
  const failed = result.data === undefined && result.error !== undefined && !result.loading;
  return { uploads, failed, refetch: result.refetch };
}

/** Completed and cancelled are final: an outdated answer does not restore an upload. */
function useFinal(uploads: readonly Upload[]): readonly Upload[] {
  const [ended, setEnded] = useState<ReadonlyMap<string, Upload>>(new Map());
  const news = uploads.filter((upload) => !isOpen(upload) && ended.get(upload.id) !== upload);
  if (news.length > 0) setEnded(new Map([...ended, ...news.map((upload) => [upload.id, upload] as const)]));
  return useMemo(
    () => uploads.map((upload) => (isOpen(upload) ? (ended.get(upload.id) ?? upload) : upload)),
    [uploads, ended],
  );
}

/** The effects of a finished upload on the page: refetches locations, or reports the reason. */
function useEndOfUploads(orderId: string, uploads: readonly Upload[]): void {
  const client = useApolloClient();
  const open = useRef<ReadonlySet<string>>(new Set());
  const locating = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = uploads.filter((upload) => open.current.has(upload.id) && !isOpen(upload));
    const located = uploads.filter((upload) => locating.current.has(upload.id) && !isLocating(upload));
    open.current = new Set(uploads.filter(isOpen).map(({ id }) => id));
    locating.current = new Set(uploads.filter(isLocating).map(({ id }) => id));
    if (ended.length === 0 && located.length === 0) return;
    for (const { status, cancellationReason } of ended) {
      if (status === 'CANCELLED' && cancellationReason !== null)
        showError(errorMessages.orderUploadCancelled(cancellationReason));
    }
    const id = client.cache.identify({ __typename: 'Order', id: orderId }) ?? '';
    for (const fieldName of ['locations', 'locationGroups']) client.cache.evict({ id, fieldName });
    client.cache.gc();
  }, [client, orderId, uploads]);
}
