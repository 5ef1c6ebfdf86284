import { createHmac, hash, randomBytes } from 'node:crypto'

/** A token that nobody can guess. It is given to its owner once; the server keeps its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** For tokens of full entropy, where a plain hash cannot be turned back. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** For values one could guess, such as a code or an address: without the secret the hash says nothing. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\0')).digest('base64url')
