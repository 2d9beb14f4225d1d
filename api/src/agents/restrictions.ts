import type { Permission } from '../authentication/permissions.ts';

/** The reader whose permissions decide what is hidden. */
export type Viewer = { readonly permissions: readonly Permission[] };

/**
 * What is hidden from this reader: an agent can be restricted for all readers, and readers without the right to
 * manage agents or to see payments are always restricted.
 */
export function restrictions(
  agent: { view_restricted: boolean; payment_restricted: boolean },
  viewer: Viewer,
): { view_restricted: boolean; payment_restricted: boolean } {
  return {
    view_restricted: agent.view_restricted || !viewer.permissions.includes('agents.manage'),
    payment_restricted: agent.payment_restricted || !viewer.permissions.includes('payments.view'),
  };
}
