import { comparisonOf } from '@shepherd/domain/conditions.ts';
import type { Possible } from './search.ts';
import type { JumpValues, TaskValues } from '../schema.ts';

/** The most combinations to try before the result is unknown. */
const mostTried = 20_000;

/** Whether some selection of options takes all of the first jumps and none of the second. */
export function optionAnswer(
  task: TaskValues,
  taken: readonly JumpValues[],
  passed: readonly JumpValues[],
): Possible {
  const isNegated = ({ operator }: JumpValues) => comparisonOf(operator, task)?.negated === true;
  const avoided = new Set(
    [...taken.filter(isNegated), ...passed.filter((jump) => !isNegated(jump))].flatMap(
      ({ values }) => values,
    ),
  );
  const allowed = new Set(task.options.map(({ id }) => id).filter((id) => !avoided.has(id)));
  if (allowed.size === 0) return 'no';
  // One option of each of these groups must be selected.
  const wanted = [...taken.filter((jump) => !isNegated(jump)), ...passed.filter(isNegated)].map(
    ({ values }) => values.filter((id) => allowed.has(id)),
  );
  return chosenFromEach(wanted, mostChosen(task));
}

function mostChosen({ type, multiSelect, maxOptions }: TaskValues): number {
  if (type === 'BOOLEAN' || !multiSelect) return 1;
  return maxOptions !== null && maxOptions >= 1 ? maxOptions : Number.POSITIVE_INFINITY;
}

/** Whether a selection of at most this size contains an option of each group. */
function chosenFromEach(groups: readonly (readonly string[])[], most: number): Possible {
  if (groups.some((group) => group.length === 0)) return 'no';
  if (groups.length <= most) return 'yes';
  let tried = 0;
  const search = (left: readonly (readonly string[])[], more: number): Possible => {
    const [group] = left;
    if (!group) return 'yes';
    if (more === 0) return 'no';
    for (const chosen of group) {
      tried += 1;
      if (tried > mostTried) return 'unknown';
      const found = search(
        left.filter((other) => !other.includes(chosen)),
        more - 1,
      );
      if (found !== 'no') return found;
    }
    return 'no';
  };
  // The smallest group first: it has the fewest branches.
  return search(
    groups.toSorted((one, other) => one.length - other.length),
    most,
  );
}
