import type { StaffAction } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../../jobs/staff-jobs.ts'
import { buildBranch } from '../../../testing/builders/build-batch.ts'
import { isWrittenOut, stepUpCalls } from '../../../testing/staff-matrix/role-table.ts'
import { staffCalls } from '../../../testing/staff-matrix/staff-calls.ts'
import type { Bound, StaffAsk, StaffMatrixRow } from '../../../testing/staff-matrix/staff-matrix-row.ts'
import { staffMatrixRows } from '../../../testing/staff-matrix/staff-matrix-rows.ts'
import { buildStaffWorld, type StaffWorld } from '../../../testing/staff-matrix/staff-matrix-world.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

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

/** Whether a duty changes nothing for this action: the role alone may do it. */
const isSameAlone = ({ role, duties }: Member, action: StaffAction): boolean =>
  duties.length > 0 && isWrittenOut({ role, duties: [] }, action)

/**
 * Whether this call asks what no other has asked. The door of a call knows its action and nothing else of it, so a duty that changes
 * nothing for the action is tried with the first call of each; every role is tried with every call.
 */
const firstOf = new Map(
  Object.entries(staffCalls)
    .toReversed()
    .map(([name, { action }]) => [action, name]),
)
const isAsked = (name: string, member: Member, action: StaffAction): boolean => {
  const { role, duties } = member
  const adds = isWrittenOut(member, action) !== isWrittenOut({ role, duties: [] }, action)
  return duties.length === 0 || adds || firstOf.get(action) === name
}

const bounds: Bound[] = ['course', 'branch']
const names = Object.keys(staffCalls)
const rowOf = (name: string): StaffMatrixRow => staffMatrixRows[name] ?? {}
const askOf = async (name: string, { staffId }: Session): Promise<StaffAsk> =>
  (await rowOf(name).ask?.(world, staffId)) ?? {}

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

const sendNonsense = (name: string, headers: Record<string, string>) => {
  const { method, path } = staffCalls[name]!
  return test.office.inject({
    method,
    url: path.replaceAll(/:[a-z_]+/g, '1'),
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{',
  })
}

/** How many things a list shows, or the job of a change of many went through. */
async function reached(name: string, { headers }: Session, ask: StaffAsk): Promise<number> {
  const answer = (await send(name, headers, ask)).json()
  if (answer.job_id === undefined) return answer.rows.length
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(new Date(), new AbortController().signal)
  expect(faults).toEqual([])
  const [made] = await world.db.select().from(staffJob).where(eq(staffJob.id, answer.job_id))
  return made!.done + made!.failed
}

describe('the calls of the office', () => {
  it('have a row each, and no row is left over', () => {
    expect(Object.keys(staffMatrixRows).toSorted()).toEqual(names.toSorted())
    expect(names.length).toBeGreaterThan(20)
  })

  it('ask for the second factor again where that is written out, and nowhere else', () => {
    expect(names.filter((name) => staffCalls[name]!.stepUp).toSorted()).toEqual([...stepUpCalls].toSorted())
  })

  it('about many reach nothing of others’, or say why nobody has bounds there', () => {
    const aboutMany = names.filter((name) => /^arrange|\.(list|bulk|export)$/.test(name))
    const isSilent = ({ foreign, withheld, unscoped }: StaffMatrixRow) => !foreign && !withheld && !unscoped
    expect(aboutMany.filter((name) => isSilent(rowOf(name)))).toEqual([])
    expect(aboutMany.length).toBeGreaterThan(20)
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
  const { action, method, status } = staffCalls[name]!
  const { answers = status, unaudited, foreign, withheld, boundBy, endsSession } = rowOf(name)

  it('is allowed to whom the table says, and does not exist for the others', async () => {
    const once = await askOf(name, sessions[0]!)
    for (const [index, member] of members.entries()) {
      const who = `${member.role} ${member.duties}`
      const session = sessions[index]!
      if (!isAsked(name, member, action)) continue
      if (!isWrittenOut(member, action)) expect((await send(name, session.headers, once)).statusCode, who).toBe(404)
      else if (method === 'POST' && isSameAlone(member, action))
        // Their role alone has done it: that this one is let in too is seen by what is read only behind the door.
        expect((await sendNonsense(name, session.headers)).statusCode, who).toBeOneOf([400, 415])
      else {
        const own = endsSession ? await test.signInStaff(member) : session
        // A new one each time: some calls use up what they are about.
        expect((await send(name, own.headers, await askOf(name, own))).statusCode, who).toBe(answers)
      }
    }
  })

  if (method === 'POST' && !unaudited)
    it('is written down with who and what', async () => {
      const owner = await test.signInStaff({ role: 'owner' })
      const { headers, staffId } = owner
      expect((await send(name, headers, await askOf(name, owner))).statusCode).toBe(status)
      const rows = await test.deps.database.db.select().from(auditEntry).where(eq(auditEntry.staffId, staffId))
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ staffId, resource: expect.any(String), resourceId: expect.any(String) })
    })

  if (stepUpCalls.includes(name))
    it('asks for the second factor again', async () => {
      const owner = await test.signInStaff({ role: 'owner' })
      const { headers, staffId } = owner
      await test.deps.database.db
        .update(staffSession)
        .set({ provedAt: new Date(Date.now() - 60 * 60_000) })
        .where(eq(staffSession.staffId, staffId))
      const refused = await send(name, headers, await askOf(name, owner))
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_needed'])
    })

  if (foreign)
    it.each(boundBy ? [boundBy] : bounds)('does not exist of another’s %s', async (bound) => {
      expect((await send(name, strangers[bound].headers, await foreign(world))).statusCode).toBe(404)
    })

  if (withheld)
    it.each(boundBy ? [boundBy] : bounds)('reaches nothing of another’s %s', async (bound) => {
      const ask = await withheld(world)
      expect(await reached(name, strangers[bound], ask)).toBe(0)
      expect(await reached(name, sessions[0]!, ask)).toBe(1)
    })
})
