import { definePart } from '../../parts/definition.ts';
import { FailedMessage } from './failures/FailedMessage.tsx';
import { NoPermissionMessage, NotFoundMessage } from './failures/pageMessages.tsx';
import { Waiting } from './Waiting.tsx';

export const parts = [
  definePart('Page message', {
    'nothing at this address': () => <NotFoundMessage />,
    'no permission': () => <NoPermissionMessage title="Customers" rule="CUSTOMERS_VIEW" />,
    'one of several permissions': () => (
      <NoPermissionMessage title="Review" rule={{ any: ['JOBS_REVIEW', 'JOBS_ADMINISTRATE'] }} />
    ),
    failed: () => <FailedMessage title="Orders could not be loaded" onRetry={() => undefined} />,
    waiting: () => <Waiting label="Loading the map" height={80} />,
  }),
];
