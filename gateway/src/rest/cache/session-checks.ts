type Check = Readonly<{ startedAt: number; confirms: Promise<boolean> }>;

/** Number of remembered sessions; a dropped one revalidates on its next use of the cache. */
const mostSessions = 5_000;

/**
 * Remembers when REST v1 last accepted each session. A cached answer is only used for a request whose session REST v1
 * has accepted since the request came: a user who was disabled or signed out gets no cached data.
 */
export class SessionChecks {
  readonly #accepted = new Map<string, number>();
  readonly #underWay = new Map<string, Check>();

  /** Whether a call that began at that time or later was accepted; waits for one in flight. */
  isAccepted(session: string, since: number): boolean | Promise<boolean> {
    if ((this.#accepted.get(session) ?? -1) >= since) return true;
    const check = this.#underWay.get(session);
    return check !== undefined && check.startedAt >= since && check.confirms;
  }

  /**
   * Records the result of a call for its session.
   * @param awaited whether other reads of the session wait for it
   */
  async during<Answer extends { status: number }>(
    session: string,
    awaited: boolean,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const startedAt = performance.now();
    const answering = call();
    const confirms = answering.then(
      ({ status }) => {
        const accepted = status < 400;
        if (accepted) this.#accept(session, startedAt);
        return accepted;
      },
      () => false,
    );
    const check = { startedAt, confirms };
    if (awaited) this.#underWay.set(session, check);
    try {
      await confirms;
      return await answering;
    } finally {
      if (this.#underWay.get(session) === check) this.#underWay.delete(session);
    }
  }

  #accept(session: string, startedAt: number): void {
    const latest = Math.max(startedAt, this.#accepted.get(session) ?? 0);
    this.#accepted.delete(session);
    this.#accepted.set(session, latest);
    if (this.#accepted.size <= mostSessions) return;
    for (const oldest of this.#accepted.keys()) {
      this.#accepted.delete(oldest);
      return;
    }
  }
}
