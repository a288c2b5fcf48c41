/** The first 64 bits of an IPv6 address, which is what one household or machine is given. */
const prefixOf = (address: string): string => {
  const [before = '', after = ''] = address.split('%', 1)[0]!.toLowerCase().split('::')
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: address.includes('::') ? 8 - head.length - tail.length : 0 }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** What is counted as one client: an IPv4 address, or the network of an IPv6 address, which has more addresses than can be counted. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? prefixOf(address) : address
}
