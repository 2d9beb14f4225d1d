import { isRecord } from '../rest/error-body.ts';

/** A measurement of a browser: an interaction, or an operation that it sent. */
export type BrowserSpan = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  /** Made of known words. */
  name: string;
  operation: string | null;
  failed: boolean;
  /** Milliseconds from its start until it was sent: clocks of browsers are often wrong. */
  ago: number;
  /** Duration in milliseconds. */
  took: number;
}>;

/** Spans in one delivery. */
const most = 50;
/** Milliseconds: older spans come from a page that slept. */
const longest = 600_000;

const events: ReadonlySet<unknown> = new Set(['click', 'key', 'load']);
/** Elements and roles; any other name becomes an element. */
const elements: ReadonlySet<unknown> = new Set([
  'button',
  'checkbox',
  'combobox',
  'gridcell',
  'input',
  'link',
  'menuitem',
  'option',
  'page',
  'radio',
  'row',
  'select',
  'switch',
  'tab',
  'textarea',
]);

/**
 * Reads the spans of a page. Only numbers, trace ids and known words are passed on: a client may send anything.
 * @param titleOf the type and name of an operation in the console's build; null for others
 * @returns null for a body that no page of ours sends
 */
export function readBrowserSpans(
  body: unknown,
  titleOf: (operation: string) => string | null,
): readonly BrowserSpan[] | null {
  const sent = isRecord(body) ? body['spans'] : null;
  if (!Array.isArray(sent) || sent.length > most) return null;
  const spans = sent.map((span: unknown) => (isRecord(span) ? readSpan(span, titleOf) : null));
  return spans.every((span) => span !== null) ? spans : null;
}

function readSpan(
  span: Record<string, unknown>,
  titleOf: (operation: string) => string | null,
): BrowserSpan | null {
  const { traceId, spanId, parentSpanId = null, operation, event, element, failed, ago, took } = span;
  if (!isId(traceId, 32) || !isId(spanId, 16)) return null;
  if (parentSpanId !== null && !isId(parentSpanId, 16)) return null;
  if (!isDuration(ago) || !isDuration(took) || took > ago || typeof failed !== 'boolean') return null;
  const place = { traceId, spanId, parentSpanId, failed, ago, took };
  if (operation === undefined)
    return events.has(event)
      ? { ...place, operation: null, name: `${event} ${elements.has(element) ? element : 'element'}` }
      : null;
  if (typeof operation !== 'string') return null;
  const title = titleOf(operation);
  // A page of another build may name an operation that is unknown here.
  return { ...place, operation: title === null ? null : operation, name: title ?? 'graphql' };
}

const isId = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value) && /[1-9a-f]/.test(value);

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= longest;
