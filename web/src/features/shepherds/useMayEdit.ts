import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import type { ShepherdProfileFragment } from './Shepherd.generated.ts';

type Removable = Pick<ShepherdProfileFragment, 'retireReason'>;

/** Of who asked to be removed nothing is left that could be edited, and nothing is written down again. */
export const isForgotten = ({ retireReason }: Removable): boolean => retireReason === 'REMOVED';

/**
 * Whether the signed-in user may change how this Shepherd works: strikes, skills, the check of who they are. Of who is
 * retired, that is over.
 */
export function useMayEditWork(shepherd: Removable & Pick<ShepherdProfileFragment, 'status'>): boolean {
  return useMayEdit(shepherd) && shepherd.status !== 'RETIRED';
}

/** Whether the signed-in user may change what is known of this Shepherd. */
export const useMayEdit = (shepherd: Removable): boolean =>
  useAllows()('AGENTS_MANAGE') && !isForgotten(shepherd);
