import { createServer } from 'node:net';
import { SettingError } from './settings.ts';

/** Fails with a sentence when something already listens on the port, before anything else is started. */
export async function assertPortIsFree(port: number, settingName: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new SettingError(
        `Port ${port} is already in use. Stop what listens there, or set ${settingName} to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new SettingError(
        `This user may not listen on port ${port}. Set ${settingName} to a port above 1023.`,
      );
    }
    throw error;
  } finally {
    probe.close();
  }
}
