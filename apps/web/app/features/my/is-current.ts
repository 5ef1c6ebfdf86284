/** The page itself, or one below it. */
export const isCurrent = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** Of several that fit, the longest: the devices page is below the profile, but not it. */
export function currentOf(addresses: readonly string[], pathname: string): string | undefined {
  return addresses.filter((to) => isCurrent(to, pathname)).sort((one, other) => other.length - one.length)[0]
}
