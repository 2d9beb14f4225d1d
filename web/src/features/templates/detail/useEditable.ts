import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { isFixed } from '../legacy.ts';

/** Whether the user may change this template. */
export const useEditable = (template: Parameters<typeof isFixed>[0]): boolean => {
  const allowed = useAllows()('TEMPLATES_MANAGE');
  return allowed && !isFixed(template);
};
