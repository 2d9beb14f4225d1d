import type { FieldValues } from 'react-hook-form';
import type { SortableListProps } from '../../ui/sorting/SortableList.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { FieldArrayProps } from './ItemFields.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import type { FieldArrayItemProps } from './ItemFrame.tsx';
import type { Keyed } from './itemKey.ts';
import { MoveArrows } from './MoveArrows.tsx';

/** Items that buttons and keys move where their order matters, and that are fixed elsewhere. */
export function LateItems<Values extends FieldValues, Item extends Keyed>({
  movable = false,
  ...props
}: FieldArrayProps<Values, Item> & { readonly movable?: boolean }) {
  return <ItemFields {...props} List={Still} Item={movable ? MovableItem : ItemFrame} />;
}

const Still = ({ children }: SortableListProps) => children;
const MovableItem = (props: FieldArrayItemProps) => (
  <ItemFrame {...props} arrows={<MoveArrows {...props} />} />
);
