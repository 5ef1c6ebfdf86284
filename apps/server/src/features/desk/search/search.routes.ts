import { searchOffice } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffCall } from '../../staff/index.ts'
import { findHits } from './find-hits.ts'

/** The one box that finds everything. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(
    app,
    deps,
    searchOffice,
    async ({ query: { q }, member, locale }) => ({ hits: await findHits(deps.database.db, { q, member, locale }) }),
    // Names and numbers of doctors stand in the address.
    { skipLog: true },
  )
}
