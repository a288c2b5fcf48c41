import { BlockList, isIP } from 'node:net'

/** Whether the peer of a connection, or the proxy that many hops before it, is one whose X-Forwarded headers are trusted. */
export type Proxies = (address: string, hop: number) => boolean

const HOPS = /^[1-9]\d?$/
const wrong = (text: string) =>
  new Error(`TRUST_PROXY: "${text}" is neither a number of hops nor addresses or networks (10.0.0.0/8) by comma`)

const networksIn = (text: string): Proxies => {
  const known = new BlockList()
  for (const one of text.split(',').map((each) => each.trim())) {
    const [address = '', bits, more] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const longest = family === 'ipv6' ? 128 : 32
    const isNetwork = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest
    if (!isIP(address) || more !== undefined || (bits !== undefined && !isNetwork)) throw wrong(text)
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The proxies of a setting: a number of hops, or addresses and networks separated by commas; none without it. Throws one line. */
export const proxiesOf = (setting: string | undefined): Proxies => {
  const text = setting?.trim() ?? ''
  if (text === '' || text === '0') return () => false
  return HOPS.test(text) ? (_address, hop) => hop < Number(text) : networksIn(text)
}
