import { convertPlainText } from '../bijoy/index.ts'
import type { OriginalLine } from '../reading.ts'
import { tidyText } from '../text/tidy-text.ts'

/** A line of a text file as it was typed, and as it reads. */
export type PlainLine = { number: number; raw: string; text: string }

/** Labels and the word for the answer may be in Bijoy too, so that the lines are converted before they are told apart. */
export function* readPlainLines(text: string): Generator<PlainLine, void, void> {
  const raw = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const isUnicode = /[\u0980-\u09ff]/.test(text)
  const shown = isUnicode ? raw : convertPlainText(raw.join('\n')).text.split('\n')
  for (const [index, line] of raw.entries()) yield { number: index + 1, raw: line, text: shown[index] ?? line }
}

export function originalLine({ number, raw, text }: PlainLine): OriginalLine {
  const isBijoy = tidyText(raw) !== tidyText(text)
  return { number, page: null, runs: [{ raw, shown: isBijoy ? text : raw, isBijoy }] }
}
