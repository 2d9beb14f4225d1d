import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { installNativeDialog } from '../../testing/nativeDialog.ts';
import { ReportPage } from './ReportPage.tsx';

/** Never tells that something came into sight. */
class SeesNothing implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** What jsdom lacks and the page asks for. */
export function prepareBrowser(): void {
  installNativeDialog();
  vi.stubGlobal('IntersectionObserver', SeesNothing);
}

/** The page of a shared report, once its first answer is there. */
export async function openReport(token = 'abc.def'): Promise<void> {
  await act(async () => render(<ReportPage token={token} />));
}

/** An answer that a report cannot be read, by its type in the contract. */
export const refusal = (name: string) => () => ({ __typename: name, message: 'Told by the server' });
