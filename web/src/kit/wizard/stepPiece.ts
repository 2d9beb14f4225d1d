import type { ComponentType } from 'react';
import { lateCodeOnceActed } from '../form/late/lateCode.ts';
import { definePiece } from '../page/piece.ts';

/**
 * The fields of a step, which bring what only they need, such as lists, calendars and maps, when somebody comes to it.
 * Where something was done on the page already, their late fields are whole from the beginning.
 */
export const defineStepPiece = <Props>(load: () => Promise<ComponentType<Props>>) =>
  definePiece(async () => {
    const fields = await load();
    await lateCodeOnceActed();
    return fields;
  });
