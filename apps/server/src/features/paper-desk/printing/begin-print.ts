import type { BodyOf } from '@prostuti/contract'
import type { printPaper } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'
import { mayReadPaperKeys } from '../../exam/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { beginStaffJob } from '../../staff-jobs/index.ts'
import { findPaper } from '../paper-scope.ts'
import { isKey, printDocuments } from './make-document.ts'
import { type PrintInput, printFileName, printKind } from './print-job.ts'
import { printCode, readPrint } from './read-print.ts'

type PrintRequest = {
  id: number
  body: BodyOf<typeof printPaper>
  member: StaffMember
  now: Date
  locale: Locale
  storage: Storage
}

/** Puts a print in the queue. A key sheet only for whoever may know the keys now; it is asked again when it is drawn. */
export async function beginPrint(tx: Transaction, { id, body, member, now, locale: spoken, storage }: PrintRequest) {
  const row = await findPaper(tx, { id, member })
  const documents = printDocuments.filter((document) => body.documents.includes(document))
  if (documents.some(isKey) && !mayReadPaperKeys(now, member, row)) throw new AppError('not_found')
  const locale = body.language ?? spoken
  const print = await readPrint(tx, { row, locale, storage })
  if (print.questions.length === 0) throw new AppError('paper_unfinished')
  const input: PrintInput = { paperId: id, documents, format: body.format, locale }
  const title = pickText(row.title, locale)
  const jobId = await beginStaffJob(tx, {
    kind: printKind(input),
    title: messages.print_job({ title: pickText(row.title, spoken) }, { locale: spoken }),
    staffId: member.id,
    input,
    fileName: printFileName(title, input),
    total: documents.length,
    now,
  })
  return { jobId, after: { documents, format: body.format, code: printCode(print) } }
}
