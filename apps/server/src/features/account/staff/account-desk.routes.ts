import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { mergingRoutes } from './merging/merging.routes.ts'
import { phoneRoutes } from './phone/phone.routes.ts'

/** What staff do to a doctor's account at the doctor's wish. */
export function accountDeskRoutes(app: FastifyInstance, deps: Deps): void {
  phoneRoutes(app, deps)
  closingRoutes(app, deps)
  mergingRoutes(app, deps)
}
