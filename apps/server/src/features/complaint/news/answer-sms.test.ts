import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, minutes } from '../../../testing/test-clock.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { answerComplaint } from '../answer-complaint.ts'
import { sendAnswerSms } from './send-answer-sms.ts'

const { answerSms, complaint, site } = tables
const path = '/api/v3/web/doctor/complaints'
/** Ten in the morning in Dhaka. */
const clock = createTestClock()
const moveTo = (moment: string) => clock.move(Date.parse(moment) - clock.now().getTime())
let test: TestApp
let db: TestApp['deps']['database']['db']
let staffId: number
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  db = test.deps.database.db
  await db.update(site).set({ quietFromHour: 22, quietUntilHour: 8 })
  staffId = (await buildStaff(db)).id
})
beforeEach(() => {
  test.smses.length = 0
})
afterAll(() => test.close())

const send = () => sendAnswerSms(test.deps, clock.now())

/** A doctor who has written, wishing for an SMS or not, and what an answer and a look at it are for them. */
async function written(wish: { wants_sms?: boolean }) {
  const { id: doctorId, phone } = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
  const words = { category: 'other', subject: 'ভিডিও চলছে না', text: 'কাল থেকে', client_key: `sms-${doctorId}-key` }
  const raised = await test.app.inject({ method: 'POST', url: path, headers, payload: { ...words, ...wish } })
  const id: number = raised.json().complaint_id
  return {
    id,
    phone,
    answer: (text = 'গোপন কথা') =>
      db.transaction((tx) => answerComplaint(tx, { staffId, complaintId: id, text, now: clock.now() })),
    read: () => db.update(complaint).set({ doctorReadAt: clock.now() }).where(eq(complaint.id, id)),
  }
}

describe('an answer by SMS', () => {
  it('goes to who wished for it, once, with the way to it and not with what it says', async () => {
    const wishing = await written({ wants_sms: true })
    const other = await written({})
    await wishing.answer()
    await other.answer()
    expect([await send(), await send()]).toEqual([1, 0])
    expect(test.smses).toEqual([{ to: wishing.phone, text: expect.stringContaining(`/my/complain-box/${wishing.id}`) }])
    expect(test.smses[0]!.text).not.toContain('গোপন')
  })

  it('is not sent where the answer was read before it went', async () => {
    const { answer, read } = await written({ wants_sms: true })
    await answer()
    clock.move(minutes(1))
    await read()
    await send()
    expect(test.smses).toEqual([])
  })

  it('waits for the end of the quiet hours', async () => {
    moveTo('2026-07-01T17:30:00Z')
    const { answer } = await written({ wants_sms: true })
    await answer()
    expect(await send()).toBe(0)
    moveTo('2026-07-02T01:59:00Z')
    expect(await send()).toBe(0)
    moveTo('2026-07-02T02:00:00Z')
    expect(await send()).toBe(1)
    expect(test.smses).toHaveLength(1)
  })

  it('is tried again while no gateway takes it, not by night, and given up when it is no news', async () => {
    moveTo('2026-07-03T15:45:00Z')
    const { answer } = await written({ wants_sms: true })
    await answer()
    const away = async () => {
      throw new SmsUndeliverable('+8801712345678', [], { permanent: false, cause: undefined })
    }
    const fail = () => sendAnswerSms({ ...test.deps, sendSms: away }, clock.now())
    const waitsUntil = async () => {
      const [row] = await db.select().from(answerSms).orderBy(desc(answerSms.messageId)).limit(1)
      return row?.tellAt?.toISOString()
    }
    expect([await fail(), await waitsUntil()]).toEqual([1, '2026-07-03T15:55:00.000Z'])
    moveTo('2026-07-03T15:55:00Z')
    expect([await fail(), await waitsUntil()]).toEqual([1, '2026-07-04T02:00:00.000Z'])
    moveTo('2026-07-04T02:00:00Z')
    expect([await fail(), await waitsUntil()], 'more than six hours later').toEqual([1, undefined])
    expect(await send()).toBe(0)
  })
})
