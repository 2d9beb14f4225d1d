import { object } from 'yup';
import { definePart } from '../../parts/definition.ts';
import { TextField } from '../form/fields/fields.tsx';
import { requiredText } from '../form/values/schemas.ts';
import { defineWizard } from './definition.ts';
import { StepList } from './StepList.tsx';
import { Wizard } from './Wizard.tsx';

type Values = { who: { name: string }; what: { title: string } };

const wizard = defineWizard<Values>({
  name: 'parts',
  version: 1,
  title: 'New visit',
  act: 'Create visit',
  thing: 'visit',
  initial: () => ({ who: { name: '' }, what: { title: '' } }),
  steps: [
    {
      id: 'who',
      title: 'Who',
      schema: object({ name: requiredText() }),
      fields: ({ control }) => <TextField control={control} name="who.name" label="Name" />,
    },
    {
      id: 'what',
      title: 'What',
      schema: object({ title: requiredText() }),
      fields: ({ control }) => <TextField control={control} name="what.title" label="Title" />,
    },
  ],
});

const done = ({ name }: { readonly name: string }) => <p>{name} has been created.</p>;

export const parts = [
  definePart('Wizard', {
    'two steps': () => (
      <Wizard
        wizard={wizard}
        onSubmit={async ({ what }) => ({ id: '1', name: what.title })}
        fieldOf={() => undefined}
        done={done}
      />
    ),
  }),
  definePart('Steps', {
    'in every state': () => (
      <StepList
        entries={[
          { id: 'a', title: 'General', state: 'done', reachable: true },
          { id: 'b', title: 'Location', state: 'errors', reachable: true },
          { id: 'c', title: 'Dates', state: 'current', reachable: true },
          { id: 'd', title: 'Checkout', state: 'open', reachable: false },
        ]}
      />
    ),
  }),
];
