import type { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { ofBranches, type StaffMember } from '../../staff/index.ts'

type Sentence = tables.AudienceSentence
type Audience = tables.CampaignAudience
type Bounds = Pick<StaffMember, 'courseIds' | 'branchIds'>

const anyOf = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::int[])`
const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/**
 * A condition on `doctor`: whoever fits the audience, of the member's courses and branches. Whether they may be written to at all is
 * `mayBeWrittenTo`.
 */
export function audienceCondition({ any }: Audience, member: Bounds, today: string): SQL {
  const lists = any.map((sentences) => sql`(${all(sentences.map((each) => fits(each, member, today)))})`)
  const fitsOne = lists.length === 0 ? sql`true` : sql`(${sql.join(lists, sql` or `)})`
  return all([sql`doctor.closed_at is null`, ...withinBounds(member), fitsOne])
}

/** A condition on `doctor`: they did not turn such SMS off. */
export const mayBeWrittenTo: SQL = sql`doctor.news_sms`

function withinBounds(member: Bounds): SQL[] {
  const ofCourses = member.courseIds && enrolledIn(sql`batch.course_id = ${anyOf(member.courseIds)}`)
  return [ofCourses, ofBranches(member, sql`doctor.id`)].filter((each): each is SQL => Boolean(each))
}

function fits(sentence: Sentence, member: Bounds, today: string): SQL {
  const said = says(sentence, member, today)
  return sentence.not ? sql`not ${said}` : said
}

function says(sentence: Sentence, { courseIds }: Bounds, today: string): SQL {
  switch (sentence.about) {
    case 'course':
      return enrolledIn(sql`batch.course_id = ${anyOf(sentence.ids)}`)
    case 'batch':
      return enrolledIn(sql`batch.id = ${anyOf(sentence.ids)}`)
    case 'district':
      // Who has not said where they live lives in none of them.
      return sql`coalesce(doctor.present_district_id = ${anyOf(sentence.ids)}, false)`
    case 'owing':
      return owing(sentence.overdue, courseIds, today)
    case 'sat':
      return sql`exists (select from attempt where attempt.doctor_id = doctor.id and attempt.paper_id = ${sentence.paper_id})`
  }
}

const enrolledIn = (which: SQL): SQL => sql`exists (select from enrolment join batch on batch.id = enrolment.batch_id
  where enrolment.doctor_id = doctor.id and enrolment.state = 'active' and ${which})`

/** Whoever has courses of their own hears only of what is owed for these. */
function owing(isOverdue: boolean, courseIds: readonly number[] | null, today: string): SQL {
  const paid = sql`(select coalesce(sum(ledger_line.amount_paisa), 0) from ledger_entry join ledger_line on ledger_line.entry_id = ledger_entry.id
    where ledger_entry.order_id = owed.id and ledger_entry.kind = 'payment' and ledger_line.account = 'cash')`
  const due = sql`(select coalesce(sum(part.amount_paisa), 0) from order_instalment part where part.order_id = owed.id and part.due_on < ${today}::date)`
  const which = [
    ...(isOverdue ? [sql`${due} > ${paid}`] : []),
    ...(courseIds
      ? [
          sql`exists (select from enrolment join batch on batch.id = enrolment.batch_id
            where enrolment.id = owed.enrolment_id and batch.course_id = ${anyOf(courseIds)})`,
        ]
      : []),
  ]
  const open = sql`owed.doctor_id = doctor.id and owed.booked_at is not null and owed.paid_at is null and owed.closed_at is null`
  return sql`exists (select from purchase_order owed where ${all([open, ...which])})`
}
