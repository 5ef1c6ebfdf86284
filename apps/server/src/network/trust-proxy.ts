import { BlockList, isIP } from 'node:net'

/** Whether the client named by the proxy at this address, so many hops away, is believed. */
export type TrustProxy = (address: string, hop: number) => boolean

const mostHops = 10

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** TRUST_PROXY as a rule: how many hops, or which addresses. Undefined where the text is neither. */
export function readTrustProxy(text = 'loopback'): TrustProxy | undefined {
  if (text === 'none') return () => false
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= mostHops ? (_address, hop) => hop < hops : undefined
  }
  const networks = text.split(',').flatMap((part) => named[part.trim()] ?? [part.trim()])
  const trusted = new BlockList()
  return networks.every((network) => addNetwork(trusted, network)) ? (address) => isIn(trusted, address) : undefined
}

/** False where it is no network, or where it is everybody: then anybody could claim any address. */
function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', bits, ...rest] = network.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  const longest = version === 6 ? 128 : 32
  const prefix = bits === undefined ? longest : Number(bits)
  if (prefix < 1 || prefix > longest) return false
  list.addSubnet(address, prefix, family)
  return true
}

function isIn(list: BlockList, address: string): boolean {
  const plain = address.split('%')[0] ?? ''
  const version = isIP(plain)
  return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
