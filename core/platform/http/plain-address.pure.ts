/** An IPv4 address, which a socket for both kinds writes as one of IPv6, as it is usually written. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
