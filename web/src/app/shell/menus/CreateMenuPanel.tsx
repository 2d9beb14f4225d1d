import { Menu } from '@mantine/core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { OverlayControl } from '../../../kit/overlay/LazyOverlay.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { startAgainModal } from '../../../kit/wizard/startAgain.ts';
import { openDrafts } from '../../../kit/wizard/openDrafts.ts';
import { OverlayTarget } from '../../../kit/overlay/OverlayTarget.tsx';

/** The wizards behind the entries; their drafts are kept in the browser. */
const wizards: Readonly<Record<string, string>> = { '/new-order': 'order', '/new-template': 'template' };

interface CreateMenuPanelProps extends OverlayControl {
  readonly entries: readonly { readonly label: string; readonly path: string }[];
}

export default function CreateMenuPanel({ button, opened, onChange, entries }: CreateMenuPanelProps) {
  const person = use(Person);
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={180} withinPortal={false}>
      <Menu.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, path }) => (
          <Entry key={path} label={label} path={path} person={person} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface EntryProps {
  readonly label: string;
  readonly path: string;
  readonly person: string;
}

/** Starts a new draft. If there is a draft, offers to continue it; starting again asks first. */
function Entry({ label, path, person }: EntryProps) {
  const wizard = wizards[path];
  const drafts = wizard === undefined ? [] : openDrafts(person, wizard);
  const isBegun = drafts.some(({ slot }) => slot === undefined);
  return (
    <>
      {drafts.map(({ slot = '', name }) => (
        <Menu.Item key={slot} component={Link} to={`${path}${searchOf(slot)}`}>
          Continue your draft{name !== '' && `: ${name}`}
        </Menu.Item>
      ))}
      <Menu.Item component={Link} to={isBegun ? `${path}?modal=${startAgainModal}` : path}>
        {label}
      </Menu.Item>
    </>
  );
}

/** A draft slot is stored in the address as parameter and value: 'copy:7' is `?copy=7`. */
const searchOf = (slot: string): string => (slot === '' ? '' : `?${slot.replace(':', '=')}`);
