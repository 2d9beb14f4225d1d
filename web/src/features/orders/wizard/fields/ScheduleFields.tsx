import { LateFieldArray } from '../../../../kit/fieldArray/LateFieldArray.tsx';
import { defineLateCode, useLateCode } from '../../../../kit/form/late/lateCode.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newSchedule } from '../orderValues.ts';

const items = defineLateCode(() => import('./ScheduleItem.tsx'));

/** Times at which the jobs can be done: daily, by weekday, and on single dates. */
export function ScheduleFields({ form }: { form: WizardForm<OrderValues> }) {
  const code = useLateCode(items);
  return (
    <LateFieldArray
      form={form}
      name="dates.schedules"
      label="Schedules"
      thing="schedule"
      newItem={newSchedule}
      most={20}
      movable
      needs={items}
    >
      {(schedule) => code && <code.ScheduleItem form={form} schedule={schedule} />}
    </LateFieldArray>
  );
}
