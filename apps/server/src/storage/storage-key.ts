import { randomBytes } from 'node:crypto'

/** Letters, digits, and dots that do not lead: nothing from which a way out of a folder could be built. */
const plainName = /^[A-Za-z0-9_-][\w.-]*$/

export const isKey = (key: string): boolean =>
  key.length <= 1000 && key.split('/').every((name) => plainName.test(name))

export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a key of the storage')
  return key
}

/** A prefix ends with a slash, so that `videos/a/` does not mean `videos/ab`. */
export function requirePrefix(prefix: string): string {
  if (!prefix.endsWith('/') || !isKey(prefix.slice(0, -1))) throw new Error('not a prefix of the storage')
  return prefix
}

/** For a small file that shows whether the storage works. */
export const probeKey = (): string => `files/probe-${randomBytes(9).toString('base64url')}`
