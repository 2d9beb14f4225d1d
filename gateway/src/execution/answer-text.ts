import type { FormattedExecutionResult } from 'graphql';

/**
 * The last serialized data: requests that share an answer serialize it right after each other. A WeakMap entry per data
 * would outlive nearly all answers: the garbage collector clears weak keys late.
 */
let last: Readonly<{ data: object | null; text: string }> = { data: null, text: '' };

/** The JSON of an answer. Data that several requests share is serialized once. */
export function answerText({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!data || errors !== undefined || extensions !== undefined)
    return `${JSON.stringify({ errors, data, extensions })}\n`;
  if (last.data !== data) last = { data, text: `${JSON.stringify({ data })}\n` };
  return last.text;
}
