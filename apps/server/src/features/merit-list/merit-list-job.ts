import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { xlsxFile } from '../resource/index.ts'
import { addJobKind, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import { meritPart, meritPdf } from './merit-pdf.ts'
import { type MeritRow, readMeritRows } from './merit-rows.ts'
import type { MeritWords, Shows } from './merit-words.ts'
import { meritSheet } from './merit-xlsx.ts'
import { findResultPaper } from './paper-results.ts'

type MeritInput = {
  paperId: number
  shows: Shows
  branchId: number | null
  branch: LocalizedText | null
  language: Locale
  list: string
}

export const meritJob = (format: 'xlsx' | 'pdf') => `merit_list.${format}`

const day = 24 * 3_600_000
const rowsAtOnce = 1000

/** The merit list of a paper as a file. */
export function addMeritJobs(kinds: StaffJobKinds): void {
  addJobKind<MeritInput>(kinds, {
    kind: meritJob('xlsx'),
    action: 'results.read',
    file: { format: xlsxFile, lifeMs: day },
    step: (tx, given) => meritStep(tx, given, meritSheet),
  })
  addJobKind<MeritInput>(kinds, {
    kind: meritJob('pdf'),
    action: 'results.read',
    file: { format: meritPdf, lifeMs: day },
    step: (tx, given) => meritStep(tx, given, meritPart),
  })
}

/** The next thousand, written as the file wants them. */
async function meritStep(
  tx: Transaction,
  { input, position, member }: JobStep<MeritInput>,
  write: (rows: readonly MeritRow[], words: MeritWords) => Buffer,
): Promise<StepOutcome> {
  const after = Number(position?.after ?? 0)
  const { paperId, branchId, shows, language } = input
  const { title } = await findResultPaper(tx, { paperId, member })
  const rows = await readMeritRows(tx, { paperId, branchId, member, after, limit: rowsAtOnce })
  const words = { title: titleOf(input, title), ties: tiesOf(language), shows, locale: language, after }
  const isLast = rows.length < rowsAtOnce
  return { next: isLast ? undefined : { after: after + rows.length }, done: rows.length, part: write(rows, words) }
}

const titleOf = ({ language, branch }: MeritInput, title: LocalizedText): string =>
  [
    messages.office_after_job_merit({ exam: pickText(title, language) }, { locale: language }),
    branch && pickText(branch, language),
  ]
    .filter(Boolean)
    .join(', ')

const tiesOf = (locale: Locale): string => messages.office_after_merit_ties({}, { locale })
