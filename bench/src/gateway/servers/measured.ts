import type { Server } from 'node:http';

/** Resources of a measured process so far. */
export type Usage = {
  /** CPU milliseconds of all its threads. */
  cpu: number;
  /** Requests that it received; only the REST server counts them. */
  calls: number;
};

/** Sends the server's port to the parent process, and its usage on request; ends with the parent. */
export function reportUsage(server: Server, calls: () => number = () => 0): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1_000, calls: calls() } satisfies Usage);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ ready: true, port });
}

/** A setting from the parent process. */
export function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`This program is started by the benchmark, which sets ${name}`);
  return value;
}
