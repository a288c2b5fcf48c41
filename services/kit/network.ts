/** The first 64 bits of an IPv6 address: the prefix that one household or machine gets. */
const prefixOf = (address: string): string => {
  const [before = '', after = ''] = address.split('%', 1)[0]!.toLowerCase().split('::')
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: address.includes('::') ? 8 - head.length - tail.length : 0 }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * What counts as one client: an IPv4 address, or the network of an IPv6 address, because one client has too many IPv6 addresses to count.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? prefixOf(address) : address
}
