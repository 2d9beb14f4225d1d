import { useCallback, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../../constants.ts';
import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import { RemoteCombobox } from '../../../kit/choice/RemoteCombobox.tsx';
import { FieldArray } from '../../../kit/fieldArray/FieldArray.tsx';
import type { ItemAdderProps } from '../../../kit/fieldArray/ItemFields.tsx';
import { contentMessages, fieldLabels } from '../messages.ts';
import { CollectionItemOptionsDocument } from './Collection.generated.ts';
import classes from './ItemsField.module.css';
import { chosenItem, mostItems } from './collectionValues.ts';
import type { ChosenItem, CollectionValues } from './collectionValues.ts';
import { readableName } from '../../../graphql/readableName.ts';

interface ItemsFieldProps {
  readonly form: UseFormReturn<CollectionValues, unknown, CollectionValues>;
}

/** The items of a collection: selected by search, and ordered by dragging, buttons or keys. */
export function ItemsField({ form }: ItemsFieldProps) {
  const { getValues } = form;
  return (
    <FieldArray
      form={form}
      name="items"
      label={fieldLabels.items}
      thing="item"
      most={mostItems}
      oneLine
      empty={<p className={classes.empty}>{contentMessages.noItems}</p>}
      Adder={ItemSearch}
    >
      {(position) => (
        <span className={classes.name} data-read>
          {getValues(`items.${position}.name`)}
        </span>
      )}
    </FieldArray>
  );
}

/** Searches the items that are not selected yet; the field is cleared after each selection. */
function ItemSearch({ form: { getValues }, onAdd }: ItemAdderProps<CollectionValues, ChosenItem>) {
  const isChosen = useCallback(
    (id: string) => getValues('items').some((item) => item.id === id),
    [getValues],
  );
  const lookup = useMemo(() => itemLookup(isChosen), [isChosen]);
  return (
    <RemoteCombobox
      lookup={lookup}
      label="Add an item"
      placeholder={contentMessages.chooseItem}
      value={[]}
      onChange={([id]) => {
        if (id !== undefined && !isChosen(id)) onAdd(chosenItem({ id, name: lookup.nameOf(id) }));
      }}
    />
  );
}

/** A lookup that remembers the names of its results. */
function itemLookup(isChosen: (id: string) => boolean): Lookup & { readonly nameOf: (id: string) => string } {
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    name: 'collection items',
    minimumLength: 0,
    debounceMilliseconds: lookupDebounceMilliseconds,
    nameOf,
    search: async (client, keyword) => {
      const { data } = await client.query({
        query: CollectionItemOptionsDocument,
        variables: { keyword: keyword === '' ? null : keyword, perPage: lookupPageSize },
        context: { quiet: true },
      });
      const found = data?.collectionItems ?? [];
      for (const { id, name } of found) names.set(id, name);
      return found
        .filter(({ id }) => !isChosen(id))
        .map(({ id, name }) => ({ id, label: readableName(name, id) }));
    },
    resolve: async (_client, ids) => ids.map((id) => ({ id, label: nameOf(id) })),
  };
}
