import { formatInstant, later, minute } from '../../time/instants.ts';
import { plainPayment } from './extra-payments.ts';
import type { Done, Payment } from './extra-payments.ts';
import type { Payee } from './purses.ts';

/** One in this many newcomers with a completed first job was referred by another agent. */
const oneOf = 9;

/** The referrer is paid when the newcomer's first job is completed; each newcomer counts once. */
export function referralPayments(done: readonly Done[], referrers: readonly Payee[]): Payment[] {
  const first = new Map<string, Done>();
  for (const one of done)
    if (one.status === 'completed' && !first.has(one.agent.id)) first.set(one.agent.id, one);
  return [...first.values()]
    .filter((_, index) => index % oneOf === oneOf - 1)
    .flatMap(({ agent: newcomer, closed }, index): Payment[] => {
      const possible = referrers.filter(
        ({ id, created_at: since, currency }) =>
          id !== newcomer.id && since < newcomer.created_at && currency === newcomer.currency,
      );
      const agent = possible[index % Math.max(1, possible.length)];
      return agent
        ? [
            {
              ...plainPayment,
              agent,
              type: 'referral',
              amount: 1_000,
              currency: agent.currency,
              comment: `${newcomer.first_name} ${newcomer.last_name} has completed a first job`,
              created_at: formatInstant(later(closed, minute)),
            },
          ]
        : [];
    });
}
