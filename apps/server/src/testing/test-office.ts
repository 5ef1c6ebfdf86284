import type { FastifyInstance } from 'fastify'
import { beginStaffSession } from '../features/staff/session/begin-staff-session.ts'
import { officeTokenOf } from '../features/staff/session/office-token.ts'
import { buildOffice } from '../office.ts'
import { buildStaff } from './builders/build-staff.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

export type TestOffice = TestApp & {
  /** The staff's site; `app` is the doctors', on the same database. */
  office: FastifyInstance
  /** A new member, signed in: the headers of a browser of theirs. */
  signInStaff(given?: Parameters<typeof buildStaff>[1]): Promise<{ staffId: number; headers: Record<string, string> }>
}

/** Both sites on a database of its own. */
export async function buildTestOffice(
  given: Parameters<typeof buildTestApp>[0] = {},
  parts: Parameters<typeof buildOffice>[1] = {},
): Promise<TestOffice> {
  const test = await buildTestApp(given)
  const { deps } = test
  const office = await buildOffice(deps, { pages: false, ...parts })
  await office.ready()
  return {
    ...test,
    office,
    async signInStaff(member) {
      const { db } = deps.database
      const { id: staffId } = await buildStaff(db, { role: 'manager', ...member })
      const { token, sessionId } = await beginStaffSession(db, {
        staffId,
        proofs: ['password', 'totp'],
        browser: { name: 'Chrome, Linux', address: '127.0.0.1' },
        now: deps.clock(),
      })
      const headers = { cookie: `office=${token}`, 'x-office-token': officeTokenOf(deps.env.appSecret, sessionId) }
      return { staffId, headers }
    },
    async close() {
      await office.close()
      await test.close()
    },
  }
}
