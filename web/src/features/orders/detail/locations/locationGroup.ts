import type { OrderLocationGroupsQuery } from './LocationGroups.generated.ts';

export type LocationGroup = NonNullable<
  NonNullable<OrderLocationGroupsQuery['order']>['locationGroups']
>[number];
