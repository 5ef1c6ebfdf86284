import { readAiken } from '../aiken/read-aiken.ts'
import { readCsv } from '../csv/read-csv.ts'
import { readDocx } from '../docx/read-docx.ts'
import { readGift } from '../gift/read-gift.ts'
import { readMoodleXml } from '../moodle-xml/read-moodle-xml.ts'
import type { QuestionFormat, QuestionReader, ReadRow, ReadSummary } from '../reading.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { detectFormat } from './detect-format.ts'

const readers: Record<QuestionFormat, QuestionReader> = {
  docx: readDocx,
  xlsx: readXlsx,
  csv: readCsv,
  aiken: readAiken,
  gift: readGift,
  moodle_xml: readMoodleXml,
}

/** The questions of a file, whichever format it has. */
export function readQuestions(fileName: string, bytes: Uint8Array): AsyncGenerator<ReadRow, ReadSummary, void> {
  return readers[detectFormat(fileName, bytes)](bytes)
}
