export type Payee = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: string;
  readonly country_code: string;
  readonly currency: string;
};

/** An agent's balance over time. A deduction never exceeds the smallest later balance. */
export class Purse {
  readonly agent: Payee;
  readonly #changes: { readonly at: number; readonly amount: number }[] = [];
  #firstJob = Number.POSITIVE_INFINITY;

  constructor(agent: Payee) {
    this.agent = agent;
  }

  add(at: string, amount: number): void {
    this.#changes.push({ at: Date.parse(at), amount });
  }

  worked(at: string): void {
    this.#firstJob = Math.min(this.#firstJob, Date.parse(at));
  }

  /** Whether a job had been paid by then. */
  hasWorked = (at: Date): boolean => this.#firstJob < at.getTime();

  take(at: Date, amount: number): void {
    this.add(at.toISOString(), -amount);
  }

  /** The smallest balance from then on, if nothing else is taken. */
  least(at: Date): number {
    const sorted = this.#changes.toSorted((one, other) => one.at - other.at);
    let balance = 0;
    let least = Number.POSITIVE_INFINITY;
    let then = 0;
    for (const change of sorted) {
      balance += change.amount;
      if (change.at < at.getTime()) then = balance;
      else least = Math.min(least, balance);
    }
    return Math.min(then, least);
  }
}
