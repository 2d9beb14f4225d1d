import type { Permission } from './permissions.ts';

/** The signed-in user on whose behalf a call runs. */
export type Session = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly email: string;
  readonly roleName: string;
  readonly permissions: readonly Permission[];
};
