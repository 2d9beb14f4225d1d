import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingError } from '../../scripts/settings.ts';

export interface ClusterCommandSettings {
  /** The public port; 0 lets the system choose. */
  readonly port: number;
  /** Of the gateway, and of REST v1. */
  readonly copies: number;
  /** Folder of data and logs. */
  readonly folder: string;
}

/** Reads the command's settings from the environment; throws `SettingError` saying what to change. */
export function readClusterSettings(environment: NodeJS.ProcessEnv): ClusterCommandSettings {
  return {
    port: wholeNumber(environment, 'PORT', 4000, 0, 65_535),
    copies: wholeNumber(environment, 'COPIES', 2, 1, 9),
    folder: path.resolve(
      environment['CLUSTER_DIR']?.trim() ||
        path.join(tmpdir(), `shepherd-cluster-${process.getuid?.() ?? 'here'}`),
    ),
  };
}

function wholeNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  const text = environment[name]?.trim() || String(usual);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new SettingError(`${name} is "${text}". Set it to a whole number from ${least} to ${most}.`);
  return value;
}
