import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onStopSignal } from './stop-signals.ts';

class OwnProcess extends EventEmitter {
  connected = true;
}

function listen(own: OwnProcess, hadParent = false): string[] {
  const reasons: string[] = [];
  onStopSignal((why) => reasons.push(why), { own, hadParent });
  return reasons;
}

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['disconnect', 'The process that started this one has gone'],
])('%s stops the process once', (event, reason) => {
  const own = new OwnProcess();
  const reasons = listen(own, true);
  expect(reasons).toEqual([]);
  own.emit(event);
  for (const again of ['SIGTERM', 'SIGINT', 'disconnect']) own.emit(again);
  expect(reasons).toEqual([reason]);
});

test('a parent that went while the process was starting stops it at once', () => {
  const own = new OwnProcess();
  own.connected = false;
  expect(listen(own, true)).toEqual(['The process that started this one has gone']);
  expect(listen(own, false)).toEqual([]);
  onStopSignal(expect.unreachable, { own });
});
