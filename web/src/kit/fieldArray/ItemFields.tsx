import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import type { SortableListProps } from '../../ui/sorting/SortableList.tsx';
import { useListChange } from './changes.ts';
import classes from './FieldArray.module.css';
import type { FieldArrayItemProps, ItemPart } from './ItemFrame.tsx';
import { withNewKeys } from './itemKey.ts';
import type { Keyed } from './itemKey.ts';
import { inserted, moved, removed, withValueAt } from './lists.ts';

export interface FieldArrayProps<Values extends FieldValues, Item extends Keyed> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Item[]>;
  /** Names the whole list. */
  readonly label: string;
  /** What one item is called: 'section'. */
  readonly thing: string;
  readonly newItem: (values: Values) => Item;
  /** Makes a copy differ where two may not be the same; its keys are new already. */
  readonly copyOf?: (copy: Item, values: Values) => Item;
  /** How many there may be. */
  readonly most?: number;
  /** Items of one field stand in one line with their buttons. */
  readonly oneLine?: boolean;
  /** What stands in place of the items when there are none. */
  readonly empty?: ReactNode;
  /** The fields of the item at this position, counted from 0. */
  readonly children: (position: number) => ReactNode;
}

/** What gets the focus after a change: a part of an item, or the button that adds one. */
type Focus = { readonly key: string; readonly part: ItemPart | 'first-field' } | 'add';

/** What the items stand in, and what each of them is. */
interface FieldArrayParts {
  readonly List: ComponentType<SortableListProps>;
  readonly Item: ComponentType<FieldArrayItemProps>;
}

/** A list in a form whose items are added, copied and removed. The focus stays where something was done. */
export function ItemFields<Values extends FieldValues, Item extends Keyed>({
  form,
  name,
  label,
  thing,
  newItem,
  copyOf,
  most = Number.POSITIVE_INFINITY,
  oneLine = false,
  empty,
  children,
  List,
  Item: ItemPiece,
}: FieldArrayProps<Values, Item> & FieldArrayParts) {
  const { control } = form;
  // The keys alone: what is typed into an item does not draw the others again.
  const keys = useWatch({ control, name, compute: keysOf });
  const { errors } = useFormState({ control, name, exact: false });
  const error = messageAt(errors, name);
  const change = useListChange(form);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<Focus | null>(null);

  useEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    if (wanted !== null) elementOf(box.current, wanted)?.focus();
  });

  const items = () => form.getValues(name) as readonly Item[];
  const set = (next: readonly Item[], words: string, focused: Focus | null) => {
    if (next === items()) return;
    focus.current = focused;
    setSaid(words);
    change(words, withValueAt(form.getValues(), name, next));
  };
  const called = (position: number) => `${thing} ${position + 1}`;
  const move = (from: number, to: number, focused: ItemPart) => {
    const list = items();
    const next = moved(list, from, to);
    const item = list[from];
    if (next === list || !item) return;
    set(next, fieldArrayMessages.moved(called(from), to + 1, next.length), { key: item.key, part: focused });
  };
  const add = () => {
    const item = newItem(form.getValues());
    const next = inserted(items(), keys.length, item);
    set(next, fieldArrayMessages.added(thing, next.length, next.length), {
      key: item.key,
      part: 'first-field',
    });
  };
  const copy = (position: number) => {
    const original = items()[position];
    if (!original) return;
    const made = withNewKeys(original);
    const item = copyOf ? copyOf(made, form.getValues()) : made;
    const next = inserted(items(), position + 1, item);
    set(next, fieldArrayMessages.copied(called(position), position + 2, next.length), {
      key: item.key,
      part: 'first-field',
    });
  };
  const remove = (position: number) => {
    const next = removed(items(), position);
    const neighbour = next[Math.min(position, next.length - 1)];
    set(
      next,
      fieldArrayMessages.removed(called(position), next.length),
      neighbour ? { key: neighbour.key, part: 'remove' } : 'add',
    );
  };

  return (
    <fieldset ref={box} className={classes.list} data-list={name}>
      <legend className={classes.legend}>{label}</legend>
      {keys.length === 0 && empty}
      <List
        keys={keys}
        onMove={(from, to) => move(from, to, 'drag')}
        words={{
          instructions: fieldArrayMessages.dragInstructions,
          lifted: (position) => fieldArrayMessages.lifted(called(position - 1)),
          over: (from, to) => fieldArrayMessages.over(called(from - 1), to, keys.length),
          dropped: (from, to) => fieldArrayMessages.moved(called(from - 1), to, keys.length),
          cancelled: (position) => fieldArrayMessages.dragCancelled(called(position - 1)),
        }}
      >
        {keys.map((key, position) => (
          <ItemPiece
            key={key}
            itemKey={key}
            called={called(position)}
            oneLine={oneLine}
            first={position === 0}
            last={position === keys.length - 1}
            onMove={(by, part) => move(position, position + by, part)}
            {...(copyOf && keys.length < most ? { onCopy: () => copy(position) } : {})}
            onRemove={() => remove(position)}
          >
            {children(position)}
          </ItemPiece>
        ))}
      </List>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {keys.length < most && (
        <Button
          variant="default"
          size="xs"
          data-add={name}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={add}
        >
          {fieldArrayMessages.add(thing)}
        </Button>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </fieldset>
  );
}

/** Safe: the type of `name` says that a list of items stands there, or nothing once what held the list is removed. */
const keysOf = (items: unknown): readonly string[] =>
  ((items ?? []) as readonly Keyed[]).map(({ key }) => key);

function elementOf(box: HTMLElement | null, focus: Focus): HTMLElement | null | undefined {
  if (focus === 'add') return box?.querySelector<HTMLElement>(`[data-add="${box.dataset['list'] ?? ''}"]`);
  const { key, part } = focus;
  return box?.querySelector<HTMLElement>(
    part === 'first-field'
      ? `[data-item="${key}"] :is(input, textarea, select)`
      : `[data-part-of="${key}"][data-part="${part}"]`,
  );
}

/** The message of the list itself; those of its items stand at their fields. */
function messageAt(errors: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (whole, name) => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined),
      errors,
    );
  if (typeof found !== 'object' || found === null) return undefined;
  const message: unknown = Reflect.get(found, 'message');
  return typeof message === 'string' ? message : undefined;
}
