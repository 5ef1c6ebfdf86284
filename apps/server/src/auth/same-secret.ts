import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared in a time that says nothing about where they differ. Without a secret of ours nobody has it. */
export const isSameSecret = (given: unknown, secret: string | undefined): boolean =>
  typeof given === 'string' && secret !== undefined && secret !== '' && timingSafeEqual(digest(given), digest(secret))
