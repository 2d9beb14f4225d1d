import { satisfies } from '../kit/permission/rules.ts';
import type { Profile } from './session/sessionStore.ts';

/** Where somebody arrives who asked for no page in particular. */
export function landingPath(profile: Profile): string {
  const held = new Set(profile.permissions);
  if (satisfies(held, 'ORDERS_VIEW')) return '/orders';
  return satisfies(held, 'JOBS_VIEW') ? '/jobs' : '/';
}

/** What the router keeps in its history entry between the guard and the sign-in pages. */
export interface SignInState {
  readonly requested?: string;
}

/**
 * The page that was asked for before signing in, if any. A sign-in page is never gone back to, and who opens the
 * bare address of the product asks for no page in particular.
 */
export function requestedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('requested' in state)) return undefined;
  const { requested } = state;
  if (typeof requested !== 'string' || requested === '/' || requested.startsWith('/auth/')) {
    return undefined;
  }
  return requested;
}
