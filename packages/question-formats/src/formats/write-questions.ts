import { writeAiken } from '../aiken/write-aiken.ts'
import { writeCsv } from '../csv/write-csv.ts'
import { writeDocx } from '../docx-writer/write-docx.ts'
import type { FileQuestion } from '../file-question.ts'
import { writeGift } from '../gift/write-gift.ts'
import { moodleXmlWriter, writeMoodleXml } from '../moodle-xml/write-moodle-xml.ts'
import type { Loss, QuestionFormat, QuestionWriter } from '../reading.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'

/** `moodle_xml_split`: for a Moodle without the plugin for several true/false stems. */
export type ExportFormat = QuestionFormat | 'moodle_xml_split'

const writers: Record<ExportFormat, QuestionWriter> = {
  docx: writeDocx,
  xlsx: writeXlsx,
  csv: writeCsv,
  aiken: writeAiken,
  gift: writeGift,
  moodle_xml: writeMoodleXml,
  moodle_xml_split: moodleXmlWriter({ mtf: 'split' }),
}

/** A file of questions piece by piece; at the end, what could not be carried. */
export const writeQuestions = (
  format: ExportFormat,
  questions: AsyncIterable<FileQuestion> | Iterable<FileQuestion>,
): AsyncGenerator<Uint8Array, Loss[], void> => writers[format](questions)

const xml = { ending: 'xml', mediaType: 'application/xml' }
const office = 'application/vnd.openxmlformats-officedocument'

/** How a file of each format is called, and what a browser is told of it. */
export const exportFiles: Record<ExportFormat, { ending: string; mediaType: string }> = {
  docx: { ending: 'docx', mediaType: `${office}.wordprocessingml.document` },
  xlsx: { ending: 'xlsx', mediaType: `${office}.spreadsheetml.sheet` },
  csv: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  aiken: { ending: 'txt', mediaType: 'text/plain; charset=utf-8' },
  gift: { ending: 'gift', mediaType: 'text/plain; charset=utf-8' },
  moodle_xml: xml,
  moodle_xml_split: xml,
}
