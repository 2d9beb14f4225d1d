import { useMemo, useState } from 'react';
import { comboboxMessages } from '../../messages/lists.ts';
import { folded } from '../value/folded.ts';
import { ChoiceCombobox } from './ChoiceCombobox.tsx';
import type { ChoiceFieldProps } from './ChoiceCombobox.tsx';
import type { LoadedOptions } from './useLoadedOptions.ts';

/** Any of several options, as `useLoadedOptions` gives them, found by typing a part of their label. */
export function OptionsCombobox({
  loaded: { options, labelOf, note, onOpen },
  ...field
}: ChoiceFieldProps & { readonly loaded: LoadedOptions }) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const typed = folded(text.trim());
  const fitting = useMemo(
    () => options.filter(({ label }) => folded(label).includes(typed)),
    [options, typed],
  );
  return (
    <ChoiceCombobox
      {...field}
      labelOf={labelOf}
      options={fitting}
      note={note ?? (fitting.length === 0 ? comboboxMessages.empty : undefined)}
      text={text}
      onText={setText}
      opened={opened}
      onOpened={(next) => {
        if (next) onOpen();
        setOpened(next);
      }}
    />
  );
}
