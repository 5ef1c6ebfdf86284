import type { Locale } from '@prostuti/text/locale'
import type { PrintPicture } from './load-picture.ts'

/** A picture with the words that stand in its place where its file is gone. */
export type PrintedPicture = { picture: PrintPicture | undefined; alt: string }

export type PrintedPart = { letter: string; text: string; pictures: PrintedPicture[] }

export type PrintedQuestion = { number: string; text: string; pictures: PrintedPicture[]; parts: PrintedPart[] }

type PrintedSection = {
  name: string
  /** How it is marked. */
  rules: string
  type: 'sba' | 'mcq'
  questions: PrintedQuestion[]
}

/** What stands on every page of every document. */
export type PrintedFrame = {
  locale: Locale
  centre: string
  title: string
  /** Time, marks and how many questions. */
  facts: string
  /** The code of what was printed, by whom and when. */
  foot: string
  /** Across the page. */
  watermark: string
}

/** The questions of one set, in the order in which it has them. */
export type PrintedSet = { letter: string; sections: PrintedSection[] }

/** What is right in one set. Only for whoever may know. */
export type PrintedKey = { letter: string; lines: { number: string; answer: string }[] }
