import { createHash } from 'node:crypto'

/** By which a text is known again: however it is spaced, it is the same. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('base64url')
