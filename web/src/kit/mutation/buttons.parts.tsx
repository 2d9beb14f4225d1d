import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { definePart } from '../../parts/definition.ts';
import { SubmitButton } from '../form/submit/SubmitButton.tsx';
import { ActButton } from './ActButton.tsx';
import { RefusedButton } from './RefusedButton.tsx';

export const parts = [
  definePart('Button', {
    primary: () => <Button>Create customer</Button>,
    quiet: () => <Button variant="default">Edit</Button>,
    subtle: () => <Button variant="subtle">Delete</Button>,
    dangerous: () => <Button color="red">Cancel order</Button>,
    disabled: () => <Button disabled>Save</Button>,
    small: () => (
      <Button variant="default" size="xs">
        Edit
      </Button>
    ),
    icon: () => (
      <ActionIcon aria-label="Edit" title="Edit">
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
    ),
  }),
  definePart('Submit button', {
    ready: () => <SubmitButton busy={false}>Save</SubmitButton>,
    busy: () => <SubmitButton busy>Save</SubmitButton>,
    dangerous: () => (
      <SubmitButton busy={false} dangerous>
        Cancel order
      </SubmitButton>
    ),
  }),
  definePart('Act button', {
    'runs until it is done (press it)': () => (
      <ActButton onAct={() => new Promise((resolve) => setTimeout(resolve, 2000))}>Resume</ActButton>
    ),
  }),
  definePart('Refused button', {
    'says why (hover over it)': () => (
      <RefusedButton why="Two of the selected jobs are completed." onRefuse={() => undefined}>
        Cancel
      </RefusedButton>
    ),
  }),
];
