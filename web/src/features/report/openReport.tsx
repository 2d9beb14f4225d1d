import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import type { PrivateMapProps } from '../../ui/map/PrivateMap.tsx';
import { locationMap } from './locationMap.ts';
import { ReportPage } from './ReportPage.tsx';

/** Nothing has a size in jsdom, where a map could be drawn: it is as good as there. */
function DrawnMap({ label, onDrawn }: PrivateMapProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return <section aria-label={label} />;
}

/** The page of a shared report, once its first answer is there. */
export async function openReport(token = 'abc.def'): Promise<void> {
  vi.spyOn(locationMap, 'load').mockResolvedValue({ PrivateMap: DrawnMap });
  await act(async () => render(<ReportPage token={token} />));
}

/** An answer that a report cannot be read, by its type in the contract. */
export const refusal = (name: string) => () => ({ __typename: name, message: 'Told by the server' });
