import type { ShepherdAreasQuery } from './Availability.generated.ts';

type Shown = NonNullable<ShepherdAreasQuery['agent']>;
export type Area = NonNullable<Shown['locations']>[number];
export type Position = Shown['position'];
