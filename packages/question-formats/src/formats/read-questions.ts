import { readAiken } from '../aiken/read-aiken.ts'
import { readCsv } from '../csv/read-csv.ts'
import { readGift } from '../gift/read-gift.ts'
import { readMoodleXml } from '../moodle-xml/read-moodle-xml.ts'
import { type QuestionFormat, type QuestionReader, type ReadRow, type ReadSummary, UnreadableFile } from '../reading.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { detectFormat } from './detect-format.ts'

const readers: Partial<Record<QuestionFormat, QuestionReader>> = {
  xlsx: readXlsx,
  csv: readCsv,
  aiken: readAiken,
  gift: readGift,
  moodle_xml: readMoodleXml,
}

/** The questions of a file, whichever format it has. */
export function readQuestions(fileName: string, bytes: Uint8Array): AsyncGenerator<ReadRow, ReadSummary, void> {
  const reader = readers[detectFormat(fileName, bytes)]
  if (reader === undefined) throw new UnreadableFile('unknown_format')
  return reader(bytes)
}
