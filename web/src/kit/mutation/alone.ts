/**
 * Runs an act while no other tab runs one of the same name; they wait for each other. Where the browser has no locks
 * (an address without TLS that is not this machine), nothing keeps them apart but the server.
 */
export const alone = <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();
