import { Readable } from 'node:stream'
import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import yazl from 'yazl'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'
import { mayReadPaperKeys } from '../../exam/index.ts'
import {
  addJobKind,
  type JobFileFormat,
  type JobStep,
  type StaffJobKinds,
  type StepOutcome,
} from '../../staff-jobs/index.ts'
import { findPaper } from '../paper-scope.ts'
import { formatOf, isKey, makeDocument, type PrintDocument, type PrintFormat } from './make-document.ts'
import { readFrame, readPrint } from './read-print.ts'
import { setLetter } from './words.ts'

export type PrintInput = {
  paperId: number
  documents: PrintDocument[]
  format: PrintFormat
  locale: Locale
}

const lifeMs = 24 * 3_600_000

const asIs = (type: string): JobFileFormat => ({ type, assemble: (parts) => Readable.from(parts) })

const formats: Record<PrintFormat | 'zip', JobFileFormat> = {
  pdf: asIs('application/pdf'),
  docx: asIs('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  zip: {
    type: 'application/zip',
    assemble(parts) {
      const zip = new yazl.ZipFile()
      const add = async () => {
        for await (const part of parts) {
          const { name, bytes } = unpack(part)
          zip.addBuffer(bytes, name, { compress: false })
        }
        zip.end()
      }
      const out = zip.outputStream as Readable
      void add().catch((error: Error) => out.destroy(error))
      return out
    },
  },
}

/** One document is a file by itself; several are put together. */
const endingOf = ({ documents, format }: Pick<PrintInput, 'documents' | 'format'>): PrintFormat | 'zip' =>
  documents.length === 1 ? formatOf(documents[0]!, format) : 'zip'

const kindOf = (ending: PrintFormat | 'zip'): string => `paper.print_${ending}`

export const printKind = (input: PrintInput): string => kindOf(endingOf(input))

export const printFileName = (title: string, input: PrintInput): string =>
  input.documents.length === 1 ? nameOf(title, input.documents[0]!, input) : `${plain(title)}.${endingOf(input)}`

/** Draws one document with every step, so that whoever waits sees how far it has come. */
export function addPrintJobs(kinds: StaffJobKinds, storage: Storage): void {
  for (const [ending, format] of Object.entries(formats))
    addJobKind<PrintInput>(kinds, {
      kind: kindOf(ending as PrintFormat | 'zip'),
      action: 'papers.print',
      file: { format, lifeMs },
      step: (tx, given) => printStep(tx, { ...given, storage }),
    })
}

async function printStep(
  tx: Transaction,
  { input, position, member, now, storage }: JobStep<PrintInput> & { storage: Storage },
): Promise<StepOutcome> {
  const { paperId, documents, locale } = input
  const at = Number(position?.at ?? 0)
  const document = documents[at]!
  const row = await findPaper(tx, { id: paperId, member })
  // Whoever has lost the duty since they asked gets no key.
  if (isKey(document) && !mayReadPaperKeys(now, member, row)) throw new AppError('not_found')
  const print = await readPrint(tx, { row, locale, storage })
  const frame = await readFrame(tx, print, { name: member.name, at: now })
  const format = formatOf(document, input.format)
  const bytes = await makeDocument(document, { print, frame, format })
  const name = nameOf(frame.title, document, input)
  return {
    next: at + 1 < documents.length ? { at: at + 1 } : undefined,
    done: 1,
    total: documents.length,
    items: [{ key: String(at + 1), label: name, outcome: 'done' }],
    part: documents.length === 1 ? bytes : pack(name, bytes),
  }
}

/** What no system wants in the name of a file. */
const plain = (title: string): string => title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()

function nameOf(title: string, document: PrintDocument, { locale, format }: PrintInput): string {
  const words: Record<PrintDocument, string> = {
    set_a: messages.print_set({ set: setLetter('A', locale) }, { locale }),
    set_b: messages.print_set({ set: setLetter('B', locale) }, { locale }),
    key_a: messages.print_key_name({ set: setLetter('A', locale) }, { locale }),
    key_b: messages.print_key_name({ set: setLetter('B', locale) }, { locale }),
    omr: messages.print_omr_title({}, { locale }),
  }
  return `${plain(title)} - ${plain(words[document])}.${formatOf(document, format)}`
}

/** A document with its name before it, as the parts of a job's file are kept. */
function pack(name: string, bytes: Buffer): Buffer {
  const words = Buffer.from(name)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length)
  return Buffer.concat([length, words, bytes])
}

function unpack(part: Buffer): { name: string; bytes: Buffer } {
  const length = part.readUInt16BE()
  return { name: part.toString('utf8', 2, 2 + length), bytes: part.subarray(2 + length) }
}
