import type { Settings } from '../settings.ts';
import { isCircuitOpen } from './circuit.ts';
import type { OutsideName } from './unavailable.ts';

type Dependencies = Pick<Settings, 's3' | 'smtpUrl' | 'geocodingUrl' | 'typeform'>;

/** Whether the circuit of each configured dependency is open. */
export function circuitsOf({
  s3,
  smtpUrl,
  geocodingUrl,
  typeform,
}: Dependencies): readonly (readonly [OutsideName, boolean])[] {
  const places = [
    ['files', s3 === null ? null : `${s3.endpoint}/${s3.bucket}`],
    ['mail', smtpUrl],
    ['maps', geocodingUrl],
    ['forms', typeform.token === null ? null : typeform.url],
  ] as const;
  return places.flatMap(([name, address]) =>
    address === null ? [] : [[name, isCircuitOpen(name, address)]],
  );
}
