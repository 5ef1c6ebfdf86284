import type { PrintSet } from '@prostuti/exam-rules'
import { drawKeys } from './pdf/draw-key.ts'
import { drawOmr } from './pdf/draw-omr.ts'
import { drawSet } from './pdf/draw-set.ts'
import type { PrintedFrame } from './print-model.ts'
import { type Print, printedKey, printedSet } from './read-print.ts'
import { wordKey, wordSet } from './word/word-documents.ts'

/** What can be printed of a paper: its sets, what is right in each, and the sheet that answers are marked on. */
export const printDocuments = ['set_a', 'set_b', 'key_a', 'key_b', 'omr'] as const
export type PrintDocument = (typeof printDocuments)[number]

export type PrintFormat = 'pdf' | 'docx'

const setOf: Record<Exclude<PrintDocument, 'omr'>, PrintSet> = { set_a: 'A', set_b: 'B', key_a: 'A', key_b: 'B' }

export const isKey = (document: PrintDocument): boolean => document === 'key_a' || document === 'key_b'

/** The sheet for answers is read by a machine that measures it: in Word it would shift. */
export const formatOf = (document: PrintDocument, format: PrintFormat): PrintFormat =>
  document === 'omr' ? 'pdf' : format

/** One document, whole. */
export async function makeDocument(
  document: PrintDocument,
  { print, frame, format }: { print: Print; frame: PrintedFrame; format: PrintFormat },
): Promise<Buffer> {
  if (document === 'omr') return drawOmr(frame, await printedSet('A', print))
  const set = setOf[document]
  if (isKey(document)) {
    const key = printedKey(set, print)
    return format === 'pdf' ? drawKeys(frame, [key]) : wordKey(frame, key)
  }
  const printed = await printedSet(set, print)
  return format === 'pdf' ? drawSet(frame, printed) : wordSet(frame, printed)
}
