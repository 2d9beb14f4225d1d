/**
 * Runs an action under a lock shared by all tabs; actions of the same name wait for each other. Browsers without locks
 * (insecure origins other than localhost) rely on the server alone.
 */
export const alone = <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();
