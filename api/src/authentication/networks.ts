import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../time/instants.ts';

/** A provider gives one customer a /64 of IPv6, with any number of addresses. */
const customerPrefixBytes = 8;

/** The network of an address: the address itself, or its /64 for IPv6. Hashed for storage. */
export function networkOf(address: string): string {
  return createHash('sha256').update(network(address)).digest('base64url');
}

function network(address: string): Uint8Array | string {
  try {
    const parsed = ipaddr.parse(address);
    const plain =
      'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
    const bytes = Uint8Array.from(plain.toByteArray());
    return plain.kind() === 'ipv6' ? bytes.subarray(0, customerPrefixBytes) : bytes;
  } catch {
    return address;
  }
}

/** Whether the user with this e-mail has signed in from this network before. */
export async function isKnownNetwork(
  database: Kysely<Database>,
  email: string,
  network: string,
): Promise<boolean> {
  const known = await database
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .where((where) => where(where.fn('lower', ['users.email']), '=', email))
    .where('known_networks.network_hash', '=', network)
    .select('known_networks.user_id')
    .executeTakeFirst();
  return known !== undefined;
}

/** Stores the network of a sign-in. */
export async function rememberNetwork(
  database: Kysely<Database>,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  const last_used_at = formatInstant(now);
  await database
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: network, last_used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_used_at }))
    .execute();
}

/** After a password change: the old password may have been used from anywhere. */
export async function forgetNetworks(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('known_networks').where('user_id', '=', userId).execute();
}
