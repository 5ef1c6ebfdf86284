import {
  batch,
  batches,
  batchFilterChoices,
  batchPlace,
  batchSchedules,
  batchSeats,
  batchSuggestions,
  course,
  type QueryOf,
  scheduleEvents,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { readCourse } from '../courses/read-course.ts'
import { listBatchSchedules } from '../schedules/list-batch-schedules.ts'
import { listScheduleEvents } from '../schedules/list-schedule-events.ts'
import { findBatchPlace } from '../suggestions/find-batch-place.ts'
import type { Answers } from '../suggestions/rank-batches.ts'
import { suggestBatches } from '../suggestions/suggest-batches.ts'
import type { BatchFilter } from './batch-filter.ts'
import { listBatchFilterChoices } from './list-batch-filter-choices.ts'
import { listBatches } from './list-batches.ts'
import { readBatch } from './read-batch.ts'
import { readBatchSeats } from './read-batch-seats.ts'

const batchesPerPage = 12
const eventsPerPage = 100

export function batchRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, batches, ({ locale, query }) =>
    listBatches(db, {
      locale,
      now: clock(),
      q: query.q,
      filter: toFilter(query),
      sort: query.sort,
      page: query.page ?? 1,
      perPage: query['per-page'] ?? batchesPerPage,
    }),
  )
  registerCall(app, batchFilterChoices, ({ locale }) => listBatchFilterChoices(db, { locale, now: clock() }))
  registerCall(app, batch, ({ locale, params }) => readBatch(db, { id: params.id, locale, now: clock() }))
  registerCall(app, batchSeats, ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return readBatchSeats(db, { id: params.id, now: clock() })
  })
  registerCall(app, batchSchedules, ({ locale, params }) =>
    listBatchSchedules(db, { id: params.id, locale, now: clock() }),
  )
  registerCall(app, scheduleEvents, ({ locale, params, query }) =>
    listScheduleEvents(db, {
      scheduleId: params.id,
      locale,
      perPage: query['per-page'] ?? eventsPerPage,
      page: query.page ?? 1,
    }),
  )
  registerCall(app, batchPlace, async ({ locale, params }) => ({
    place: await findBatchPlace(db, { slug: params.slug, locale }),
  }))
  registerCall(app, batchSuggestions, ({ locale, query }) =>
    suggestBatches(db, {
      slug: query.slug,
      target: query.target,
      answers: toAnswers(query),
      locale,
      now: clock(),
    }),
  )
  registerCall(app, course, async ({ locale, params }) => ({
    course: await readCourse(db, { slug: params.slug, locale, now: clock() }),
  }))
}

const toPaisa = (taka: number | undefined) => (taka === undefined ? undefined : taka * 100)

const toFilter = (query: QueryOf<typeof batches>): BatchFilter => ({
  category: query.category,
  course: query.course,
  session: query.session,
  mode: query.mode,
  maxPayablePaisa: toPaisa(query['max-fee']),
  startsFrom: query['starts-from'],
  startsTo: query['starts-to'],
  withSeats: query.seats === 'left',
})

const toAnswers = (query: QueryOf<typeof batchSuggestions>): Answers => ({
  graduationYear: query['graduation-year'],
  working: query.working === undefined ? undefined : query.working === 'yes',
  mode: query.mode,
  budgetPaisa: toPaisa(query.budget),
})
