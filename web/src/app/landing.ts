import { satisfies } from '../kit/permission/rules.ts';
import type { Profile } from './session/sessionStore.ts';

/** The landing page of a user who requested no particular page. */
export function landingPath(profile: Profile): string {
  const held = new Set(profile.permissions);
  if (satisfies(held, 'ORDERS_VIEW')) return '/orders';
  return satisfies(held, 'JOBS_VIEW') ? '/jobs' : '/';
}

/** State that the router keeps in its history entry between the guard and the sign-in pages. */
export interface SignInState {
  readonly requested?: string;
}

/**
 * The page that was requested before signing in, if any. A sign-in page is never a destination, and the bare address of
 * the product counts as no request.
 */
export function requestedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('requested' in state)) return undefined;
  const { requested } = state;
  if (typeof requested !== 'string' || requested === '/' || requested.startsWith('/auth/')) {
    return undefined;
  }
  return requested;
}
