import { array, object, string } from 'yup';
import { definePart } from '../../parts/definition.ts';
import { TextField } from '../form/fields/fields.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { requiredText } from '../form/values/schemas.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import { FieldArray } from './FieldArray.tsx';
import { newKey } from './itemKey.ts';
import type { Keyed } from './itemKey.ts';

interface Wave extends Keyed {
  name: string;
}
interface Group extends Keyed {
  name: string;
  waves: Wave[];
}

const wave = object({ key: string().required(), name: requiredText() });
const group = object({ key: string().required(), name: requiredText(), waves: array(wave).required() });
const nothing = async () => undefined;
const newWave = (): Wave => ({ key: newKey(), name: '' });
const newGroup = (): Group => ({ key: newKey(), name: '', waves: [] });
const same = <Item,>(item: Item): Item => item;

function Waves({ waves }: { waves: Wave[] }) {
  const form = useConsoleForm({
    schema: object({ waves: array(wave).required() }),
    defaultValues: { waves },
    onSubmit: nothing,
  });
  return (
    <FormBody form={form} act="Save">
      <FieldArray
        form={form}
        name="waves"
        label="Waves"
        thing="wave"
        newItem={newWave}
        oneLine
        empty={<p>There are no waves yet.</p>}
      >
        {(position) => (
          <TextField
            control={form.control}
            name={`waves.${position}.name`}
            label={`Name of wave ${position + 1}`}
          />
        )}
      </FieldArray>
    </FormBody>
  );
}

function Groups() {
  const form = useConsoleForm({
    schema: object({ groups: array(group).required() }),
    defaultValues: {
      groups: [
        {
          key: 'north',
          name: 'North',
          waves: [
            { key: 'one', name: 'One' },
            { key: 'two', name: 'Two' },
          ],
        },
        { key: 'south', name: 'South', waves: [] },
      ],
    },
    onSubmit: nothing,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save">
      <FieldArray form={form} name="groups" label="Groups" thing="group" newItem={newGroup} copyOf={same}>
        {(position) => (
          <>
            <TextField control={control} name={`groups.${position}.name`} label="Name of the group" />
            <FieldArray
              form={form}
              name={`groups.${position}.waves`}
              label="Waves"
              thing="wave"
              newItem={newWave}
              copyOf={same}
              most={3}
            >
              {(inner) => (
                <TextField control={control} name={`groups.${position}.waves.${inner}.name`} label="Name" />
              )}
            </FieldArray>
          </>
        )}
      </FieldArray>
    </FormBody>
  );
}

export const parts = [
  definePart('Field array', {
    empty: () => <Waves waves={[]} />,
    'in one line': () => (
      <Waves
        waves={[
          { key: 'a', name: 'North' },
          { key: 'b', name: 'South' },
        ]}
      />
    ),
    'with an error (save it)': () => <Waves waves={[{ key: 'a', name: '' }]} />,
    nested: Groups,
  }),
];
