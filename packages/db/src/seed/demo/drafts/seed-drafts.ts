import { asc, desc } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { batch, batchInstalment, event, holiday } from '../../../tables/index.ts'
import { dayOf, isoDate, momentAt } from '../dhaka-calendar.ts'
import { demoHolidays } from './holidays.ts'

/** What the office has and no visitor sees: the centre's closed days, a batch and an event that somebody is still writing. */
export async function seedDrafts(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  await tx.insert(holiday).values(demoHolidays(today))
  await seedDraftBatch(tx, today)
  await tx.insert(event).values({
    name: { bn: 'রমজানে রিভিশন: এক রাতে ফার্মাকোলজি', en: 'Ramadan revision: pharmacology in one night' },
    startsAt: momentAt(today + 80, 22 * 60),
    deadline: momentAt(today + 79, 24 * 60 - 1),
    feePaisa: 0,
    mode: 'online',
    isActive: false,
  })
}

/** In the course of the newest batch, half written: a fee in two parts, and no timetable yet. */
async function seedDraftBatch(tx: Tx, today: number): Promise<void> {
  const [like] = await tx.select().from(batch).orderBy(desc(batch.startsOn), asc(batch.id)).limit(1)
  const { batchCategoryId, courseId, courseSessionId, refundRule } = like!
  const [draft] = await tx
    .insert(batch)
    .values({
      batchCategoryId,
      courseId,
      courseSessionId,
      refundRule,
      title: { bn: 'ছুটির দিনের ব্যাচ (লেখা চলছে)', en: 'Days-off batch (being written)' },
      summary: { bn: 'শুক্র ও শনিবার, সকাল থেকে দুপুর।', en: 'Fridays and Saturdays, from morning to noon.' },
      mode: 'online',
      pace: 'relaxed',
      startsOn: isoDate(today + 60),
      endsOn: isoDate(today + 200),
      enrolmentEndsAt: momentAt(today + 70, 24 * 60 - 1),
      feePaisa: 1_600_000,
      lectures: 40,
      exams: 10,
      isActive: false,
    })
    .returning({ id: batch.id })
  const batchId = draft!.id
  await tx.insert(batchInstalment).values([
    { batchId, number: 1, amountPaisa: 900_000 },
    { batchId, number: 2, amountPaisa: 700_000, dueOn: isoDate(today + 90) },
  ])
}
