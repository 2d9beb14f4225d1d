import { useMemo, useState } from 'react';
import { comboboxMessages } from '../../messages/lists.ts';
import { folded } from '@shepherd/domain/folded.ts';
import { ChoiceCombobox } from './ChoiceCombobox.tsx';
import type { ChoiceFieldProps } from './ChoiceCombobox.tsx';
import type { LoadedOptions } from './useLoadedOptions.ts';

interface OptionsComboboxProps extends ChoiceFieldProps {
  readonly loaded: LoadedOptions;
  /** For free values: the text of the option that adds the typed text when no option matches. */
  readonly createText?: ((typed: string) => string) | undefined;
}

/** Several of the options of `useLoadedOptions`, found by a part of their label. */
export function OptionsCombobox({
  loaded: { options, labelOf, note, onOpen },
  createText,
  ...field
}: OptionsComboboxProps) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const typed = folded(text.trim());
  const written = text.trim();
  const fitting = useMemo(() => {
    const found = options.filter(({ label }) => folded(label).includes(typed));
    const isNew = written !== '' && !found.some(({ label }) => folded(label) === typed);
    return createText && isNew ? [...found, { value: written, label: createText(written) }] : found;
  }, [options, typed, written, createText]);
  return (
    <ChoiceCombobox
      {...field}
      onChange={(values) => {
        // The typed text has become a value: the search is cleared.
        if (createText && values.includes(written)) setText('');
        field.onChange(values);
      }}
      labelOf={labelOf}
      options={fitting}
      note={
        (createText && fitting.length > 0 ? undefined : note) ??
        (fitting.length === 0 ? comboboxMessages.empty : undefined)
      }
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
