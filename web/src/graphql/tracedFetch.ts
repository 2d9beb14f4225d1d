/*
 * Traces of requests (W3C Trace Context), for installations that measure what users wait for. Loaded only there. Spans
 * are sent to the gateway, which knows the collector.
 */

/** A user action, and the requests that followed from it. */
interface Interaction extends Measured {
  underWay: number;
  isSettled: boolean;
  isTold: boolean;
}

interface Measured {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startedAt: number;
  endedAt: number;
  failed: boolean;
  readonly facts: Readonly<Record<string, string>>;
}

/** Milliseconds without a request, then an idle page: after them a new request no longer belongs to an action. */
const settlesAfter = 1_000;
/** The longest time in milliseconds: pages that poll would extend an interaction without end. */
const settledAtLatest = 30_000;
/** Milliseconds for which spans are gathered into one batch. */
const gatheredFor = 2_000;
/** Batch size that the gateway accepts, and the most spans that are kept for it. */
const most = 50;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let interaction = begin({ event: 'load', element: 'page' }, 0, performance.now());
const told: Measured[] = [];
const waitedFor = new Set<Interaction>();
let timer: ReturnType<typeof setTimeout> | undefined;

function begin(facts: Interaction['facts'], startedAt: number, endedAt = startedAt): Interaction {
  const place = { traceId: hex(16), spanId: hex(8) };
  const times = { startedAt, endedAt };
  const begun = { ...place, ...times, failed: false, facts, underWay: 0, isSettled: false, isTold: false };
  settleWhenIdle(begun);
  return begun;
}

/** A slow machine may still be rendering what an action changed: its requests start only after that. */
function settleWhenIdle(each: Interaction): void {
  const settle = () => {
    if (each.underWay === 0 && performance.now() - each.endedAt >= settlesAfter) each.isSettled = true;
  };
  // Safari has no idle callbacks.
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(settle) : settle()), settlesAfter);
}

/** Records only the kind of the element that was pressed: its text may contain a person's name. */
function note({ type, target }: Event): void {
  const pressed = target instanceof Element ? target.closest('[role],a,button,input,select,textarea') : null;
  const element = pressed?.getAttribute('role') ?? pressed?.localName.replace(/^a$/, 'link') ?? 'page';
  interaction = begin({ event: type === 'click' ? 'click' : 'key', element }, performance.now());
}
addEventListener('click', note, true);
addEventListener('keydown', note, true);
// The page may never become visible again.
addEventListener('pagehide', () => send(true));

const isOpen = ({ startedAt, isSettled, isTold }: Interaction, now: number): boolean =>
  !isTold && !isSettled && now - startedAt < settledAtLatest;

/** `fetch` with a trace that the gateway continues. */
export async function tracedFetch(...[input, given]: Parameters<typeof fetch>): Promise<Response> {
  const startedAt = performance.now();
  const cause = isOpen(interaction, startedAt) ? interaction : undefined;
  const span = { traceId: cause?.traceId ?? hex(16), spanId: hex(8) };
  if (cause) {
    cause.underWay += 1;
    waitedFor.add(cause);
  }
  const headers = new Headers(given?.headers);
  headers.set('traceparent', `00-${span.traceId}-${span.spanId}-01`);
  let failed = true;
  try {
    const response = await fetch(input, { ...given, headers });
    failed = !response.ok;
    return response;
  } finally {
    const endedAt = performance.now();
    const facts = { operation: operationOf(given?.body) };
    if (told.length < most)
      told.push({ ...span, ...(cause && { parentSpanId: cause.spanId }), startedAt, endedAt, failed, facts });
    timer ??= setTimeout(send, gatheredFor);
    if (cause) {
      cause.underWay -= 1;
      cause.endedAt = endedAt;
      cause.failed ||= failed;
      settleWhenIdle(cause);
    }
  }
}

function operationOf(body: BodyInit | null | undefined): string {
  const request: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const named = typeof request === 'object' && request !== null && 'operationName' in request;
  return named && typeof request.operationName === 'string' ? request.operationName : '';
}

function send(leaving = false): void {
  clearTimeout(timer);
  timer = undefined;
  const now = performance.now();
  for (const each of waitedFor) {
    if (!leaving && isOpen(each, now)) continue;
    waitedFor.delete(each);
    each.isTold = true;
    told.push(each);
  }
  const spans = told
    .splice(0, most)
    .map(({ traceId, spanId, parentSpanId, startedAt, endedAt, failed, facts }) => ({
      traceId,
      spanId,
      parentSpanId,
      failed,
      // Browser clocks are often wrong: a duration is more reliable than a time.
      ago: now - startedAt,
      took: endedAt - startedAt,
      ...facts,
    }));
  if (told.length + waitedFor.size > 0) timer = setTimeout(send, gatheredFor);
  if (spans.length === 0) return;
  void fetch('/telemetry/traces', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ spans }),
  }).catch(() => undefined);
}
