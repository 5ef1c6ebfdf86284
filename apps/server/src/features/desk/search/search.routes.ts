import { searchOffice } from '@prostuti/contract/staff'
import { toLatinDigits } from '@prostuti/text/digits'
import { normalizePhone } from '@prostuti/text/phone'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { keyedHash } from '../../../secrets.ts'
import { type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { registerStaffCall } from '../../staff/index.ts'
import { findHits } from './find-hits.ts'

/** A busy desk types fewer; who tries out the digits that a number hides needs thousands. */
export const phonesByMember: RateLimit = { name: 'search-phone', tries: 60, windowMs: 10 * 60_000 }

/** However it is typed: whatever the search takes for a number counts. */
export const isPhone = (q: string): boolean => normalizePhone(toLatinDigits(q).replace(/\D/g, '')) !== undefined

/** The one box that finds everything. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const {
    database: { db },
    env,
  } = deps
  registerStaffCall(
    app,
    deps,
    searchOffice,
    async ({ query: { q }, member, locale, now }) => {
      if (isPhone(q))
        await spendTry(db, phonesByMember, { who: keyedHash(env.appSecret, 'staff', String(member.id)), now })
      return { hits: await findHits(db, { q, member, locale, now }) }
    },
    // Names and numbers of doctors stand in the address.
    { skipLog: true },
  )
}
