import { act, render } from '@testing-library/react';
import { ReportPage } from './ReportPage.tsx';

/** The page of a shared report, once its first answer is there. */
export async function openReport(token = 'abc.def'): Promise<void> {
  await act(async () => render(<ReportPage token={token} />));
}

/** An answer that a report cannot be read, by its type in the contract. */
export const refusal = (name: string) => () => ({ __typename: name, message: 'Told by the server' });
