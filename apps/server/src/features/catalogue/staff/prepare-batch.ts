import type { batchResource, FieldsOf } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { checkInstalments, type InstalmentFault } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatMoney } from '@prostuti/text/money'
import { and, eq, inArray } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { cleanFields, cleanInBoth, cleanRichText, plainLine, plainParagraphs } from '../../rich-text/index.ts'
import { inCourses, ownsBatch, type StaffMember } from '../../staff/index.ts'

const { batch, batchCategory, courseSession, enrolment, schedule, teacher } = tables

type Fields = FieldsOf<typeof batchResource>
type BatchForm = {
  id: number | undefined
  fields: Fields
  before: Fields | undefined
  member: StaffMember
  locale: Locale
}

/** A batch as it may be stored: cleaned, and refused by field where it contradicts itself or what it hangs on. */
export async function prepareBatch(tx: Transaction, given: BatchForm): Promise<Fields> {
  const { id, fields, locale } = given
  if (id !== undefined) await refuseSharedBatch(tx, { ...given, id })
  await refuseCourse(tx, given)
  refuseFields({ ...complaintsAbout(fields, locale), ...(await complaintsOfOthers(tx, given)) })
  const lines = cleanFields(fields, { needed: { title: 150, summary: 400 } }, locale)
  const paragraphs = cleanFields(lines, { needed: { refund_rule: 1000 } }, locale, plainParagraphs)
  return {
    ...cleanFields(paragraphs, { needed: {}, optional: { about: 50_000 } }, locale, cleanRichText),
    aliases: fields.aliases.map(plainLine).filter((alias) => alias !== ''),
    inclusions: fields.inclusions.map(({ kind, days, ...text }) => ({ ...cleanInBoth(text, plainLine), kind, days })),
    outline: fields.outline.map((line) => ({ ...line, title: cleanInBoth(line.title, plainLine) })),
  }
}

type OneBatch = { id: number; member: StaffMember; locale: Locale }

/** A batch that is held at other branches too is shown to who is bound to some, and changed or copied by who has them all. */
export async function refuseSharedBatch(tx: Tx, { id, member, locale }: OneBatch): Promise<void> {
  const isTheirs = (await tx.$count(batch, and(eq(batch.id, id), ownsBatch(member)))) > 0
  if (!isTheirs) refuseFields({ title: messages.error_field_other_branches({}, { locale }) })
}

/** Session and category are of one course, which is the member's; a batch in which doctors are stays in its course. */
async function refuseCourse(tx: Tx, { id, fields, before, member, locale }: BatchForm): Promise<void> {
  const [session] = await tx
    .select({ courseId: courseSession.courseId })
    .from(courseSession)
    .where(and(eq(courseSession.id, fields.course_session_id), inCourses(member, courseSession.courseId)))
  const [category] = await tx
    .select({ courseId: batchCategory.courseId })
    .from(batchCategory)
    .where(and(eq(batchCategory.id, fields.batch_category_id), inCourses(member, batchCategory.courseId)))
  const [now] =
    id === undefined ? [] : await tx.select({ courseId: batch.courseId }).from(batch).where(eq(batch.id, id))
  const unknown = messages.error_field_invalid_choice({}, { locale })
  refuseFields({
    course_session_id: session ? undefined : unknown,
    batch_category_id: category ? undefined : unknown,
  })
  if (session!.courseId !== category!.courseId)
    refuseFields({ batch_category_id: messages.error_field_other_course({}, { locale }) })
  if (
    before &&
    now &&
    now.courseId !== session!.courseId &&
    (await tx.$count(enrolment, eq(enrolment.batchId, id!))) > 0
  )
    refuseFields({ course_session_id: messages.error_field_course_fixed({}, { locale }) })
}

/** What the fields say against each other. */
function complaintsAbout(fields: Fields, locale: Locale): Record<string, string | undefined> {
  const endsBefore = messages.error_field_ends_before({}, { locale })
  return {
    ends_on: fields.ends_on < fields.starts_on ? endsBefore : undefined,
    discount_paisa:
      fields.discount_paisa > fields.fee_paisa ? messages.error_field_discount_too_big({}, { locale }) : undefined,
    discount_ends_at:
      fields.discount_paisa > 0 && fields.discount_ends_at === null
        ? messages.error_field_required({}, { locale })
        : undefined,
    ...Object.fromEntries(
      fields.outline.map(({ from_week, to_week }, at) => [
        `outline.${at}.to_week`,
        to_week < from_week ? endsBefore : undefined,
      ]),
    ),
    ...Object.fromEntries(
      fields.inclusions.map(({ kind, days }, at) => [
        `inclusions.${at}.days`,
        kind === 'recordings_for_days' && days === null ? messages.error_field_required({}, { locale }) : undefined,
      ]),
    ),
    ...instalmentComplaints(fields, locale),
  }
}

function instalmentComplaints(fields: Fields, locale: Locale): Record<string, string | undefined> {
  const { sum, due, faults } = checkInstalments({
    fee: fields.fee_paisa,
    reduction: fields.discount_paisa,
    shares: fields.instalments.map(({ amount_paisa, due_on }) => ({ amount: amount_paisa, dueOn: due_on })),
  })
  const wordsOf: Record<InstalmentFault, () => string> = {
    empty: () => messages.error_field_required({}, { locale }),
    no_day: () => messages.error_field_required({}, { locale }),
    first_has_day: () => messages.error_field_first_instalment({}, { locale }),
    too_early: () => messages.error_field_instalment_order({}, { locale }),
  }
  const sums = { sum: formatMoney(sum, locale), fee: formatMoney(due, locale) }
  return {
    'instalments.0.amount_paisa': sum === due ? undefined : messages.error_field_instalment_sum(sums, { locale }),
    // A part of nothing says so, whatever the sum.
    ...Object.fromEntries(
      faults.flatMap((fault, at) =>
        fault === undefined
          ? []
          : [[`instalments.${at}.${fault === 'empty' ? 'amount_paisa' : 'due_on'}`, wordsOf[fault]()]],
      ),
    ),
  }
}

/** What it names must be there; and what is shown can be enrolled in. */
async function complaintsOfOthers(
  tx: Tx,
  { id, fields, before, locale }: BatchForm,
): Promise<Record<string, string | undefined>> {
  const ids = new Set(fields.teacher_ids)
  const known = ids.size === 0 ? 0 : await tx.$count(teacher, inArray(teacher.id, [...ids]))
  const isPublished = fields.is_active && !before?.is_active
  const hasTimetable =
    !isPublished ||
    (id !== undefined && (await tx.$count(schedule, and(eq(schedule.batchId, id), eq(schedule.isActive, true)))) > 0)
  return {
    teacher_ids:
      known === ids.size && ids.size === fields.teacher_ids.length
        ? undefined
        : messages.error_field_invalid_choice({}, { locale }),
    is_active: hasTimetable ? undefined : messages.error_field_no_timetable({}, { locale }),
  }
}
