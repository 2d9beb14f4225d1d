import { skipToken } from '@apollo/client/react';
import { pollMilliseconds } from '../../../../constants.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import { useLocationsToCopyQuery } from '../fields/LocationsToCopy.generated.ts';
import { useLocationsOfDraftQuery } from '../OrderWizard.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { hasPlaces, mostLocationsAtOnce } from '../orderValues.ts';
import { useWizardOrder } from '../draft/wizardOrder.ts';

export interface JobsOfDraft {
  /** The number of jobs that will be created; null until it is known. */
  readonly count: number | null;
  /** Locations that the draft has on the server from files. */
  readonly inFiles: number;
  readonly copied: number;
  /** A file is still being read, so the number may grow. */
  readonly running: boolean;
}

/** One job per location, or the entered number. */
export function useJobsOfDraft({ type, location }: OrderValues, draft: DraftKey): JobsOfDraft {
  const { server, copyOf } = useWizardOrder();
  const orderId = server.orderIdOf(draft);
  const atPlaces = hasPlaces(type.type);
  const { data, error } = useLocationsOfDraftQuery(
    orderId === null || !atPlaces
      ? skipToken
      : { variables: { id: orderId }, fetchPolicy: 'network-only', pollInterval: pollMilliseconds },
  );
  const { data: source } = useLocationsToCopyQuery(
    copyOf === null || location.mode !== 'copied'
      ? skipToken
      : { variables: { id: copyOf, perPage: mostLocationsAtOnce } },
  );
  if (!atPlaces) return { count: location.jobsCount ?? null, inFiles: 0, copied: 0, running: false };
  const order = data?.order;
  const inFiles = order?.locations?.pageInfo.total ?? 0;
  const copied = source?.order?.locations?.pageInfo.total ?? 0;
  const own = location.mode === 'single' ? 1 : copied;
  const known = orderId === null || order !== undefined || error !== undefined;
  return {
    count: known ? own + inFiles : null,
    inFiles,
    copied,
    running: order?.uploads?.some(({ status }) => status === 'IN_PROGRESS' || status === 'PENDING') ?? false,
  };
}
