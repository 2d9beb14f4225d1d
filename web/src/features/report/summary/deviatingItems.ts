import { inDigits } from '../../../messages/inDigits.ts';
import { choiceInWords } from '../reading.ts';
import type { NumberedTask } from '../reading.ts';

interface DeviatingItems {
  readonly key: string;
  /** The question and its deviating answer. */
  readonly answer: string;
  readonly items: string;
}

/** The deviating items of a matrix: the most frequent deviating answers, with the first items of each. */
export function itemsInWords({ question, answer }: NumberedTask): DeviatingItems[] {
  return (answer?.deviations ?? []).flatMap(({ taskId, selection, status, itemCount, items }) => {
    const asked = question.component.matrixTasks?.find(({ id }) => id === taskId);
    if (!asked) return [];
    const given = choiceInWords(asked, { selection, status });
    const more = itemCount - items.length;
    return [
      {
        key: [taskId, ...selection, status].join(' '),
        answer: [asked.title, given].filter(Boolean).join(/[.?!]$/.test(asked.title) ? ' ' : ' – '),
        items: items.join(', ') + (more > 0 ? ` and ${inDigits(more)} more` : ''),
      },
    ];
  });
}
