import { searchOffice } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { spendPhoneTries } from '../../doctor-search/index.ts'
import { registerStaffCall } from '../../staff/index.ts'
import { findHits } from './find-hits.ts'

/** The one box that finds everything. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerStaffCall(
    app,
    deps,
    searchOffice,
    async ({ query: { q }, member, locale, now }) => {
      await spendPhoneTries(deps, { q, member, now })
      return { hits: await findHits(db, { q, member, locale, now }) }
    },
    // Names and numbers of doctors stand in the address.
    { skipLog: true },
  )
}
