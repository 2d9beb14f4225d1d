import { inDigits } from '../../messages/inDigits.ts';

/** '1 item', '1,200 items'. */
export const counted = (count: number, thing: string): string =>
  `${inDigits(count)} ${thing}${count === 1 ? '' : 's'}`;
