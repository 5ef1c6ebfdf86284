import { type StaffAction, staffActions } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq, gt, isNull, max } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

/** Nobody does what these calls ask for, and a member has only so many jobs waiting. */
const cancelJobs = () =>
  world.db.update(staffJob).set({ state: 'cancelled', endedAt: new Date() }).where(isNull(staffJob.endedAt))

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

/** Whether one of them may do all that the other may, and more, or the same and stands behind them. */
const mayMore = (one: Member, other: Member): boolean => {
  const [mine, theirs] = [one, other].map((member) => staffActions.filter((action) => isWrittenOut(member, action)))
  const same = mine!.length === theirs!.length
  return theirs!.every((action) => mine!.includes(action)) && (!same || members.indexOf(one) > members.indexOf(other))
}
/** Those of whom each may do something that no other of them may. */
const least = new Map(
  staffActions.map((action) => {
    const allowed = members.filter((member) => isWrittenOut(member, action))
    return [action, allowed.filter((member) => !allowed.some((other) => mayMore(member, other)))]
  }),
)

const bounds: Bound[] = ['course', 'branch']
const names = Object.keys(staffCalls)
const rowOf = (name: string): StaffMatrixRow => staffMatrixRows[name] ?? {}
const askOf = async (name: string, { staffId }: Session): Promise<StaffAsk> =>
  (await rowOf(name).ask?.(world, staffId)) ?? {}

const whoIs = ({ role, duties }: Member) => `${role} ${duties}`
const lastEntry = async () => (await world.db.select({ id: max(auditEntry.id) }).from(auditEntry))[0]?.id ?? 0

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
  await cancelJobs()
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
  const { answers = status, unaudited, foreign, colleagues, withheld, boundBy, endsSession } = rowOf(name)
  const isAudited = method === 'POST' && !unaudited

  it(`is allowed to whom the table says${isAudited ? ', written down with who and what,' : ''} and does not exist for the others`, async () => {
    const [first, ...others] = least.get(action)!
    const asked = members.filter((member) => isAsked(name, member, action))
    const sessionOf = async (member: Member): Promise<Session> =>
      endsSession ? test.signInStaff(member) : sessions[members.indexOf(member)]!
    const session = await sessionOf(first!)
    const once = await askOf(name, session)
    for (const member of asked.filter((each) => !isWrittenOut(each, action))) {
      const { headers } = sessions[members.indexOf(member)]!
      expect((await send(name, headers, once)).statusCode, whoIs(member)).toBe(404)
    }
    const before = isAudited ? await lastEntry() : 0
    expect((await send(name, session.headers, once)).statusCode, whoIs(first!)).toBe(answers)
    if (isAudited) {
      const isOurs = and(eq(auditEntry.staffId, session.staffId), gt(auditEntry.id, before))
      const entry = { staffId: session.staffId, resource: expect.any(String), resourceId: expect.any(String) }
      expect(await world.db.select().from(auditEntry).where(isOurs)).toEqual([expect.objectContaining(entry)])
    }
    for (const member of asked.filter((each) => each !== first && isWrittenOut(each, action))) {
      const own = await sessionOf(member)
      if (method === 'POST' && !others.includes(member))
        // Somebody who may do less has done it: that this one is let in too is seen by what is read only behind the door.
        expect((await sendNonsense(name, own.headers)).statusCode, whoIs(member)).toBeOneOf([400, 415])
      else {
        // Reading uses nothing up, but some is of one's own alone.
        const isRead = method === 'GET' && (await send(name, own.headers, once)).statusCode === answers
        if (!isRead)
          expect((await send(name, own.headers, await askOf(name, own))).statusCode, whoIs(member)).toBe(answers)
      }
    }
    if (status === 202) await cancelJobs()
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

  if (colleagues)
    it('does not exist for a teacher of what a colleague brought', async () => {
      const teacher = sessions[members.findIndex(({ role }) => role === 'teacher')]!
      expect((await send(name, teacher.headers, await colleagues(world))).statusCode).toBe(404)
    })

  if (withheld)
    it.each(boundBy ? [boundBy] : bounds)('reaches nothing of another’s %s', async (bound) => {
      const ask = await withheld(world)
      expect(await reached(name, strangers[bound], ask)).toBe(0)
      expect(await reached(name, sessions[0]!, ask)).toBe(1)
    })
})
