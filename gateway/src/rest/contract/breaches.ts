import { InvalidAnswerError } from '../../errors/rest-error.ts';
import type { Deviation } from './notes.ts';

/** A deviation without its values, for logs and metrics. */
export type Breach = Readonly<{
  /** As the contract writes it: `GET /orders/{id}`. */
  call: string;
}> &
  Omit<Deviation, 'found'>;

/** Receives the breaches of each answer. */
export type BreachObserver = (breach: Breach) => void;

/**
 * Receives what differs from the contract in an answer.
 * @throws where that makes the answer invalid
 */
export type DeviationObserver = (call: Call, deviations: readonly Deviation[]) => void;

type Call = Readonly<{ method: string; path: string }>;

export const breachesOf = ({ method, path }: Call, deviations: readonly Deviation[]): readonly Breach[] =>
  deviations.map(({ found: _value, ...deviation }) => ({ call: `${method} ${path}`, ...deviation }));

/**
 * How answers are read.
 * @param strict whether a breach makes the answer invalid
 */
export const contractOptions = (strict: boolean, report: BreachObserver = () => undefined) => ({
  everything: strict,
  observe: (call: Call, deviations: readonly Deviation[]): void => {
    const breaches = breachesOf(call, deviations);
    for (const breach of breaches) report(breach);
    const [first] = breaches;
    if (strict && first) {
      const { property, kind, expected } = first;
      throw new InvalidAnswerError(`${first.call}: ${property} is ${kind}, and the contract has ${expected}`);
    }
  },
});

/** Calls `report` for the first breach of each property and kind: a server repeats it in every answer. */
export function reportOnce(report: BreachObserver): BreachObserver {
  // Bounded by the properties of the contract.
  const reported = new Set<string>();
  return (breach) => {
    const key = `${breach.call} ${breach.kind} ${breach.property}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(breach);
  };
}
