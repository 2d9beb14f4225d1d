import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';
import {
  CallerGoneError,
  InvalidAnswerError,
  NotOfferedError,
  UnreachableError,
} from '../errors/rest-error.ts';
import { readAnswer } from '../rest/answer.ts';
import { followEvents } from '../rest/calls/events.ts';
import type { RestCall } from '../rest/declaration.ts';
import type { StreamedAnswer, Transport } from '../rest/exchange/transport.ts';
import { addressOf, readHeaders } from '../rest/request.ts';
import type { Caller } from '../rest/request.ts';
import type { OpenEvents } from './upstream.ts';

/** Characters of one message; a change has less than a thousand. */
const longestMessage = 65_536;
/** Bytes of an error. */
const longestError = 65_536;

/** Opens streams of REST v1 in the name of the caller. */
export const eventsOf =
  (
    transport: Transport,
    caller: Pick<Caller, 'token' | 'requestId' | 'address'>,
    deadlineMs: number,
  ): OpenEvents =>
  async ({ position, again }, use, signal) => {
    const call = followEvents as RestCall;
    const query = position === null || again ? {} : { after: position };
    const headers = readHeaders(call, {}, caller);
    headers['accept'] = 'text/event-stream';
    if (position !== null && again) headers['last-event-id'] = position;
    const request = { method: call.method, path: addressOf(call, { query }), headers, body: null };
    const answer = await transport.stream(request, deadlineMs, signal);
    // A body that is left before its end reports that as a failure.
    answer.body.on('error', () => undefined);
    try {
      if (answer.status !== 200) throw await refusalOf(call, answer);
      if (!String(answer.headers['content-type']).startsWith('text/event-stream'))
        throw new NotOfferedError(call.notOffered);
      await readMessages(answer, use);
    } catch (error) {
      throw signal.aborted ? new CallerGoneError() : asBreak(error);
    } finally {
      answer.body.destroy();
    }
  };

async function readMessages(
  { body }: StreamedAnswer,
  use: (message: EventSourceMessage) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: use,
    maxBufferSize: longestMessage,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new InvalidAnswerError('A message is too long');
    },
  });
  for await (const part of body) parser.feed(decoder.decode(part, { stream: true }));
}

async function refusalOf(call: RestCall, { status, headers, body }: StreamedAnswer): Promise<unknown> {
  let text = '';
  for await (const part of body) {
    text += String(part);
    if (text.length > longestError) break;
  }
  try {
    readAnswer(call, { status, headers, text });
  } catch (error) {
    return error;
  }
  return new InvalidAnswerError(`The answer ${status} is no stream of changes`);
}

/** A connection that broke, in the middle of a message or in silence. */
const asBreak = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && !('status' in error)
    ? new UnreachableError(502, error)
    : error;
