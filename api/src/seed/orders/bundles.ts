import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';
import { withBundles } from '../shown-orders.ts';

const names = ['Two on the high street', 'Three in town'] as const;

/** The bundle of a job: the first five jobs of one order are in bundles of two and three. */
export const bundleOf = (orderId: string, index: number): string | null =>
  orderId === withBundles && index < 5 ? (index < 2 ? names[0] : names[1]) : null;

export const bundleId = (name: string): string => String(names.findIndex((other) => other === name) + 1);

export const seedBundles = ({ database }: Pick<SeedContext, 'database'>): Promise<void> =>
  insertNumbered(
    database,
    'bundles',
    names.map((name) => ({ id: bundleId(name), name })),
  );
