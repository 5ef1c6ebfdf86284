import type { ResponseOf } from '@prostuti/contract'
import type { readAnalysis as call } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { partLetter } from '@prostuti/text/part-letter'
import { type Cell, exportMark, xlsxFile, xlsxLine } from '../resource/index.ts'
import { addJobKind, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import type { AnalysedAttempts } from './analyse-attempts.ts'
import { readAnalysis } from './read-analysis.ts'

export type AnalysisFileInput = {
  paperId: number
  attempts: AnalysedAttempts
  title: string
  locale: Locale
  list: string
}

type Item = NonNullable<ResponseOf<typeof call>['analysis']>['items'][number]
type Choice = Item['choices'][number]

export const analysisFileJob = 'analysis.xlsx'

const day = 24 * 3_600_000

/** The figures of every question as a spreadsheet. Whoever may not know a key yet gets no line of its question, as on the screen. */
export function addAnalysisFileJob(kinds: StaffJobKinds): void {
  addJobKind<AnalysisFileInput>(kinds, {
    kind: analysisFileJob,
    action: 'results.read',
    file: { format: xlsxFile, lifeMs: day },
    step: writeAnalysis,
  })
}

async function writeAnalysis(
  tx: Transaction,
  { input, member, now }: JobStep<AnalysisFileInput>,
): Promise<StepOutcome> {
  const { paperId, attempts, title, locale } = input
  const { analysis } = await readAnalysis(tx, { paperId, attempts, member, now })
  const items = (analysis?.items ?? []).toSorted((one, other) => one.question.position - other.question.position)
  const mark = exportMark({ title, count: items.length, member, now, locale })
  const rows: Cell[][] = [[mark], headsIn(locale), ...items.map((item) => cellsOf(item, locale))]
  const part = Buffer.from(rows.map((cells, nth) => xlsxLine(cells, nth + 1)).join(''))
  return { next: undefined, done: items.length, total: items.length, part }
}

const verdicts = {
  wrong_key: messages.office_analysis_v_wrong_key,
  two_right: messages.office_analysis_v_two_right,
  dubious: messages.office_analysis_v_dubious,
  below_chance: messages.office_analysis_v_below_chance,
  weak: messages.office_analysis_v_weak,
  too_easy: messages.office_analysis_v_too_easy,
  idle: messages.office_analysis_v_idle,
  fine: messages.office_analysis_v_fine,
  too_few: messages.office_analysis_v_too_few,
  settled: messages.office_analysis_v_settled,
}

const headsIn = (locale: Locale): string[] =>
  [
    messages.office_analysis_number,
    messages.office_analysis_text,
    messages.office_analysis_file_subject,
    messages.office_analysis_facility,
    messages.office_analysis_discrimination,
    messages.office_analysis_file_rest,
    messages.office_analysis_file_correct,
    messages.office_analysis_file_wrong,
    messages.office_analysis_blank,
    messages.office_analysis_file_key,
    messages.office_analysis_chosen,
    messages.office_analysis_why,
    messages.office_analysis_objections,
  ].map((word) => word({}, { locale }))

function cellsOf(item: Item, locale: Locale): Cell[] {
  const choices = item.stems.length > 0 ? item.stems.flatMap((stem) => stem.choices) : item.choices
  const name = (choice: Choice) => choiceIn(item, choice, locale)
  return [
    item.question.position,
    pickText(item.question.text, locale),
    pickText(item.question.subject, locale),
    rounded(item.by_right.facility),
    rounded(item.discrimination),
    rounded(item.by_right.rest_correlation),
    item.correct,
    item.wrong,
    item.blank,
    choices
      .filter(({ is_key }) => is_key)
      .map(name)
      .join(', '),
    choices.map((choice) => `${name(choice)} ${formatNumber(choice.count, locale)}`).join(' · '),
    verdicts[item.verdict]({}, { locale }),
    item.objections,
  ]
}

/** `খ`, or of a statement `খ সত্য`. */
function choiceIn({ question }: Item, { part_id: partId, said }: Choice, locale: Locale): string {
  if (partId === null) return messages.office_analysis_blank({}, { locale })
  const letter = partLetter(
    question.parts.findIndex(({ id }) => id === partId),
    locale,
  )
  if (said === null) return letter
  const truth = said === 'T' ? messages.office_analysis_true : messages.office_analysis_false
  return `${letter} ${truth({}, { locale })}`
}

const rounded = (figure: number | null): Cell => (figure === null ? '' : Math.round(figure * 1000) / 1000)
