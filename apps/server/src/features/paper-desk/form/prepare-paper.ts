import type { FieldsOf, paperResource } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { closingOf } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBranches, inCourses, may, ownsBatch, type StaffMember } from '../../staff/index.ts'
import { refuseAsked } from '../freezing/open-request.ts'
import { mayWriteStage, type PaperRow } from '../paper-scope.ts'

const { batch, course, event, paper, paperQuestion, rulePack } = tables

type Fields = FieldsOf<typeof paperResource>
type PaperForm = {
  id: number | undefined
  fields: Fields
  before: Fields | undefined
  member: StaffMember
  now: Date
  locale: Locale
}

/** A paper as it may be stored: refused by field where it contradicts itself, what it hangs on, or that it is frozen. */
export async function preparePaper(tx: Transaction, given: PaperForm): Promise<Fields> {
  const { id, fields, before, member, now, locale } = given
  if (id !== undefined && before !== undefined) {
    const [row] = await tx.select().from(paper).where(eq(paper.id, id))
    if (row === undefined || !isTheirs(row, member)) throw new AppError('not_found')
    await refuseAsked(tx, id)
    if (row.stage === 'frozen') refuseFrozen(row, { fields, before, member, now, locale })
    else if (!mayWriteStage(member, row.stage)) throw new AppError('not_found')
    if (row.stage === 'ready' && fields.opens_at === null)
      refuseFields({ opens_at: messages.error_field_required({}, { locale }) })
    if (before.pack !== fields.pack) await refusePackOfFull(tx, { id, locale })
  }
  refuseFields({ ...wrongTimes(fields, locale), ...(await wrongReferences(tx, given)) })
  return cleanFields(fields, { needed: { title: 200 }, optional: { summary: 400 } }, locale)
}

/** Who may not see questions early writes their own papers alone. */
const isTheirs = ({ authorId }: PaperRow, member: StaffMember): boolean =>
  may(member, 'questions.early') || authorId === member.id

/** What may still be written of a paper that was sat: how it is called and who sees it. */
const openAfterwards: (keyof Fields)[] = ['title', 'summary', 'batch_ids', 'late_allowed', 'late_until']
/** And when more of it comes out, by whoever gives results out. */
const releases: (keyof Fields)[] = ['answers_at', 'ranks_at']

type Changing = { fields: Fields; before: Fields; member: StaffMember; now: Date; locale: Locale }

/** From the freeze to the last attempt's end everything of a paper is read-only. */
function refuseFrozen(row: PaperRow, { fields, before, member, now, locale }: Changing): void {
  const end = closingOf(now, row)
  const isOver = end !== null && now >= end
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(before[name]),
  )
  const open = may(member, 'results.write') ? [...openAfterwards, ...releases] : openAfterwards
  const refused = changed.filter((name) => !isOver || !open.includes(name))
  refuseFields(Object.fromEntries(refused.map((name) => [name, messages.error_field_paper_frozen({}, { locale })])))
}

/** Other rules have other sections: questions would stand in none. */
async function refusePackOfFull(tx: Tx, { id, locale }: { id: number; locale: Locale }): Promise<void> {
  if ((await tx.$count(paperQuestion, eq(paperQuestion.paperId, id))) > 0)
    refuseFields({ pack: messages.error_field_pack_has_questions({}, { locale }) })
}

function wrongTimes(fields: Fields, locale: Locale): Record<string, string | undefined> {
  const { opens_at, closes_at, late_allowed, late_until } = fields
  const before = messages.error_field_starts_before({}, { locale })
  const needed = messages.error_field_required({}, { locale })
  const isAfter = (later: string | null, earlier: string | null) =>
    later === null || earlier === null || Date.parse(later) > Date.parse(earlier)
  return {
    opens_at: closes_at !== null && opens_at === null ? needed : undefined,
    closes_at: late_allowed && closes_at === null ? needed : isAfter(closes_at, opens_at) ? undefined : before,
    late_until: isAfter(late_until, closes_at) ? undefined : before,
  }
}

async function wrongReferences(tx: Tx, { fields, before, member, locale }: PaperForm) {
  const choice = messages.error_field_invalid_choice({}, { locale })
  const { course_id, batch_ids, access, event_id, pack } = fields
  // A pack that is not offered any more may stay where it is.
  const packs = pack === before?.pack || (await tx.$count(rulePack, and(eq(rulePack.key, pack), rulePack.isActive))) > 0
  const hasCourse =
    course_id === null
      ? member.courseIds === null
      : (await tx.$count(course, and(eq(course.id, course_id), inCourses(member, course.id)))) > 0
  const events =
    event_id === null || (await tx.$count(event, and(eq(event.id, event_id), inBranches(member, event.contactId)))) > 0
  return {
    pack: packs ? undefined : choice,
    course_id: hasCourse ? undefined : choice,
    batch_ids: await wrongBatches(tx, {
      ids: batch_ids,
      known: before?.batch_ids ?? [],
      courseId: course_id,
      member,
      locale,
    }),
    event_id: !events || (access === 'event') !== (event_id !== null) ? choice : undefined,
  }
}

type Named = { ids: number[]; known: number[]; courseId: number | null; member: StaffMember; locale: Locale }

/** Batches that the member may write for, of the paper's course where it has one; those that it has already may stay. */
async function wrongBatches(tx: Tx, { ids, known, courseId, member, locale }: Named): Promise<string | undefined> {
  const added = [...new Set(ids)].filter((id) => !known.includes(id))
  if (added.length === 0) return undefined
  const found = await tx
    .select({ courseId: batch.courseId })
    .from(batch)
    .where(and(inArray(batch.id, added), ownsBatch(member)))
  if (found.length !== added.length) return messages.error_field_invalid_choice({}, { locale })
  const isOther = courseId !== null && found.some((each) => each.courseId !== courseId)
  return isOther ? messages.error_field_other_course({}, { locale }) : undefined
}
