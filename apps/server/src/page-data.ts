import type { FastifyInstance } from 'fastify'
import { catalogueRoutes, eventRoutes } from './features/catalogue/index.ts'
import { contentRoutes } from './features/content/index.ts'
import { type ExamDeps, examReadingRoutes } from './features/exam/index.ts'
import { placeRoutes } from './features/places/index.ts'
import { siteRoutes } from './features/site/index.ts'

/** What public pages show, for anybody. */
export function openPageDataRoutes(app: FastifyInstance, deps: ExamDeps): void {
  catalogueRoutes(app, deps)
  eventRoutes(app, deps)
  contentRoutes(app, deps)
  placeRoutes(app, deps)
}

/** What public pages show with a doctor's own profile and results beside it. */
export function ownPageDataRoutes(app: FastifyInstance, deps: ExamDeps): void {
  siteRoutes(app, deps)
  examReadingRoutes(app, deps)
}
