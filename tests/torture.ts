import { gatewayProofs } from './gateway-proofs.ts';
import { restProofs } from './rest/proofs.ts';
import { createStore } from './rest/support/store.ts';

/**
 * The long proofs: `pnpm torture <name> [--option number]`. Each starts what it needs, prints its figures, and exits
 * with 1 when a promise is broken.
 */
const [name = '', ...given] = process.argv.slice(2);

async function run(): Promise<string[] | null> {
  const ofGateway = gatewayProofs[name];
  if (ofGateway !== undefined) return ofGateway(given);
  const ofRest = restProofs[name];
  if (ofRest === undefined) return null;
  const store = await createStore();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void store.remove().finally(() => process.exit(130)));
  console.log(`${name} on the ${store.kind} store`);
  try {
    return await ofRest(given, store);
  } finally {
    await store.remove();
  }
}

const failures = await run();
if (failures === null) {
  const names = Object.keys({ ...restProofs, ...gatewayProofs });
  console.error(`pnpm torture <${names.join(' | ')}> [--option number]`);
  process.exit(2);
}
for (const failure of failures.slice(0, 20)) console.error(`\n${failure}`);
console.log(failures.length === 0 ? 'Every promise held.' : `${failures.length} promises were broken.`);
process.exitCode = failures.length === 0 ? 0 : 1;
