import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { isFixed } from '../legacy.ts';

/** Whether this person may change this template. */
export const useEditable = (template: Parameters<typeof isFixed>[0]): boolean => {
  const allowed = useAllows()('TEMPLATES_MANAGE');
  return allowed && !isFixed(template);
};
