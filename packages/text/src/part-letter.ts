import type { Locale } from './locale.ts'

const letters = { bn: 'কখগঘঙচছজ', en: 'ABCDEFGH' }

/**
 * The letter before an option or a stem, by its place from 0. It is in the reader's language, not the question's: the same
 * option has the same letter in the room, in the review and in a lecture.
 */
export const partLetter = (position: number, locale: Locale): string =>
  letters[locale][position] ?? String(position + 1)
