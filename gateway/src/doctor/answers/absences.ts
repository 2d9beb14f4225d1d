import { additions } from '../../rest/contract/additions.ts';
import type { Oddity } from './oddity.ts';
import { rowSchemaOf } from './place.ts';
import { propertyOf } from './question.ts';
import type { Question } from './question.ts';

/** Properties that the original contract did not have, where no row has them and staff notice. */
export function absences({ call }: Question, answered: unknown): readonly Omit<Oddity, 'call' | 'seen'>[] {
  const data = propertyOf(answered, 'data');
  const rows: readonly unknown[] = Array.isArray(data) ? data : [answered];
  const schema = rowSchemaOf(call.path);
  const prefix = Array.isArray(data) ? 'data.' : '';
  return additions
    .filter(
      ({ schemas, property, lacking }) =>
        lacking !== '' &&
        schemas.includes(schema) &&
        rows.length > 0 &&
        rows.every((row) => propertyOf(row, property) === undefined),
    )
    .map(({ property, lacking }) => ({
      state: 'note',
      property: `${prefix}${property}`,
      kind: 'not_offered',
      expected: 'a value, or nothing',
      sample: 'nothing',
      times: rows.length,
      effect: lacking,
    }));
}
