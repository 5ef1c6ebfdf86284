import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq, inArray, sql } from 'drizzle-orm'
import { countSeats, sumSeats } from './count-seats.ts'
import { isOpen } from './open-batches.ts'
import { priceAt } from './price-at.ts'

const { batch, batchCategory, course, courseSession } = tables

type BatchCardsQuery = { ids: readonly number[]; locale: Locale; now: Date }

export type BatchCard = Awaited<ReturnType<typeof readBatchCards>>[number]

/** The cards of these batches, in the order of the ids, whether or not one can still enrol. */
export async function readBatchCards(tx: Tx, { ids, locale, now }: BatchCardsQuery) {
  if (ids.length === 0) return []
  const [rows, seats] = await Promise.all([selectRows(tx, ids, now), countSeats(tx, { batchIds: ids, now })])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [presentCard(row, seats.get(id) ?? [], locale, now)]
  })
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function selectRows(tx: Tx, ids: readonly number[], now: Date) {
  return tx
    .select({
      id: batch.id,
      title: batch.title,
      summary: batch.summary,
      image: batch.image,
      mode: batch.mode,
      pace: batch.pace,
      startsOn: batch.startsOn,
      endsOn: batch.endsOn,
      lectures: batch.lectures,
      exams: batch.exams,
      feePaisa: batch.feePaisa,
      discountPaisa: batch.discountPaisa,
      discountEndsAt: batch.discountEndsAt,
      isOpen: sql<boolean>`(${isOpen(now)})`,
      category: {
        slug: batchCategory.slug,
        title: batchCategory.title,
        icon: batchCategory.icon,
        tone: batchCategory.tone,
      },
      course: { slug: course.slug, title: course.title },
      session: { id: courseSession.id, title: courseSession.title },
    })
    .from(batch)
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .innerJoin(courseSession, eq(courseSession.id, batch.courseSessionId))
    .where(inArray(batch.id, [...ids]))
}

function presentCard(row: Row, seats: Parameters<typeof sumSeats>[0], locale: Locale, now: Date) {
  return {
    id: row.id,
    title: pickText(row.title, locale),
    summary: pickText(row.summary, locale),
    image: row.image,
    category: { ...row.category, title: pickText(row.category.title, locale) },
    course: { ...row.course, title: pickText(row.course.title, locale) },
    session: { ...row.session, title: pickText(row.session.title, locale) },
    mode: row.mode,
    pace: row.pace,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    enrolment_open: row.isOpen,
    lectures: row.lectures,
    exams: row.exams,
    ...priceAt(row, now),
    ...sumSeats(seats),
  }
}
