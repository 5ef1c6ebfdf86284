// What browsers strip from an address or show as nothing: with them, 'java\tscript:' would slip past a look at its first letters.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\<>"`]/u

/** Any base will do: a path that leads to another host than this one is no path. */
const nowhere = 'https://site.invalid'

/** Where a link may lead: a path of this site, a web page, a mailbox, a phone. Everything else is undefined. */
export function safeHref(address: string | undefined): string | undefined {
  const plain = plainAddress(address)
  if (plain === undefined) return undefined
  if (/^mailto:[^\s@:/]+@[^\s@:/]+$/i.test(plain) || /^tel:\+?[\d().-]{3,30}$/i.test(plain)) return plain
  return isSitePath(plain) || isWeb(plain, /^https?:\/\//i) ? plain : undefined
}

/** Where a picture may come from: this site, or a web address that nobody on the way can read. */
export function safeSrc(address: string | undefined): string | undefined {
  const plain = plainAddress(address)
  if (plain === undefined) return undefined
  return isSitePath(plain) || isWeb(plain, /^https:\/\//i) ? plain : undefined
}

function plainAddress(address: string | undefined): string | undefined {
  const plain = address?.trim().normalize('NFC').replaceAll(' ', '%20')
  return plain && plain.length <= 2000 && plain.isWellFormed() && !invisible.test(plain) ? plain : undefined
}

const isSitePath = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && URL.canParse(address, nowhere) && new URL(address, nowhere).origin === nowhere

function isWeb(address: string, scheme: RegExp): boolean {
  if (!scheme.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  // 'https://our-site.example@elsewhere' shows one host and leads to another.
  return url.username === '' && url.password === '' && url.hostname !== ''
}
