import type { Server } from 'node:http';

/** What a measured process has used so far. */
export type Usage = {
  /** Milliseconds of CPU, of all its threads. */
  cpu: number;
  /** Requests it has been sent; only the REST server counts them. */
  calls: number;
};

/** Tells the parent process where the server listens, and what it has used whenever asked; ends with the parent. */
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

/** The setting that the parent process has given. */
export function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`This program is started by the benchmark, which sets ${name}`);
  return value;
}
