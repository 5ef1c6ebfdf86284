import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as tables from '../../../tables/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts'
import { demoComplaints } from './complaints.ts'
import { inboxTalks } from './inbox-talks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ demo: true })
})
afterAll(() => database.close())

it('the demo doctor has an answer to read, a question about a lecture at its second, and a settled complaint', async () => {
  const { db } = database
  const { complaint, complaintMessage } = tables
  const rows = await db
    .select()
    .from(complaint)
    .where(like(complaint.clientKey, 'demo-complaint-%'))
    .orderBy(asc(complaint.id))
  expect(rows.map(({ category, state }) => [category, state])).toEqual([
    ['payment', 'answered'],
    ['lecture', 'open'],
    ['device', 'closed'],
  ])
  expect(rows.map(({ doctorReadAt, lastMessageAt }) => doctorReadAt < lastMessageAt)).toEqual([true, false, false])
  expect(rows[1]).toMatchObject({
    atSeconds: 24,
    videoId: expect.any(Number),
    scheduleEventId: expect.any(Number),
    enrolmentId: expect.any(Number),
  })
  for (const row of rows) {
    const said = await db.select().from(complaintMessage).where(eq(complaintMessage.complaintId, row.id))
    expect(said.map(({ createdAt }) => createdAt.getTime())).toContain(row.lastMessageAt.getTime())
  }
})

it('the demo conversations are written in one form of each letter', () => {
  for (const { subject, lines } of [...demoComplaints, ...inboxTalks])
    for (const text of [subject, ...lines.map((line) => line.text)]) expect(text).toBe(text.normalize('NFC'))
})
