import { isDeepStrictEqual } from 'node:util'
import { paperQuestionsAtMost } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { marksOf } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { refuseAsked } from '../freezing/open-request.ts'
import { holdPaper, mayWriteStage, type PaperRow } from '../paper-scope.ts'
import { builderSteps, type Step, type StepContext, type StepOutcome } from './builder-steps.ts'
import { readDeskQuestions } from './desk-questions.ts'
import { inSections, type PaperList, readKept, readList, readListVersion, stillThere, writeList } from './paper-list.ts'

const { questionVersion } = tables

type StepInput = { id: number; version: number; step: Step; member: StaffMember; now: Date; locale: Locale }

/** One step of the builder: applied to the paper as it stood at a version, saved with a version of its own. */
export async function takeStep(tx: Transaction, input: StepInput) {
  const { id, version, step, member, now, locale } = input
  const row = await holdPaper(tx, { id, member })
  if (row.stage === 'frozen') throw new AppError('paper_frozen')
  if (!mayWriteStage(member, row.stage)) throw new AppError('not_found')
  await refuseAsked(tx, id)
  const current = await readListVersion(tx, id)
  if (current.version !== version) throw new AppError('version_conflict')

  const list = await readList(tx, row)
  const context = { row, list, placed: await readDeskQuestions(tx, id), member, now, locale }
  const outcome: StepOutcome =
    step.kind === 'undo'
      ? await undo(tx, context, current.undoTo)
      : await builderSteps[step.kind](tx, context, step as never)
  const after = { ...outcome.list, questions: inSections(row.rules, outcome.list.questions) }
  if (after.questions.length > paperQuestionsAtMost)
    throw invalidFields({ step: messages.error_field_too_many_questions({}, { locale }) })
  // A step that changes nothing, such as the second of two presses, is none to take back.
  if (step.kind === 'undo' || !isDeepStrictEqual(after, list))
    await writeList(tx, id, {
      before: list,
      after,
      undoTo: outcome.undoTo === undefined ? version : outcome.undoTo,
      totalMarks: await marksIn(tx, row, after),
      staffId: member.id,
      now,
    })
  const idsOf = ({ questions }: PaperList) => questions.map((each) => each.id)
  const [had, has] = [new Set(idsOf(list)), new Set(idsOf(after))]
  return {
    lacking: outcome.lacking ?? [],
    removed: idsOf(list).filter((each) => !has.has(each)),
    added: idsOf(after).filter((each) => !had.has(each)),
  }
}

/** What the list is out of now; the versions that came in with this step have parts of their own. */
async function marksIn(tx: Tx, { rules }: PaperRow, { questions }: PaperList): Promise<number> {
  if (questions.length === 0) return 0
  const rows = await tx
    .select({ id: questionVersion.id, parts: questionVersion.parts })
    .from(questionVersion)
    .where(
      inArray(
        questionVersion.id,
        questions.map(({ versionId }) => versionId),
      ),
    )
  const partsOf = new Map(rows.map(({ id, parts }) => [id, parts.length]))
  const typeOf = new Map(rules.sections.map(({ key, type }) => [key, type]))
  return marksOf(
    rules,
    questions.flatMap(({ section, versionId }) => {
      const type = typeOf.get(section)
      return type ? [{ section, type, partCount: partsOf.get(versionId) ?? 0 }] : []
    }),
  )
}

/** Back to what it said before the last step that was not taken back yet. */
async function undo(tx: Tx, { row, list }: StepContext, to: number | null): Promise<StepOutcome> {
  const kept = to === null ? undefined : await readKept(tx, row.id, to)
  if (kept === undefined) return { list, undoTo: null }
  const { undoTo = null, questions, blueprint, fillSeed, evenKeys } = kept
  return { list: { questions: await stillThere(tx, questions), blueprint, fillSeed, evenKeys }, undoTo }
}
