import type { OrderDetailQuery } from './OrderFrame.generated.ts';

export type FramedOrder = NonNullable<OrderDetailQuery['order']>;
