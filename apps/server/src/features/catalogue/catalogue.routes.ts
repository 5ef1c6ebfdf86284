import { batchCategories, courseSettings, courses, eventCategories } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { batchRoutes } from './batches/batches.routes.ts'
import { listBatchCategories } from './batches/list-batch-categories.ts'
import { listCourses } from './courses/list-courses.ts'
import { readCourseSettings } from './courses/read-course-settings.ts'
import { listUpcomingEvents } from './events/list-upcoming-events.ts'

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  const {
    database: { db },
    clock,
  } = deps
  registerCall(app, batchCategories, async ({ locale }) => ({ categories: await listBatchCategories(db, locale) }))
  registerCall(app, courses, async ({ locale }) => ({ courses: await listCourses(db, locale) }))
  registerCall(app, courseSettings, async ({ locale, params }) => ({
    course_settings: await readCourseSettings(db, { locale, courseId: params.id }),
  }))
  registerCall(app, eventCategories, ({ locale, query }) =>
    listUpcomingEvents(db, { locale, now: clock(), perPage: query['per-page'] ?? 12, page: query.page ?? 1 }),
  )
  batchRoutes(app, deps)
}
