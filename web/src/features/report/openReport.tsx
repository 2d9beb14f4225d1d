import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import type { PrivateMapProps } from '../../ui/map/PrivateMap.tsx';
import { locationMap } from './document/locationMap.ts';
import { ReportPage } from './ReportPage.tsx';

/** Elements have no size in jsdom, so a map cannot be drawn: it counts as drawn. */
function DrawnMap({ label, onDrawn }: PrivateMapProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return <section aria-label={label} />;
}

/** Opens the page of a shared report, and waits for its first answer. */
export async function openReport(token = 'abc.def'): Promise<void> {
  vi.spyOn(locationMap, 'load').mockResolvedValue({ PrivateMap: DrawnMap });
  await act(async () => render(<ReportPage token={token} />));
}

/** The answer for an unreadable report, by its type in the contract. */
export const refusal = (name: string) => () => ({ __typename: name, message: 'Told by the server' });
