import { ActionIcon, CloseButton, Popover, Skeleton, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { whenOnline } from '../page/code/whenOnline.ts';
import type { ReactNode, Ref } from 'react';
import { validationMessages } from '../../messages/validation.ts';
import { textFilterDebounceMilliseconds } from '../../constants.ts';
import { useClosedByEscape } from '../overlay/escapeOfPopovers.ts';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { formatDate } from '../value/time.ts';
import { readRelativeDay, relativeWords, resolvedDay } from './relativeDay.ts';
import { isCalendarDate, parseTypedDate } from './typedDate.ts';
import { useDraft } from '../form/fields/useDraft.ts';

const Calendar = lazy(whenOnline(() => import('./Calendar.tsx')));

export interface DateInputProps {
  readonly label: string;
  /** `yyyy-MM-dd`, the keyword of a relative day where those are allowed, or null for none. */
  readonly value: string | null;
  /**
   * Called with null for an empty field, and for an invalid date once its error is shown. `typed` marks a partial
   * reading: '1 nov 20' on the way to 2026.
   */
  readonly onChange: (value: string | null, typed?: boolean) => void;
  /** For forms, which must not be sent with an invalid date: the text becomes the value immediately. */
  readonly onUnreadable?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Allows past days: for filters and birthdays. */
  readonly past?: boolean;
  /** Keeps 'tomorrow' or 'in 7 days' as a keyword, for filters that are applied again on another day. */
  readonly relative?: boolean;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A date that is typed in the usual formats or picked from a calendar, which loads when it first opens. */
export function DateInput({
  label,
  value,
  onChange,
  onUnreadable,
  past = false,
  relative = false,
  ...props
}: DateInputProps) {
  const read = (typed: string) => (relative ? readRelativeDay(typed) : null) ?? parseTypedDate(typed);
  const [text, setText] = useDraft<string | null>(value, shownDate);
  const [invalid, setInvalid] = useState(false);
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  useClosedByEscape(opened, close);
  const misread = text.trim() !== '' && read(text) === null ? text : null;
  const wrong = misread !== null;
  const refuse = () => {
    setInvalid(true);
    if (onUnreadable || value === null) return;
    // The previous date must not stay in effect below a text that says something else.
    setText(text, null);
    onChange(null);
  };
  const latestRefuse = useRef(refuse);
  useEffect(() => {
    latestRefuse.current = refuse;
  });
  useEffect(() => {
    if (misread === null) return undefined;
    const timer = setTimeout(() => latestRefuse.current(), textFilterDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [misread]);
  const pick = (date: string | null) => {
    setInvalid(false);
    setText(date === null ? '' : formatDate(date), date);
    onChange(date);
  };
  return (
    // The button says whether the calendar is open; a text field has no such state.
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          label={label}
          placeholder="DD MMM YY"
          autoComplete="off"
          {...props}
          value={text}
          error={invalid && wrong ? validationMessages.dateFormat : props.error}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value;
            const date = read(typed);
            if (typed.trim() === '' || date !== null) {
              setInvalid(false);
              setText(typed, date);
              onChange(date, true);
            } else if (onUnreadable) {
              setText(typed, typed);
              onUnreadable(typed);
            } else {
              setText(typed, value);
            }
          }}
          onBlur={() => {
            if (wrong) refuse();
            // The parsed date, so that '1 nov' shows its year.
            else if (value !== null) setText(shownDate(value), value);
            props.onBlur?.();
          }}
          rightSectionWidth={text === '' ? 34 : 60}
          rightSection={
            <>
              {text !== '' && props.disabled !== true && (
                <CloseButton
                  size={24}
                  aria-label={`Clear ${label.toLowerCase()}`}
                  onClick={() => pick(null)}
                />
              )}
              <ActionIcon
                size={24}
                aria-label={`Open the calendar of ${label.toLowerCase()}`}
                aria-expanded={opened}
                disabled={props.disabled === true}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={16} />
              </ActionIcon>
            </>
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <section aria-label={`Calendar of ${label.toLowerCase()}`}>
          <PieceBoundary>
            <Suspense fallback={<Skeleton width={252} height={270} />}>
              <Calendar
                value={calendarDate(value)}
                past={past}
                onPick={(date) => {
                  pick(date);
                  setOpened(false);
                }}
              />
            </Suspense>
          </PieceBoundary>
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Text that could not be parsed stays as it was typed. */
function shownDate(value: string | null): string {
  if (value === null) return '';
  return isCalendarDate(value) ? formatDate(value) : (relativeWords(value) ?? value);
}

function calendarDate(value: string | null): string | null {
  const date = value === null ? null : resolvedDay(value);
  return date !== null && isCalendarDate(date) ? date : null;
}
