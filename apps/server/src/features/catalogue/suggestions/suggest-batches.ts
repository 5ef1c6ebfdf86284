import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findBatches } from '../batches/find-batches.ts'
import { type BatchCard, readBatchCards } from '../batches/read-batch-cards.ts'
import { listCourseCategories } from '../courses/list-course-categories.ts'
import { findBatchPlace } from './find-batch-place.ts'
import { type Answers, type Candidate, rankBatches } from './rank-batches.ts'

const { batchInstalment, schedule } = tables

type SuggestionQuery = { slug: string; target: string | undefined; answers: Answers; locale: Locale; now: Date }

/** The next to start are weighed; nobody compares more than that. */
const weighed = 100
const shown = 10

/**
 * Open batches with a seat left, ranked by the reader's answers. Who names a category gets only that one; who came from
 * one sees the rest of its course as well, further down.
 */
export async function suggestBatches(tx: Tx, { slug, target, answers, locale, now }: SuggestionQuery) {
  const place = await findBatchPlace(tx, { slug, locale })
  const targets = await listCourseCategories(tx, { courseSlug: place.course.slug, locale, now })
  if (target !== undefined && !targets.some((each) => each.slug === target)) throw new AppError('not_found')
  const filter = { course: place.course.slug, category: target, withSeats: true }
  const ids = await findBatches(tx, { filter, sort: 'start', now, limit: weighed, offset: 0 })
  const cards = await readBatchCards(tx, { ids, locale, now })
  const aimedAt = target ?? (place.kind === 'category' ? place.slug : undefined)
  const ranked = rankBatches(await toCandidates(tx, cards), { ...answers, category: aimedAt }, now).slice(0, shown)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    place: { slug: place.slug, title: place.title, kind: place.kind },
    targets: targets.map((each) => ({ slug: each.slug, title: each.title })),
    suggestions: ranked.flatMap(({ id, fit, reasons }) => {
      const batch = cardOf.get(id)
      return batch === undefined ? [] : [{ batch, fit, reasons }]
    }),
  }
}

async function toCandidates(tx: Tx, cards: readonly BatchCard[]): Promise<Candidate[]> {
  const ids = cards.map(({ id }) => id)
  if (ids.length === 0) return []
  const [schedules, instalments] = await Promise.all([
    tx
      .select({
        batchId: schedule.batchId,
        mode: schedule.mode,
        weekdays: schedule.weekdays,
        opens: schedule.opens,
      })
      .from(schedule)
      .where(and(eq(schedule.isActive, true), inArray(schedule.batchId, ids))),
    tx
      .select({ batchId: batchInstalment.batchId, amountPaisa: batchInstalment.amountPaisa })
      .from(batchInstalment)
      .where(and(eq(batchInstalment.number, 1), inArray(batchInstalment.batchId, ids))),
  ])
  const schedulesOf = Map.groupBy(schedules, ({ batchId }) => batchId)
  const firstOf = new Map(instalments.map((each) => [each.batchId, each.amountPaisa]))
  return cards.map((card) => ({
    id: card.id,
    category: card.category.slug,
    mode: card.mode,
    pace: card.pace,
    startsOn: card.starts_on,
    payablePaisa: card.payable_paisa,
    firstInstalmentPaisa: firstOf.get(card.id) ?? null,
    seats: card.seats,
    seatsLeft: card.seats_left,
    schedules: schedulesOf.get(card.id) ?? [],
  }))
}
