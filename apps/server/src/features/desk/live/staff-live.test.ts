import { faqResource, readPresence, sayPresence, staffLivePath, suspendStaff } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { heartbeat } from '../../live/index.ts'
import { createStaffHub } from './staff-hub.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let address: string
let najma: Session
let rashed: Session
beforeAll(async () => {
  test = await buildTestOffice()
  address = await test.office.listen()
  najma = await test.signInStaff({ name: 'নাজমা' })
  rashed = await test.signInStaff({ name: 'রাশেদ' })
})
afterAll(() => test.close())

async function openPage({ headers }: Session) {
  const leaving = new AbortController()
  const response = await fetch(address + staffLivePath, { headers, signal: leaving.signal })
  const heard: unknown[] = []
  let isOver = false
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!)
      for (const [, data] of decoder.decode(chunk as Uint8Array).matchAll(/^data: (.*)$/gm))
        heard.push(JSON.parse(data!))
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  await eventually(() => expect(heard).toContain('resync'))
  return { heard, isOver: () => isOver, leave: () => leaving.abort() }
}

const say = ({ headers }: Session, place: string, is_open: boolean) =>
  test.office.inject({ method: 'POST', url: sayPresence.path, headers, payload: { place, is_open } })
const othersAt = async ({ headers }: Session, place: string) => {
  const answer = await test.office.inject({ url: `${readPresence.path}?place=${place}`, headers })
  return readPresence.response.parse(answer.json()).others.map(({ name }) => name)
}

describe('the stream of the office', () => {
  it('is nobody’s without a session, and does not exist for a doctor or on the doctors’ site', async () => {
    expect((await fetch(address + staffLivePath)).status).toBe(401)
    const asDoctor = { authorization: 'Bearer abc' }
    expect((await fetch(address + staffLivePath, { headers: asDoctor })).status).toBe(404)
    expect((await test.app.inject({ url: staffLivePath, headers: najma.headers })).statusCode).toBe(404)
  })

  it('tells of what a colleague wrote, so that open lists ask again', async () => {
    const page = await openPage(najma)
    const fields = { title: { bn: 'নতুন' }, answer: { bn: 'উত্তর' }, category: 'x', show_on_home: false, is_active: true }
    const { headers } = rashed
    await test.office.inject({ method: 'POST', url: faqResource.path, headers, payload: { fields } })
    await eventually(() => expect(page.heard).toContainEqual({ kind: 'changed', path: faqResource.path }))
    page.leave()
  })

  it('ends at once for who is suspended, and says nothing more', async () => {
    const gone = await test.signInStaff({ role: 'support' })
    const owner = await test.signInStaff({ role: 'owner' })
    const page = await openPage(gone)
    const url = suspendStaff.path.replace(':id', String(gone.staffId))
    const payload = { suspended: true, reason: 'চাকরি ছেড়েছেন' }
    await test.office.inject({ method: 'POST', url, payload, headers: owner.headers })
    await eventually(() => expect(page.isOver()).toBe(true))
    expect(page.heard).not.toContainEqual(expect.objectContaining({ kind: 'changed' }))
  })

  it('ends for a session that nobody has used for half an hour', async () => {
    const { staffId } = await test.signInStaff()
    const { staffSession } = tables
    const { database } = test.deps
    const [session] = await database.db.select().from(staffSession).where(eq(staffSession.staffId, staffId))
    let minutesLater = 29
    const hub = createStaffHub({
      database,
      clock: () => new Date(session!.lastUsedAt.getTime() + minutesLater * 60_000),
      onError: (error) => expect.unreachable(String(error)),
      beatMs: 20,
    })
    const said: string[] = []
    let isOver = false
    const end = () => {
      isOver = true
    }
    hub.join({ staffId, sessionId: session!.id }, () => ({ write: (text) => void said.push(text), end }))
    await eventually(() => expect(said).toContain(heartbeat))
    expect(isOver).toBe(false)
    minutesLater = 31
    await eventually(() => expect(isOver).toBe(true))
    await hub.close()
  })

  it('is for two dozen pages of a member at once', async () => {
    const busy = await test.signInStaff()
    const pages = await Promise.all(Array.from({ length: 24 }, () => openPage(busy)))
    expect((await fetch(address + staffLivePath, { headers: busy.headers })).status).toBe(429)
    for (const { leave } of pages) leave()
  })
})

describe('presence', () => {
  it('is said of thirty things at once', async () => {
    const busy = await test.signInStaff()
    const said = await Promise.all(Array.from({ length: 40 }, (_, nth) => say(busy, `faqs/9${nth}`, true)))
    expect(said.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(said.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    await test.deps.database.db.delete(tables.staffPresence)
  })

  it('tells each who else has a thing open, until they leave it', async () => {
    const page = await openPage(najma)
    await say(najma, 'faqs/12', true)
    const entered = await say(rashed, 'faqs/12', true)
    expect(entered.json().others.map(({ name }: { name: string }) => name)).toEqual(['নাজমা'])
    await eventually(() => expect(page.heard).toContainEqual({ kind: 'presence', place: 'faqs/12' }))
    expect(await othersAt(najma, 'faqs/12')).toEqual(['রাশেদ'])
    expect(await othersAt(najma, 'faqs/13')).toEqual([])
    await say(rashed, 'faqs/12', false)
    expect(await othersAt(najma, 'faqs/12')).toEqual([])
    page.leave()
  })

  it('ends with the page, also when it said nothing', async () => {
    const page = await openPage(rashed)
    await say(rashed, 'faqs/14', true)
    expect(await othersAt(najma, 'faqs/14')).toEqual(['রাশেদ'])
    page.leave()
    await eventually(async () => expect(await othersAt(najma, 'faqs/14')).toEqual([]))
  })

  it('stays while another process hears a page of the same session', async () => {
    const { database, clock } = test.deps
    const { staffPresence, staffSession } = tables
    await say(rashed, 'faqs/16', true)
    const findEntry = async () => {
      const [entry] = await database.db.select().from(staffPresence).where(eq(staffPresence.place, 'faqs/16'))
      return entry
    }
    const sessionId = (await findEntry())!.staffSessionId
    const [session] = await database.db.select().from(staffSession).where(eq(staffSession.id, sessionId))
    const elsewhere = createStaffHub({ database, clock, onError: () => {} })
    const heard: string[] = []
    elsewhere.join({ staffId: session!.staffId, sessionId }, () => ({ write: (text) => heard.push(text), end() {} }))
    // Said once at the joining, and once when it really listens.
    await eventually(() => expect(heard).toHaveLength(2))
    const page = await openPage(rashed)
    const before = (await findEntry())!.seenAt
    page.leave()
    await eventually(async () => expect((await findEntry())!.seenAt.getTime()).toBeGreaterThan(before.getTime()))
    await elsewhere.close()
  })

  it('is over for one whose page was not heard of for more than a minute', async () => {
    await say(rashed, 'faqs/15', true)
    const { staffPresence } = tables
    await test.deps.database.db
      .update(staffPresence)
      .set({ seenAt: new Date(Date.now() - 90_000) })
      .where(eq(staffPresence.place, 'faqs/15'))
    expect(await othersAt(najma, 'faqs/15')).toEqual([])
  })
})
