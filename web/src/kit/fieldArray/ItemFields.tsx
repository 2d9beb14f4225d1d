import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import type { SortableListProps } from '../../ui/sorting/SortableList.tsx';
import { useFieldLabel } from '../form/fields/fieldLabel.ts';
import { useListChange } from './changes.ts';
import classes from './FieldArray.module.css';
import type { FieldArrayItemProps, ItemPart } from './ItemFrame.tsx';
import { ItemPager, useItemPages } from './ItemPager.tsx';
import { withNewKeys } from './itemKey.ts';
import type { Keyed } from './itemKey.ts';
import { inserted, moved, removed, withValueAt } from './lists.ts';

/** Props of a component that adds items to a list. */
export interface ItemAdderProps<Values extends FieldValues, Item extends Keyed> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onAdd: (item: Item) => void;
}

export interface FieldArrayProps<Values extends FieldValues, Item extends Keyed> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Item[]>;
  /** Names the whole list. Whether the list may stay empty is added from the schema. */
  readonly label: string;
  /** The noun for one item: 'section'. */
  readonly thing: string;
  /** Creates the item that the button adds; without it there is no button. */
  readonly newItem?: (values: Values) => Item;
  /** Adds existing items instead of the button, for example with a search. Always the same component. */
  readonly Adder?: ComponentType<ItemAdderProps<Values, Item>>;
  /** Adjusts a copy where two items may not be equal; its keys are already new. */
  readonly copyOf?: (copy: Item, values: Values) => Item;
  /** The most items. */
  readonly most?: number;
  /** The page size of a longer list. */
  readonly pageSize?: number;
  /** Items with one field are in one line with their buttons. */
  readonly oneLine?: boolean | 'unlabelled';
  /** Shown when there are no items. */
  readonly empty?: ReactNode;
  /** The fields of the item at this position, counted from 0. */
  readonly children: (position: number) => ReactNode;
}

/** The focus target after a change: a part of an item, or the button that adds one. */
type Focus = { readonly key: string; readonly part: ItemPart | 'first-field' } | 'add';

/** The container of the items, and the component of each. */
interface FieldArrayParts {
  readonly List: ComponentType<SortableListProps>;
  readonly Item: ComponentType<FieldArrayItemProps>;
}

/** A list in a form whose items are added, copied and removed. The focus stays at the change. */
export function ItemFields<Values extends FieldValues, Item extends Keyed>({
  form,
  name,
  label,
  thing,
  newItem,
  Adder,
  copyOf,
  most = Number.POSITIVE_INFINITY,
  pageSize = Number.POSITIVE_INFINITY,
  oneLine = false,
  empty,
  children,
  List,
  Item: ItemPiece,
}: FieldArrayProps<Values, Item> & FieldArrayParts) {
  const { control } = form;
  const marked = useFieldLabel(control, name, label);
  // Only the keys: typing into one item does not render the others again.
  const keys = useWatch({ control, name, compute: keysOf });
  const { errors } = useFormState({ control, name, exact: false });
  const error = messageOf(errorsAt(errors, name));
  const change = useListChange(form);
  const wrong = firstWrong(errorsAt(errors, name));
  const pages = useItemPages(keys.length, pageSize, wrong);
  const { from } = pages;
  const shown = pages.of(keys);
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
    pages.show(to);
    set(next, fieldArrayMessages.moved(called(from), to + 1, next.length), { key: item.key, part: focused });
  };
  const add = (item: Item, focused: Focus | null) => {
    const next = inserted(items(), keys.length, item);
    pages.show(keys.length);
    set(next, fieldArrayMessages.added(thing, next.length, next.length), focused);
  };
  const addNew = (make: (values: Values) => Item) => {
    const item = make(form.getValues());
    add(item, { key: item.key, part: 'first-field' });
  };
  const copy = (position: number) => {
    const original = items()[position];
    if (!original) return;
    const made = withNewKeys(original);
    const item = copyOf ? copyOf(made, form.getValues()) : made;
    const next = inserted(items(), position + 1, item);
    pages.show(position + 1);
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
      <legend className={classes.legend}>{marked}</legend>
      {keys.length === 0 && empty}
      <List
        keys={shown}
        onMove={(start, end) => move(from + start, from + end, 'drag')}
        words={{
          instructions: fieldArrayMessages.dragInstructions,
          lifted: (place) => fieldArrayMessages.lifted(called(from + place - 1)),
          over: (start, end) => fieldArrayMessages.over(called(from + start - 1), from + end, keys.length),
          dropped: (start, end) =>
            fieldArrayMessages.moved(called(from + start - 1), from + end, keys.length),
          cancelled: (place) => fieldArrayMessages.dragCancelled(called(from + place - 1)),
        }}
      >
        {shown.map((key, index) => {
          const position = from + index;
          return (
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
          );
        })}
      </List>
      <ItemPager label={label} pages={pages} />
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {Adder && keys.length < most && (
        <div data-add={name}>
          <Adder form={form} onAdd={(item) => add(item, null)} />
        </div>
      )}
      {newItem && keys.length < most && (
        <Button
          variant="default"
          size="xs"
          data-add={name}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => addNew(newItem)}
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

/** Safe: the type of `name` guarantees a list of items, or undefined once its owner is removed. */
const keysOf = (items: unknown): readonly string[] =>
  ((items ?? []) as readonly Keyed[]).map(({ key }) => key);

function elementOf(box: HTMLElement | null, focus: Focus): HTMLElement | null | undefined {
  if (focus === 'add') {
    const adds = `[data-add="${box?.dataset['list'] ?? ''}"]`;
    return box?.querySelector<HTMLElement>(`button${adds}, ${adds} input`);
  }
  const { key, part } = focus;
  return box?.querySelector<HTMLElement>(
    part === 'first-field'
      ? `[data-item="${key}"] :is(input, textarea, select)`
      : `[data-part-of="${key}"][data-part="${part}"]`,
  );
}

/** The errors at a path of the form and below it. */
const errorsAt = (errors: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (whole, name) => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined),
      errors,
    );

/** The message of the list itself; items show their own. */
function messageOf(found: unknown): string | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const message: unknown = Reflect.get(found, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** The position of the first item with an error; -1 without any. */
const firstWrong = (found: unknown): number =>
  Array.isArray(found) ? found.findIndex((item: unknown) => item !== undefined && item !== null) : -1;
