import type { LocalizedText } from '../localized-text.ts'

/** A picture that belongs to a question; its words are for those who cannot see it. */
export type QuestionImage = { src: string; width: number; height: number; alt: LocalizedText }

/** An option or a stem. Ids count from 1 and outlive every shuffle and every correction. */
export type QuestionPartText = { id: number; text: LocalizedText }

/** One bar of the picture of all marks, in hundredths: `to` belongs to the next bar, in the last one to itself. */
export type MarkBin = { from: number; to: number; count: number }
