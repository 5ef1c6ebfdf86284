import type { FileText } from '../file-question.ts'
import { readFormulas } from '../html/read-formulas.ts'
import { type HtmlReading, readHtml } from '../html/read-html.ts'
import { tidyText } from '../text/tidy-text.ts'
import { showEscapes } from './escapes.ts'

const formatMark = /^\[(html|moodle|plain|markdown)\]/
export const startsWithFormat = (text: string): boolean => formatMark.test(text)

/** People write tags into a text of Moodle's own format, and `p < 0.05` as well. */
const knownTag =
  /<\/?(?:p|br|b|i|u|em|strong|sub|sup|span|div|img|ul|ol|li|table|h[1-6])\b[^<>]*>|&(?:#\d{2,7}|[a-z]{2,8});/i

export type GiftText = Pick<HtmlReading, 'sections' | 'faults'> & {
  text: FileText | null
  format: string
  hasPicture: boolean
}

/** A text of GIFT, its escapes still hidden; without a format of its own it has that of its question. */
export function readGiftText(hidden: string, inherited = 'moodle'): GiftText {
  const mark = formatMark.exec(hidden.trimStart())
  const format = mark?.[1] ?? inherited
  const text = showEscapes(mark === null ? hidden : hidden.trimStart().slice(mark[0].length))
  const isHtml = format === 'html' || (format === 'moodle' && knownTag.test(text))
  if (!isHtml) return { ...readPlain(text, format), format, hasPicture: false }
  const reading = readHtml(format === 'html' ? text : text.replaceAll('\n', '<br>'))
  return { ...reading, format, hasPicture: reading.pictures.length > 0 }
}

function readPlain(text: string, format: string): Pick<GiftText, 'text' | 'sections' | 'faults'> {
  const faults: GiftText['faults'] = []
  const read =
    format === 'plain'
      ? text
      : readFormulas(text, (found) => faults.push({ code: 'markup_lost', weight: 'look', found }))
  const bn = tidyText(read)
  return { text: bn === '' ? null : { bn }, sections: {}, faults }
}
