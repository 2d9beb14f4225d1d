import { Combobox, InputBase, Modal, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { comboboxMessages } from '../../messages/lists.ts';
import { deliverToField } from '../keyboard/deliverToField.ts';
import classes from './CommandPalette.module.css';
import { matchingGroups } from './commands.ts';
import type { CommandGroup } from './commands.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';
import type { PaletteSearch } from './usePaletteSearch.ts';

interface CommandPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Local commands: the page's actions, pages. */
  readonly groups: readonly CommandGroup[];
  /** Searches records on the server. */
  readonly search: PaletteSearch;
}

/** Opens a page or record, or runs an action of the open page, by typing a part of its name. */
export default function CommandPalette({ opened, onClose, groups, search }: CommandPaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      size={560}
      transitionProps={{ duration: 140 }}
      attributes={{ content: { 'aria-label': 'Search and commands' } }}
    >
      <PaletteBody onClose={onClose} groups={groups} search={search} />
    </Modal>
  );
}

function PaletteBody({ onClose, groups, search }: Omit<CommandPaletteProps, 'opened'>) {
  const [text, setText] = useState('');
  // The options are always open, and the field says so to assistive technology.
  const combobox = useCombobox({ opened: true, onOpenedChange: (open) => !open && onClose() });
  const navigate = useNavigate();
  const listId = useId();
  const records = usePaletteSearch(search, text);
  const found = [...matchingGroups(groups, text), ...records.groups];
  const numbered = found.map((group, index) => ({
    ...group,
    commands: group.commands.map((command, position) => ({ key: `${index}.${position}`, command })),
  }));
  const note = records.searching
    ? comboboxMessages.loading
    : records.failed
      ? comboboxMessages.failed
      : found.length === 0
        ? comboboxMessages.empty
        : null;
  // Enter pressed before the answer acts when it arrives, unless the user types on.
  const [awaited, setAwaited] = useState<string | null>(null);
  const choose = (chosen: string) => {
    const command = numbered.flatMap(({ commands }) => commands).find(({ key }) => key === chosen)?.command;
    onClose();
    if (command?.to !== undefined) void navigate(command.to);
    else command?.run?.();
  };
  const local = matchingGroups(groups, text).length > 0;
  const answered = useEffectEvent(() => {
    combobox.selectFirstOption();
    const [first] = numbered.flatMap(({ commands }) => commands);
    if (awaited === text && first) choose(first.key);
  });
  useEffect(() => {
    if (!records.searching) answered();
  }, [records.searching]);
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <div
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !records.searching || local) return;
          // The listed results belong to an earlier query.
          event.preventDefault();
          event.stopPropagation();
          setAwaited(text);
        }}
      >
        {/* The library knows the list only after its render, but the field must control it from the start. */}
        <Combobox.EventsTarget withExpandedAttribute aria-controls={listId} aria-expanded>
          <InputBase
            data-autofocus
            onFocus={deliverToField}
            variant="unstyled"
            size="md"
            classNames={{ wrapper: classes.search }}
            leftSection={<IconSearch size={18} aria-hidden />}
            placeholder="Page, action, or a record by name or id…"
            aria-label="Search and commands"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setAwaited(null);
              combobox.selectFirstOption();
            }}
          />
        </Combobox.EventsTarget>
      </div>
      <Combobox.Options id={listId} className={classes.options} aria-label="Found">
        {numbered.map(({ label, commands }) => (
          <Combobox.Group key={label} label={label}>
            {commands.map(({ key, command }) => (
              <Combobox.Option key={key} value={key} className={classes.option}>
                <span>{command.title}</span>
                {command.description && <span className={classes.description}>{command.description}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {note !== null && (
          <Combobox.Empty>
            <output>{note}</output>
          </Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  );
}
