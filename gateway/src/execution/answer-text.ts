import type { FormattedExecutionResult } from 'graphql';

const texts = new WeakMap<object, string>();

/** The JSON of an answer. Data that several requests are answered with is written once. */
export async function answerText({ errors, data, extensions }: FormattedExecutionResult): Promise<string> {
  if (!data || errors !== undefined || extensions !== undefined)
    return `${JSON.stringify({ errors, data, extensions })}\n`;
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = `${JSON.stringify({ data })}\n`;
  texts.set(data, text);
  return text;
}
