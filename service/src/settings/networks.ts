import { BlockList, isIP } from 'node:net';

/** An address, or a network such as `10.0.0.0/8` or `fd00::/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
  return isIP(address) !== 0 && fits && rest.length === 0;
}

/** Whether an address is in one of the networks. IPv4 addresses may be written as IPv6 (`::ffff:10.0.0.7`). */
export function networkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = familyOf(address);
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
