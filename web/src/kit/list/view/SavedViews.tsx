import { ActionIcon, Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { use, useMemo, useState } from 'react';
import { viewMessages } from '../../../messages/views.ts';
import type { OverlayControl } from '../../overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../overlay/OverlayTarget.tsx';
import { Person } from '../../person/PersonProvider.tsx';
import { inWords } from '../../value/words.ts';
import { listShape } from '../address/shape.ts';
import type { AnyList } from '../definition.ts';
import { listKey } from '../listKey.ts';
import { lostFilters } from './lostFilters.ts';
import { useStoredViews } from './savedViews.ts';
import type { SavedView } from './savedViews.ts';
import type { ListView } from './useListView.ts';
import { useViewChanges } from './useViewChanges.ts';
import { ViewOptions } from './ViewOptions.tsx';
import classes from './ViewPanel.module.css';

interface SavedViewsProps extends OverlayControl {
  readonly list: AnyList;
  readonly view: ListView;
  /** The list's current query string, without the page. */
  readonly search: string;
  readonly onOpen: (view: SavedView) => void;
}

/** Opens a saved view, changes it, or saves the current state of the list under a name. */
export default function SavedViews(props: SavedViewsProps) {
  const { button, opened, onChange, list, view, search, onOpen } = props;
  const person = use(Person);
  const shape = useMemo(() => listShape(list), [list]);
  const views = useStoredViews(listKey(list)).map((stored): SavedView =>
    'id' in stored ? stored : { ...stored, ...inThisBrowser },
  );
  const changes = useViewChanges(listKey(list), views);
  const [name, setName] = useState('');
  const [optionsOf, setOptionsOf] = useState<string | null>(null);
  const current = { search, columns: view.choices };
  const item = (saved: SavedView) => (
    <li key={saved.id ?? saved.name}>
      <div className={classes.view}>
        <UnstyledButton
          className={classes.viewName}
          aria-current={saved.search === search ? 'true' : undefined}
          onClick={() => {
            onOpen(saved);
            onChange(false);
          }}
        >
          {saved.name}
          <ViewNote saved={saved} person={person} lost={lostFilters(saved.search, shape)} />
        </UnstyledButton>
        {saved.editable && (
          <ActionIcon
            size={24}
            aria-label={viewMessages.options(saved.name)}
            aria-expanded={optionsOf === keyOf(saved)}
            onClick={() => setOptionsOf((open) => (open === keyOf(saved) ? null : keyOf(saved)))}
          >
            <IconDots size={14} />
          </ActionIcon>
        )}
      </div>
      {saved.editable && optionsOf === keyOf(saved) && (
        <ViewOptions
          view={saved}
          busy={changes.busy}
          onShare={(shared) => changes.share(saved, shared)}
          onDefault={(isDefault) => changes.share(saved, { default: isDefault })}
          onReplace={() => void changes.replace(saved, { ...current, name: saved.name })}
          onRemove={() => changes.remove(saved)}
        />
      )}
    </li>
  );
  const own = views.filter(({ owner }) => owner === null || owner.id === person);
  const shared = views.filter((saved) => !own.includes(saved));
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Popover.Target>
      <Popover.Dropdown aria-label={viewMessages.title} className={classes.panel ?? ''}>
        {views.length === 0 && <p className={classes.hint}>{viewMessages.hint}</p>}
        {own.length > 0 && (
          <ul className={classes.views} aria-label={viewMessages.title}>
            {own.map(item)}
          </ul>
        )}
        {shared.length > 0 && (
          <>
            <p className={classes.hint}>{viewMessages.shared}</p>
            <ul className={classes.views} aria-label={viewMessages.shared}>
              {shared.map(item)}
            </ul>
          </>
        )}
        <form
          className={classes.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            void changes.save({ ...current, name: name.trim() }).then((saved) => {
              if (!saved) return;
              setName('');
              onChange(false);
            });
          }}
        >
          <TextInput
            className={classes.saveName ?? ''}
            size="xs"
            label={viewMessages.name}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" size="xs" disabled={name.trim() === ''} loading={changes.busy}>
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A view that only this browser has. */
const inThisBrowser = {
  id: null,
  audience: 'OWNER',
  role: null,
  default: false,
  owner: null,
  editable: true,
} as const;

const keyOf = ({ id, name }: SavedView): string => id ?? name;

interface ViewNoteProps {
  readonly saved: SavedView;
  readonly person: string;
  readonly lost: readonly string[];
}

/** Who sees the view, who made it, and what the list no longer has. */
function ViewNote({ saved: { audience, role, owner, default: isDefault }, person, lost }: ViewNoteProps) {
  const notes = [
    audience === 'EVERYONE' && viewMessages.allUsers,
    audience === 'ROLE' && viewMessages.role(inWords(role?.name ?? null)),
    owner !== null && owner.id !== person && viewMessages.by(owner.name),
    isDefault && viewMessages.isDefault,
    lost.length > 0 && viewMessages.lost(lost),
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : <span className={classes.viewNote}>{notes.join(' · ')}</span>;
}
