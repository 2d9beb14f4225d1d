import type { FormattedExecutionResult } from 'graphql';

/**
 * What was written last: who shares an answer gets it right after each other. A text for each data, held weakly, would
 * outlive nearly all answers in vain: the garbage collector finds out late that nobody has such data any more.
 */
let last: Readonly<{ data: object | null; text: string }> = { data: null, text: '' };

/** The JSON of an answer. Data that several requests are answered with is written once. */
export function answerText({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!data || errors !== undefined || extensions !== undefined)
    return `${JSON.stringify({ errors, data, extensions })}\n`;
  if (last.data !== data) last = { data, text: `${JSON.stringify({ data })}\n` };
  return last.text;
}
