import { beforeEach, expect, test, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { CircuitOutcome } from './circuit-breaker.ts';

let time: number;
const changed = vi.fn<(area: string, state: string) => void>();
let circuits: CircuitBreaker;

beforeEach(() => {
  // Adding the pause to this time and subtracting the time again gives more than the pause.
  time = 6_123.7;
  changed.mockClear();
  circuits = new CircuitBreaker(changed, () => time);
});

const end = (outcome: CircuitOutcome, times = 1, path = '/orders/{id}') => {
  for (let count = 0; count < times; count += 1) circuits.enter(path).settle(outcome);
};
const refusal = (path = '/orders') => {
  try {
    circuits.enter(path).settle('unknown');
    return null;
  } catch (error) {
    return error;
  }
};

test('five timeouts open the circuit of their area, and of no other', () => {
  end('late', 4);
  expect(refusal()).toBeNull();
  end('late');
  expect(refusal()).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 5 });
  expect(refusal('/customers')).toBeNull();
  expect(circuits.open).toEqual(['orders']);
  expect(changed.mock.calls).toEqual([['orders', 'open']]);
});

test('an area that answers in between stays in use', () => {
  end('late', 4);
  end('answered');
  end('late', 4);
  end('unknown', 20);
  expect(refusal()).toBeNull();
});

test('old timeouts do not count', () => {
  end('late', 4);
  time += 60_001;
  end('late', 4);
  expect(refusal()).toBeNull();
  end('late');
  expect(refusal()).not.toBeNull();
});

test('after a pause one call probes, and the others fail with a retry time', () => {
  end('late', 5);
  time += 4_001;
  expect(refusal()).toMatchObject({ retryAfterSeconds: 1 });
  time += 1_000;
  const trying = circuits.enter('/orders');
  expect(refusal()).toMatchObject({ status: 503 });
  trying.settle('answered');
  expect(refusal()).toBeNull();
  expect(circuits.open).toEqual([]);
  expect(changed.mock.calls.map(([, state]) => state)).toEqual(['open', 'half_open', 'closed']);
  // The count starts over: four timeouts are not enough.
  end('late', 4);
  expect(refusal()).toBeNull();
});

test('a probe that times out as well begins another pause', () => {
  end('late', 5);
  time += 5_000;
  end('late');
  expect(refusal()).toMatchObject({ retryAfterSeconds: 5 });
});

test('after a probe whose client left the next call probes', () => {
  end('late', 5);
  time += 5_000;
  end('unknown');
  end('answered');
  expect(refusal()).toBeNull();
});

test('a call that began before the circuit opened does not close it', () => {
  const early = circuits.enter('/orders');
  end('late', 5);
  early.settle('answered');
  expect(refusal()).not.toBeNull();
});
