import type { TrustProxy } from './trust-proxy.ts'

/**
 * The same rule, and a warning the first time that it turns down a proxy: a load balancer that TRUST_PROXY does not name makes all
 * doctors one address, and one attacker's wrong passwords lock everybody out. Said once, because strangers can send such
 * headers too and must not fill the log. Asked only where a request names an address that it was forwarded for.
 */
export function warnOfUntrustedProxy(
  trustProxy: TrustProxy,
  warn: (facts: { peer: string }, text: string) => void,
): TrustProxy {
  let isSaid = false
  return (address, hop) => {
    const isTrusted = trustProxy(address, hop)
    if (!isTrusted && hop === 0 && !isSaid) {
      isSaid = true
      warn(
        { peer: address },
        `${address} forwards requests of others but is not in TRUST_PROXY, so they all count as one address: if it is your proxy, add it there`,
      )
    }
    return isTrusted
  }
}
