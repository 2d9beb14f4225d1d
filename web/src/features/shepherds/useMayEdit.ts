import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import type { ShepherdProfileFragment } from './Shepherd.generated.ts';

type Removable = Pick<ShepherdProfileFragment, 'retireReason'>;

/** Of who asked to be removed nothing is left that could be edited, and nothing is written down again. */
export const isForgotten = ({ retireReason }: Removable): boolean => retireReason === 'REMOVED';

/** Whether the signed-in user may change what is known of this Shepherd. */
export const useMayEdit = (shepherd: Removable): boolean =>
  useAllows()('AGENTS_MANAGE') && !isForgotten(shepherd);
