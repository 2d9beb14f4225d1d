import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import type { ShepherdProfileFragment } from './Shepherd.generated.ts';

type Removable = Pick<ShepherdProfileFragment, 'retireReason'>;

/** After a removal request no data is left to edit, and none may be added. */
export const isForgotten = ({ retireReason }: Removable): boolean => retireReason === 'REMOVED';

/** Whether the user may change a Shepherd's work data: strikes, skills, ID check. Not for retired Shepherds. */
export function useMayEditWork(shepherd: Removable & Pick<ShepherdProfileFragment, 'status'>): boolean {
  return useMayEdit(shepherd) && shepherd.status !== 'RETIRED';
}

/** Whether the user may change the data of this Shepherd. */
export const useMayEdit = (shepherd: Removable): boolean =>
  useAllows()('AGENTS_MANAGE') && !isForgotten(shepherd);
