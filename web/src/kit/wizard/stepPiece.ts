import type { ComponentType } from 'react';
import { lateCodeOnceActed } from '../form/late/lateCode.ts';
import { definePiece } from '../page/code/piece.ts';

/**
 * The fields of a step with their own code, such as lists, calendars and maps, loaded when the user reaches it. If the
 * user has interacted with the page already, their late fields are complete from the start.
 */
export const defineStepPiece = <Props>(load: () => Promise<ComponentType<Props>>) =>
  definePiece(async () => {
    const fields = await load();
    await lateCodeOnceActed();
    return fields;
  });
