import { createServer } from 'node:net';
import { SettingError } from './settings.ts';

/** A port that is held until it is released. */
export type HeldPort = { readonly port: number; readonly release: () => Promise<void> };

/**
 * Holds a port for a process that starts later; 0 lets the system choose, for a port that must be known before that
 * process runs. Fails with a sentence when the port is in use.
 */
export async function holdPort(wanted: number, settingName: string): Promise<HeldPort> {
  // An early client is refused immediately, as without a listener.
  const holder = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      holder.once('error', reject);
      holder.listen(wanted, '127.0.0.1', resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new SettingError(
        `Port ${wanted} is already in use. Stop what listens there, or set ${settingName} to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new SettingError(
        `This user may not listen on port ${wanted}. Set ${settingName} to a port above 1023.`,
      );
    }
    throw error;
  }
  const address = holder.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : wanted,
    release: () => new Promise((resolve) => holder.close(() => resolve())),
  };
}

/** Fails with a sentence when the port is in use, before anything else is started. */
export async function assertPortIsFree(port: number, settingName: string): Promise<void> {
  const held = await holdPort(port, settingName);
  await held.release();
}
