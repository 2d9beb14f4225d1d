import { CheckIcon, CloseButton, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import classes from './ChoiceCombobox.module.css';
import type { Option } from './options.ts';

/** The props of a choice field, independent of the source of its options. */
export interface ChoiceFieldProps {
  readonly label: string;
  /** The selected values, ids or codes. */
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly several?: boolean;
  /** The option for no filter, for example 'All customers'. */
  readonly all?: string;
  /** One line, whatever is selected: the first by its name and how many more. Otherwise the field grows. */
  readonly oneLine?: boolean;
  readonly placeholder?: string | undefined;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly error?: ReactNode;
  readonly onBlur?: (() => void) | undefined;
  /** The text input, for callers that set the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

interface ChoiceComboboxProps extends ChoiceFieldProps {
  readonly labelOf: (value: string) => string;
  /** The options that match the typed text. */
  readonly options: readonly Option[];
  /** Shown instead of options, or above them. */
  readonly note: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly opened: boolean;
  readonly onOpened: (opened: boolean) => void;
}

/** A longer list is cut: typing is faster than scrolling. */
const shownOptions = 200;
const none = '';

/**
 * A searchable select. With several values, the typed text and its matches stay after each choice; Backspace removes
 * the last value.
 */
export function ChoiceCombobox({
  label,
  value,
  onChange,
  several = false,
  all,
  oneLine = false,
  placeholder,
  labelOf,
  options,
  note,
  text,
  onText,
  opened,
  onOpened,
  disabled = false,
  onBlur,
  ref,
  ...input
}: ChoiceComboboxProps) {
  const inputId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(field, ref);
  const combobox = useCombobox({
    opened,
    onOpenedChange: (next) => {
      onOpened(next);
      if (!next) combobox.resetSelectedOption();
    },
  });
  const { selectFirstOption } = combobox;
  const searching = text.trim() !== '';
  // Enter selects the best match.
  useEffect(() => {
    if (opened && searching && options.length > 0) selectFirstOption();
  }, [opened, searching, options, selectFirstOption]);

  const choose = (chosen: string) => {
    if (chosen === none) {
      onText('');
      onChange([]);
    } else if (several) {
      onChange(value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen]);
      return;
    } else {
      onText('');
      onChange([chosen]);
    }
    combobox.closeDropdown();
  };

  const empty = value.length === 0;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} disabled={disabled}>
      <Combobox.Target>
        <PillsInput
          {...input}
          id={inputId}
          label={label}
          disabled={disabled}
          classNames={{ input: classes.input ?? '' }}
          onClick={() => combobox.openDropdown()}
          rightSection={
            !disabled && (!empty || text !== '') ? (
              <CloseButton
                size="sm"
                aria-label={`Clear ${label.toLowerCase()}`}
                onClick={(event) => {
                  event.stopPropagation();
                  onText('');
                  onChange([]);
                  field.current?.focus();
                }}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
        >
          <Pill.Group className={classes.pills ?? ''} data-one-line={oneLine || !several || undefined}>
            <Pills
              values={value}
              labelOf={labelOf}
              oneLine={oneLine}
              removable={several && !disabled}
              onRemove={(removed) => onChange(value.filter((chosen) => chosen !== removed))}
            />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                id={inputId}
                ref={fieldRef}
                className={classes.field ?? ''}
                data-all={all !== undefined || undefined}
                value={text}
                disabled={disabled}
                placeholder={empty ? (all ?? placeholder ?? 'Search…') : ''}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  // Text left in the field would look like a selected value.
                  onText('');
                  onBlur?.();
                }}
                onChange={(event) => {
                  onText(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.resetSelectedOption();
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Backspace' || text !== '' || empty) return;
                  event.preventDefault();
                  onChange(value.slice(0, -1));
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.Target>
      <Combobox.Dropdown>
        {(options.length > 0 || all !== undefined) && (
          <Combobox.Options aria-label={label} className={classes.options ?? ''}>
            {all !== undefined && !searching && (
              <Combobox.Option value={none} active={empty}>
                <Chosen mark={empty} />
                {all}
              </Combobox.Option>
            )}
            {options.slice(0, shownOptions).map((option) => (
              <ListedOption key={option.value} option={option} chosen={value.includes(option.value)} />
            ))}
          </Combobox.Options>
        )}
        {note !== undefined && (
          <Combobox.Empty>
            <output>{note}</output>
          </Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface PillsProps {
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string;
  readonly oneLine: boolean;
  readonly removable: boolean;
  readonly onRemove: (value: string) => void;
}

function Pills({ values, labelOf, oneLine, removable, onRemove }: PillsProps) {
  const shown = oneLine ? values.slice(0, 1) : values;
  const more = values.slice(shown.length);
  return (
    <>
      {shown.map((value) => (
        <Pill
          key={value}
          className={classes.pill ?? ''}
          title={labelOf(value)}
          withRemoveButton={removable}
          onRemove={() => onRemove(value)}
        >
          {labelOf(value)}
        </Pill>
      ))}
      {more.length > 0 && (
        <Pill className={classes.more ?? ''} title={more.map(labelOf).join('\n')}>
          +{more.length}
        </Pill>
      )}
    </>
  );
}

/** The detail and the warning of an option are below its label, and not part of its accessible name. */
function ListedOption({ option, chosen }: { option: Option; chosen: boolean }) {
  const id = useId();
  const { value, label, detail, warning } = option;
  const described = detail !== undefined || warning !== undefined;
  return (
    <Combobox.Option
      value={value}
      active={chosen}
      {...(described && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-about` })}
    >
      <Chosen mark={chosen} />
      {described ? (
        <span className={classes.described}>
          <span id={`${id}-label`}>{label}</span>
          <span id={`${id}-about`} className={classes.about}>
            {detail !== undefined && <span>{detail}</span>}
            {warning !== undefined && <span className={classes.warning}>{warning}</span>}
          </span>
        </span>
      ) : (
        label
      )}
    </Combobox.Option>
  );
}

const Chosen = ({ mark }: { mark: boolean }) => (
  <span className={classes.mark}>{mark && <CheckIcon size={11} />}</span>
);
