import { tables } from '@prostuti/db'
import { firstMinute, startOfStudyDay, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { sql } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'
import { answersOpenOf } from '../../exam/index.ts'
import { isUntold, type NewsSource, newsOf } from '../../push/index.ts'

const { enrolment, scheduleEvent, usualWishes } = tables

const minute = 60_000

/**
 * Doctors whose notebook has something for today, at the hour that they chose; not who has been in it today. For all of them in two
 * queries: whether answers are open is a matter of papers, and of a doctor only whether they sat them and sit none now. A card whose own
 * paper is closed is asked of nobody here, also where another paper would open it.
 */
export const cardSource: NewsSource = {
  kind: 'cards_due',
  // Its name is the day.
  foundForMs: 1440 * minute,
  async find(tx, { now, atMost }) {
    const today = studyDayOf(now)
    const begun = startOfStudyDay(today)
    const passed = Math.floor((now.getTime() - begun.getTime()) / minute)
    const isDue = sql`card.queue_on <= ${today}::date and card.left_because is null`
    const worth = newsOf('cards_due').worthMs
    // In minutes from the beginning of the day of learning, as `passed` is.
    const wished = sql`(coalesce((select cards_at from push_setting wish where wish.doctor_id = browser.doctor_id), ${usualWishes.cardsAt}::int) + ${1440 - firstMinute}::int) % 1440`
    const untold = isUntold({ kind: 'cards_due', doctorId: sql`browser.doctor_id`, thing: sql`${today}::text`, now })
    // Whom it concerns first: then only their cards are read, and mostly it concerns nobody.
    const listening = sql`listening as materialized (
      select distinct browser.doctor_id from push_subscription browser
      where ${wished} <= ${passed}::int and ${wished} > ${passed - worth / minute}::int and ${untold}
        and not exists (select from notebook_review review
          where review.doctor_id = browser.doctor_id and review.reviewed_at >= ${begun.toISOString()}::timestamptz))`
    const asked = await tx.execute<{ id: number }>(sql`
      with ${listening} select distinct card.paper_id as id from listening join notebook_card card using (doctor_id) where ${isDue}`)
    const open = await answersOpenOf(tx, { paperIds: asked.rows.map(({ id }) => id), now })
    if (open.length === 0) return []
    const { rows } = await tx.execute<{ doctor_id: number }>(sql`
      with ${listening}
      select distinct card.doctor_id from listening join notebook_card card using (doctor_id) join paper on paper.id = card.paper_id
      where ${isDue} and card.paper_id = any(${`{${open.join()}}`}::int[])
        and exists (select from attempt sat
          where sat.doctor_id = card.doctor_id and sat.paper_id = card.paper_id and sat.voided_at is null)
        and not exists (select from attempt running
          where running.doctor_id = card.doctor_id and running.paper_id = card.paper_id and running.finished_at is null)
        and (paper.kind <> 'schedule_exam' or exists (
          select from ${scheduleEvent} join ${enrolment} on ${isRowOfEnrolment}
          where ${scheduleEvent.paperId} = card.paper_id and ${enrolment.doctorId} = card.doctor_id))
      order by card.doctor_id limit ${atMost}`)
    const until = new Date(now.getTime() + worth)
    return rows.map(({ doctor_id }) => ({ doctorId: doctor_id, thing: today, link: '/my/notebook', at: now, until }))
  },
}
