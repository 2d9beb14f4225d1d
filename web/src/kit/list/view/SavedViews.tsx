import { Button, CloseButton, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { OverlayControl } from '../../overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../overlay/OverlayTarget.tsx';
import type { ListView, SavedView } from './useListView.ts';
import classes from './ViewPanel.module.css';

interface SavedViewsProps extends OverlayControl {
  readonly view: ListView;
  /** The list's current query string, without the page. */
  readonly search: string;
  readonly onOpen: (view: SavedView) => void;
}

/** Opens a saved view, or saves the current state of the list under a name. */
export default function SavedViews({ button, opened, onChange, view, search, onOpen }: SavedViewsProps) {
  const [name, setName] = useState('');
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Saved views" className={classes.panel ?? ''}>
        {view.saved.length === 0 ? (
          <p className={classes.hint}>Keeps filters, sorting and columns under a name.</p>
        ) : (
          <ul className={classes.views} aria-label="Saved views">
            {view.saved.map((saved) => (
              <li key={saved.name} className={classes.view}>
                <UnstyledButton
                  className={classes.viewName}
                  aria-current={saved.search === search ? 'true' : undefined}
                  onClick={() => {
                    onOpen(saved);
                    onChange(false);
                  }}
                >
                  {saved.name}
                </UnstyledButton>
                <CloseButton
                  size="sm"
                  aria-label={`Remove the view ${saved.name}`}
                  onClick={() => view.remove(saved.name)}
                />
              </li>
            ))}
          </ul>
        )}
        <form
          className={classes.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            view.save(name.trim(), search);
            setName('');
            onChange(false);
          }}
        >
          <TextInput
            className={classes.saveName ?? ''}
            size="xs"
            label="Name of this view"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" size="xs" disabled={name.trim() === ''}>
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
