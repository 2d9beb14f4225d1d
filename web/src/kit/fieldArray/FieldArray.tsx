import type { FieldValues } from 'react-hook-form';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import { FieldArrayItem } from './FieldArrayItem.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { FieldArrayProps } from './ItemFields.tsx';
import type { Keyed } from './itemKey.ts';

/**
 * A list in a form whose items are added, copied, removed, and moved by button, by key (Alt with an arrow, or Space on
 * the handle) or by dragging. Items may contain lists. The focus stays on the moved item.
 */
export function FieldArray<Values extends FieldValues, Item extends Keyed>(
  props: FieldArrayProps<Values, Item>,
) {
  return <ItemFields {...props} List={SortableList} Item={FieldArrayItem} />;
}
