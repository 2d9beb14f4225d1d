import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModalScope } from '../../modal/ModalScope.ts';
import { PartFailed } from './PartFailed.tsx';

function said(scope: string | null, reason?: string): string {
  render(
    <MantineProvider>
      <ModalScope value={scope}>
        <PartFailed
          title="Rules could not be loaded"
          {...(reason === undefined ? {} : { reason })}
          onRetry={() => undefined}
        />
      </ModalScope>
    </MantineProvider>,
  );
  return screen.getByRole('alert').textContent;
}

it('ends each sentence with one full stop', () => {
  expect(said(null, 'Problem fetching assignment rules')).toContain(
    'Problem fetching assignment rules. The rest of the page still works.',
  );
});

it("keeps a sentence's own end", () => {
  expect(said(null, 'Network Error!')).toContain('Network Error! The rest of the page still works.');
});

it('mentions the dialog inside of one', () => {
  const text = said('offer', 'Problem fetching assignment rules.');
  expect(text).toContain('Problem fetching assignment rules. The rest of this dialog still works.');
  expect(text).not.toContain('..');
});

it('gives no reason where there is none', () => {
  expect(said('offer')).toContain('Rules could not be loadedThe rest of this dialog still works.');
});
