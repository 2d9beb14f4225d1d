import type { HeaderAction } from './arrangedActions.ts';

/** The dialog of an action as it stands in the address; null for an action that asks nothing. */
export function dialogOf(action: HeaderAction): string | null {
  if (action === 'APPROVE' || action === 'PAUSE') return null;
  return action.toLowerCase().replaceAll('_', '-');
}
