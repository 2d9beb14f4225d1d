import { InvalidAnswerError } from '../errors/rest-error.ts';
import type { SummaryCounts } from '../schema/parents.ts';

type Groups = { total: number; groups: Record<string, number> };
type Stats = { stats: readonly { status: string; total: number }[] };

/** Makes one shape of the two that REST v1 answers summaries in. The values are named as the enum of the filter is. */
export function readSummary(answer: Groups | Stats): SummaryCounts {
  if ('stats' in answer && Array.isArray(answer.stats)) {
    const groups = answer.stats.map(({ status, total }) => ({ value: enumName(status), total }));
    return { total: groups.reduce((sum, { total }) => sum + total, 0), groups };
  }
  if ('groups' in answer && typeof answer.groups === 'object')
    return {
      total: answer.total,
      groups: Object.entries(answer.groups).map(([value, total]) => ({ value: enumName(value), total })),
    };
  throw new InvalidAnswerError('A summary has neither groups nor stats');
}

const enumName = (word: string): string => word.toUpperCase().replaceAll('.', '_');
