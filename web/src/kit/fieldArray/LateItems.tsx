import type { FieldValues } from 'react-hook-form';
import type { SortableListProps } from '../../ui/sorting/SortableList.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { FieldArrayProps } from './ItemFields.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import type { Keyed } from './itemKey.ts';

export function UnsortedItems<Values extends FieldValues, Item extends Keyed>(
  props: FieldArrayProps<Values, Item>,
) {
  return <ItemFields {...props} List={Unsorted} Item={ItemFrame} />;
}

const Unsorted = ({ children }: SortableListProps) => children;
