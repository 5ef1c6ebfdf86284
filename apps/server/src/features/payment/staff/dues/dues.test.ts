import { tables } from '@prostuti/db'
import { afterAll, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../../../testing/builders/build-batch.ts'
import { buildDebt } from '../../../../testing/builders/build-debt.ts'
import { buildDoctor } from '../../../../testing/builders/build-doctor.ts'
import { buildTestOffice } from '../../../../testing/test-office.ts'

const test = await buildTestOffice()
const { db } = test.deps.database
afterAll(test.close)
const accounts = await test.signInStaff({ role: 'accounts' })
const call = (method: 'GET' | 'POST', path: string, by = accounts) =>
  test.office.inject({
    ...{ method, url: `/api/v3/admin${path}`, headers: by.headers },
    ...(method === 'POST' && { payload: {} }),
  })

it('lists who owes by how long, to whom it belongs, and sends a link to pay', async () => {
  const doctor = await buildDoctor(db)
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const seat = { doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id, state: 'active' } as const
  const [enrolment] = await db.insert(tables.enrolment).values(seat).returning()
  await buildDebt(db, { doctorId: doctor.id, enrolmentId: enrolment!.id, now: new Date() })
  const dues = (await call('GET', '/dues?age=older')).json()
  const own = dues.rows.find((row: { doctor: { id: number } }) => row.doctor.id === doctor.id)
  expect(own).toMatchObject({ age: 'older', due_paisa: 1_000_000, open_paisa: 1_000_000, postpone: { number: 1 } })
  expect(own.doctor.phone).toContain('*')
  expect(dues.ages.find(({ age }: { age: string }) => age === 'older').count).toBeGreaterThan(0)
  const none = await test.signInStaff({ role: 'accounts', courseIds: [] })
  expect((await call('GET', '/dues', none)).json().rows).toEqual([])
  const sent = (await call('POST', `/dues/${own.id}/pay-link`)).json()
  expect(sent.text).toContain('/checkout')
  const texts = () => test.smses.filter(({ text }) => text === sent.text)
  expect(texts()).toHaveLength(1)
  await call('POST', `/dues/${own.id}/pay-link`)
  expect((await call('POST', `/dues/${own.id}/pay-link`)).statusCode).toBe(429)
  expect(texts()).toHaveLength(2)
})
