import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import { useFieldLabel } from '../form/fields/fieldLabel.ts';
import { Handover } from '../form/late/Handover.tsx';
import { defineLateCode, useLateCode } from '../form/late/lateCode.ts';
import type { LateCode } from '../form/late/lateCode.ts';
import classes from './FieldArray.module.css';
import type { FieldArrayProps } from './ItemFields.tsx';
import type { Keyed } from './itemKey.ts';

const late = defineLateCode(() => import('./LateItems.tsx'));

/**
 * A list in a form without dragging, whose code is as large as a page. An empty list is only its name and its button
 * until the user acts.
 */
export function LateFieldArray<Values extends FieldValues, Item extends Keyed>({
  needs,
  ...props
}: FieldArrayProps<Values, Item> & {
  /** The order of the items matters: they can be moved by button and by key. */
  readonly movable?: boolean;
  /** Code that its items need, if that is lazy as well. */
  readonly needs?: LateCode<unknown>;
}) {
  const { form, name, label, thing, empty } = props;
  const marked = useFieldLabel(form.control, name, label);
  const own = useLateCode(late);
  const needed = useLateCode(needs ?? late);
  const code = needed === null ? null : own;
  const count = useWatch({ control: form.control, name, compute: (items: unknown) => lengthOf(items) });
  const wanted = count > 0;
  useEffect(() => {
    if (!wanted) return;
    late.fetch();
    needs?.fetch();
  }, [wanted, needs]);
  if (wanted && !code) return <Skeleton height={96} />;
  return (
    <Handover ready={code !== null}>
      {code ? (
        <code.LateItems {...props} />
      ) : (
        <fieldset className={classes.list}>
          <legend className={classes.legend}>{marked}</legend>
          {empty}
          <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />}>
            {fieldArrayMessages.add(thing)}
          </Button>
        </fieldset>
      )}
    </Handover>
  );
}

const lengthOf = (items: unknown): number => (Array.isArray(items) ? items.length : 0);
