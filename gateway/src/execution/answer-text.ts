import type { FormattedExecutionResult } from 'graphql';

/** By the data of an answer: requests that share an answer serialize it once. */
const texts = new WeakMap<object, string>();

/** The JSON of an answer. Data that several requests share is serialized once. */
export function answerText({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!data || errors !== undefined || extensions !== undefined)
    return `${JSON.stringify({ errors, data, extensions })}\n`;
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = `${JSON.stringify({ data })}\n`;
  texts.set(data, text);
  return text;
}
