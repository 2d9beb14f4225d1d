import { useQuery } from '@apollo/client/react';
import { OrderUploadsDocument } from './Uploads.generated.ts';

/** Whether a file is being read into the order, as far as the page knows: its section polls the uploads. */
export function useRunningUploads(orderId: string): boolean {
  const { data } = useQuery(OrderUploadsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-only',
  });
  return data?.order?.uploads?.some(({ status }) => status === 'IN_PROGRESS') ?? false;
}
