import { tables } from '@prostuti/db'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildBranch } from '../../../testing/builders/build-batch.ts'
import { staffCalls } from '../../../testing/staff-matrix/staff-calls.ts'
import type { Bound, StaffAsk, StaffMatrixRow } from '../../../testing/staff-matrix/staff-matrix-row.ts'
import { staffMatrixRows } from '../../../testing/staff-matrix/staff-matrix-rows.ts'
import { buildStaffWorld, type StaffWorld } from '../../../testing/staff-matrix/staff-matrix-world.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { may } from './may.ts'

const { auditEntry, staffDuties, staffJob, staffRoles, staffSession } = tables

type Member = { role: (typeof staffRoles)[number]; duties: (typeof staffDuties)[number][] }
type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

/** Every role, alone and with each duty. */
const members: Member[] = staffRoles.flatMap((role) => [
  { role, duties: [] },
  ...(role === 'owner' ? [] : staffDuties.map((duty) => ({ role, duties: [duty] }))),
])

let test: TestOffice
let world: StaffWorld
let sessions: Session[]
let strangers: Record<Bound, Session>
beforeAll(async () => {
  test = await buildTestOffice()
  world = buildStaffWorld(test)
  sessions = await Promise.all(members.map((member) => test.signInStaff(member)))
  const { id: branch } = await buildBranch(world.db)
  strangers = {
    course: await test.signInStaff({ role: 'manager', courseIds: [], branchIds: null }),
    branch: await test.signInStaff({ role: 'manager', courseIds: null, branchIds: [branch] }),
  }
})
afterAll(() => test.close())
// Nobody does what these calls ask for, and a member has only so many jobs waiting.
afterEach(() =>
  test.deps.database.db
    .update(staffJob)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(isNull(staffJob.endedAt)),
)

const bounds: Bound[] = ['course', 'branch']
const names = Object.keys(staffCalls)
const rowOf = (name: string): StaffMatrixRow => staffMatrixRows[name] ?? {}
const askOf = async (name: string): Promise<StaffAsk> => (await rowOf(name).ask?.(world)) ?? {}

function send(name: string, headers: Record<string, string>, { params = {}, query, body }: StaffAsk) {
  const call = staffCalls[name]!
  const path = Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, String(value)), call.path)
  const url = query ? `${path}?${new URLSearchParams(query)}` : path
  return test.office.inject({
    method: call.method,
    url,
    headers,
    ...(call.method !== 'GET' && { payload: body ?? {} }),
  })
}

describe('the calls of the office', () => {
  it('have a row each, and no row is left over', () => {
    expect(Object.keys(staffMatrixRows).toSorted()).toEqual(names.toSorted())
    expect(names.length).toBeGreaterThan(20)
  })

  it('are nobody’s without a session, and do not exist for a doctor', async () => {
    for (const name of names) {
      expect((await send(name, {}, {})).statusCode, name).toBe(401)
      expect((await send(name, { authorization: 'Bearer abcdef' }, {})).statusCode, name).toBe(404)
    }
  })

  it('do not exist on the doctors’ site, for staff either', async () => {
    const { headers } = sessions[0]!
    for (const name of names) {
      const { method, path } = staffCalls[name]!
      expect((await test.app.inject({ method, url: path, headers })).statusCode, name).toBeOneOf([404, 419])
    }
  })
})

describe.each(names)('%s', (name) => {
  const { action, method, status, stepUp } = staffCalls[name]!
  const { answers = status, unaudited, foreign, boundBy, endsSession } = rowOf(name)

  it('is allowed to whom the table says, and does not exist for the others', async () => {
    const once = await askOf(name)
    for (const [index, member] of members.entries()) {
      const who = `${member.role} ${member.duties}`
      if (may(member, action)) {
        const { headers } = endsSession ? await test.signInStaff(member) : sessions[index]!
        // A new one each time: some calls use up what they are about.
        expect((await send(name, headers, await askOf(name))).statusCode, who).toBe(answers)
      } else expect((await send(name, sessions[index]!.headers, once)).statusCode, who).toBe(404)
    }
  })

  if (method === 'POST' && !unaudited)
    it('is written down with who and what', async () => {
      const { headers, staffId } = await test.signInStaff({ role: 'owner' })
      expect((await send(name, headers, await askOf(name))).statusCode).toBe(status)
      const rows = await test.deps.database.db.select().from(auditEntry).where(eq(auditEntry.staffId, staffId))
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ staffId, resource: expect.any(String), resourceId: expect.any(String) })
    })

  if (stepUp)
    it('asks for the second factor again', async () => {
      const { headers, staffId } = await test.signInStaff({ role: 'owner' })
      await test.deps.database.db
        .update(staffSession)
        .set({ provedAt: new Date(Date.now() - 60 * 60_000) })
        .where(eq(staffSession.staffId, staffId))
      const refused = await send(name, headers, await askOf(name))
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_needed'])
    })

  if (foreign)
    it.each(boundBy ? [boundBy] : bounds)('does not exist of another’s %s', async (bound) => {
      expect((await send(name, strangers[bound].headers, await foreign(world))).statusCode).toBe(404)
    })
})
