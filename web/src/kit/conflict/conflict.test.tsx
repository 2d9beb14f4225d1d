import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { array, object, string } from 'yup';
import { afterTheDoubleClickGuard, fill, press } from '../../testing/person.ts';
import { defineForm } from '../form/defineForm.tsx';
import { TextField } from '../form/fields/fields.tsx';
import { requiredText, textOrNull } from '../form/values/schemas.ts';
import { PageRouter } from '../page/PageRouter.tsx';
import { closeToasts, shownToasts } from '../toast/toast.ts';
import type { EditedRecord, SeenVersion } from './edited.ts';

interface Place {
  name: string;
  note: string | null;
  tags: string[];
}

const PlaceForm = defineForm({
  schema: object({ name: requiredText(), note: textOrNull(), tags: array(string().required()).required() }),
  fields: ({ control }) => (
    <>
      <TextField control={control} name="name" label="Name" />
      <TextField control={control} name="note" label="Note" />
    </>
  ),
});

const old: Place = { name: 'Old', note: 'By train', tags: [] };

/** A server with one record, whose version is the number of its changes. */
function server() {
  let record = old;
  let version = 1;
  const sent: (Partial<Place> & SeenVersion)[] = [];
  return {
    sent,
    get record() {
      return record;
    },
    change(changed: Partial<Place>) {
      record = { ...record, ...changed };
      version += 1;
    },
    save: async (changed: Partial<Place>, seen: SeenVersion) => {
      sent.push({ ...changed, ...seen });
      if (seen.expectedVersion !== String(version))
        throw new CombinedGraphQLErrors({
          errors: [{ message: 'Changed', extensions: { code: 'precondition.failed', status: 412 } }],
        });
      record = { ...record, ...changed };
      version += 1;
    },
    edits: (): EditedRecord<Place> => ({
      version: String(version),
      read: async () => ({ values: record, version: String(version), by: 'Anna Reed' }),
    }),
  };
}

type Server = ReturnType<typeof server>;

function Edited({ of, record, edits }: { of: Server; record: Place; edits: EditedRecord<Place> }) {
  return (
    <PlaceForm record={record} edits={edits} onSave={(changed, _before, seen) => of.save(changed, seen)} />
  );
}

const renderForm = (form: ReactNode) =>
  render(
    <MantineProvider env="test">
      <PageRouter router={createMemoryRouter([{ path: '/', element: form }])} />
    </MantineProvider>,
  );

const showPresent = () => press('Show the present record');

function Live({ of }: { readonly of: Server }) {
  const [, setCount] = useState(0);
  return (
    <>
      <Edited of={of} record={of.record} edits={of.edits()} />
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Show the present record
      </button>
    </>
  );
}

const show = (of: Server) => renderForm(<Live of={of} />);

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => closeToasts());

test('a save states the version that the user saw, and sends only changes', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  await press('Save');
  await waitFor(() => expect(of.sent).toEqual([{ name: 'Mine', expectedVersion: '1' }]));
  expect(of.record).toEqual({ ...old, name: 'Mine' });
});

test('changes of different fields are merged without a question', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  of.change({ note: 'By bus' });
  await press('Save');
  await waitFor(() => expect(of.record).toEqual({ ...old, name: 'Mine', note: 'By bus' }));
  expect(of.sent.at(-1)).toEqual({ name: 'Mine', expectedVersion: '2' });
  expect(valueOf('Note (optional)')).toBe('By bus');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a change of the same field shows both values at the field, and sends nothing more', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  await fill('Note (optional)', 'On foot');
  of.change({ name: 'Theirs' });
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Anna Reed has changed this meanwhile.');
  expect(alert.textContent).toContain('TheirsTheirs');
  expect(alert.textContent).toContain('YoursMine');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toBeTruthy();
  expect([valueOf('Name'), valueOf('Note (optional)')]).toEqual(['Mine', 'On foot']);
  expect(of.sent).toHaveLength(1);
  expect(of.record).toEqual({ ...old, name: 'Theirs' });
});

test.each([
  ['Take theirs', 'Theirs'],
  ['Keep mine', 'Mine'],
])('%s decides about the field, and the next save sends the rest', async (answer, name) => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  await fill('Note (optional)', 'On foot');
  of.change({ name: 'Theirs' });
  await press('Save');
  await press(answer);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  afterTheDoubleClickGuard();
  await press('Save');
  await waitFor(() => expect(of.record).toEqual({ ...old, name, note: 'On foot' }));
  expect(of.sent.at(-1)?.expectedVersion).toBe('2');
});

test('a value without a field is asked about at the end of the form', async () => {
  const of = server();
  function Other() {
    return (
      <PlaceForm
        record={old}
        edits={{ version: '1', read: async () => ({ values: { ...old, tags: ['theirs'] }, version: '2' }) }}
        onSave={(changed, _before, seen) => of.save({ ...changed, tags: ['mine'] }, seen)}
        onSaved={({ setValue }) => setValue('tags', ['mine'], { shouldDirty: true })}
      />
    );
  }
  renderForm(<Other />);
  await fill('Name', 'Mine');
  await press('Save');
  await waitFor(() => expect(of.sent).toHaveLength(1));
  afterTheDoubleClickGuard();
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Another user has changed “Tags” meanwhile.');
});

test('a deleted record is reported, and the input stays', async () => {
  const of = server();
  const record = { ...of.edits(), read: async () => null };
  renderForm(<Edited of={of} record={old} edits={record} />);
  await fill('Name', 'Mine');
  of.change({});
  await press('Save');
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(valueOf('Name')).toBe('Mine');
});

test('after repeated conflicts a notice asks the user to try again', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  vi.spyOn(of, 'save').mockRejectedValue(
    new CombinedGraphQLErrors({
      errors: [{ message: 'Changed', extensions: { code: 'precondition.failed', status: 412 } }],
    }),
  );
  await press('Save');
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(of.save).toHaveBeenCalledTimes(6);
});

test('fields without input follow the record, and the next save is based on what is shown', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  of.change({ note: 'By bus' });
  await showPresent();
  await waitFor(() => expect(valueOf('Note (optional)')).toBe('By bus'));
  expect(valueOf('Name')).toBe('Mine');
  await press('Save');
  await waitFor(() => expect(of.sent).toEqual([{ name: 'Mine', expectedVersion: '2' }]));
});

test('a followed change of a typed field is compared on saving', async () => {
  const of = server();
  show(of);
  await fill('Name', 'Mine');
  of.change({ name: 'Theirs', note: 'By bus' });
  await showPresent();
  await waitFor(() => expect(valueOf('Note (optional)')).toBe('By bus'));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('YoursMine');
  expect(of.record.name).toBe('Theirs');
});
