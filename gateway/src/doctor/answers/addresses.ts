import { FileAddresses } from '../../files/addresses.ts';
import type { Oddity } from './oddity.ts';

type Found = Omit<Oddity, 'call' | 'seen'>;

/** Properties with the address of a picture or a video, which the console shows. */
const shown: ReadonlySet<string> = new Set([
  'alternative_customer_avatar',
  'customer_logo',
  'example_image_url',
  'image_url',
  'logo_url',
  'media_url',
  'thumb_url',
  'video_thumb_url',
]);

/** Addresses of files that browsers cannot read through the gateway. */
export function addressOddities(body: unknown, restApiUrl: string): readonly Found[] {
  const local = new FileAddresses(restApiUrl);
  const faults = addressesIn(body, '').flatMap(({ property, address }) => {
    const fault = faultOf(local.toLocal(address));
    return fault === null ? [] : [{ property, fault }];
  });
  const groups = Map.groupBy(faults, ({ property, fault }) => `${property} ${fault}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      state: 'wrong',
      property: first.property,
      kind: 'address',
      expected: 'the address of a file',
      sample: first.fault,
      times: group.length,
      effect: 'the picture is not shown',
    };
  });
}

type Address = Readonly<{ property: string; address: string }>;

/** @param property the path of the value, without positions */
export function addressesIn(value: unknown, property: string): readonly Address[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => addressesIn(item, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const path = property === '' ? name : `${property}.${name}`;
    if (typeof inner !== 'string') return addressesIn(inner, path);
    return shown.has(name) && inner !== '' ? [{ property: path, address: inner }] : [];
  });
}

/** A key is one part of the path; the gateway passes on these parameters alone. */
const servedFile = /^\/files\/[^/?]+(?:\?(?:(?:expires|signature|link)=[^&]*(?:&|$))*)?$/;

/** Whether the gateway serves a file, by its address as browsers get it. */
export const isServed = (address: string): boolean => servedFile.test(address);

/** @param address as browsers get it */
function faultOf(address: string): string | null {
  if (address.startsWith('/files/'))
    return isServed(address)
      ? null
      : 'an address below REST_API_URL other than files/{key} with expires, signature or link';
  if (address.startsWith('https://') || address.startsWith('data:')) return null;
  return address.startsWith('http://')
    ? 'an address with http elsewhere than below REST_API_URL'
    : 'an address without its server';
}
