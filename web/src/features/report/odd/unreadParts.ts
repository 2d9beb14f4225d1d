import { reasonOf } from './oddValues.ts';
import type { ReportAnswer, ReportQuestion } from './readable.ts';

interface UnreadPart {
  readonly name: string;
  readonly reason: string;
}

const parts: Readonly<Record<string, readonly string[]>> = {
  Answer: ['selection', 'value'],
  Comment: ['comment'],
  Status: ['status'],
  Deviation: ['deviates'],
  Photos: ['media'],
};

/** The parts of an answer that could not be read; the options of the task count where one is selected. */
export function unreadParts({ component }: ReportQuestion, answer: ReportAnswer): UnreadPart[] {
  const { odd } = answer;
  const ofOptions = answer.selection.length > 0 ? component.odd?.('options') : undefined;
  return Object.entries(parts).flatMap(([name, fields]) => {
    const reason = reasonOf(odd, fields) ?? (name === 'Answer' ? ofOptions : undefined);
    return reason === undefined ? [] : [{ name, reason }];
  });
}
