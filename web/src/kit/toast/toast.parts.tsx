import { Button } from '@mantine/core';
import { definePart } from '../../parts/definition.ts';
import { showError, showSuccess } from './toast.ts';

export const parts = [
  definePart('Notice', {
    'done (press it)': () => (
      <Button variant="default" size="xs" onClick={() => showSuccess('Changes saved successfully')}>
        Save
      </Button>
    ),
    'failed (press it)': () => (
      <Button variant="default" size="xs" onClick={() => showError('Network Error')}>
        Save
      </Button>
    ),
  }),
];
