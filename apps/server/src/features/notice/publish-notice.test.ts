import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { eventually } from '../../testing/eventually.ts'
import { openLive } from '../../testing/open-live.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildCourseBatch, buildReader } from './notice-test.fixture.ts'
import { publishNotice } from './publish-notice.ts'

const database = await createTestDatabase()
const { db } = database
let test: TestApp
let address: string
let staffId: number
const now = new Date()
const texts = { title: { bn: '  ক্লাস \n বন্ধ ' }, body: { bn: '<p onclick="x()">আজ ক্লাস নেই।</p><script>1</script>' } }

beforeAll(async () => {
  test = await buildTestApp({ database })
  address = await test.app.listen()
  staffId = (await buildStaff(db)).id
})
afterAll(() => test.close())

describe('publishing a notice', () => {
  it('reaches whoever it is for while they look, and nobody else', async () => {
    const membership = await buildCourseBatch(db)
    const inside = await openLive(address, (await buildReader(db, membership)).headers)
    const outside = await openLive(address, (await buildReader(db)).headers)
    await eventually(() => expect([inside, outside].map(({ seen }) => seen.messages)).toEqual([['resync'], ['resync']]))
    const { noticeId } = await publishNotice(db, {
      staffId,
      to: { batch: membership.batchId },
      ...texts,
      now,
      locale: 'bn',
    })
    const { noticeId: later } = await publishNotice(db, { staffId, to: { all: true }, ...texts, now, locale: 'bn' })
    await eventually(() =>
      expect(inside.seen.messages.slice(1)).toEqual([
        { kind: 'notice', id: noticeId },
        { kind: 'notice', id: later },
      ]),
    )
    await eventually(() => expect(outside.seen.messages.slice(1)).toEqual([{ kind: 'notice', id: later }]))
    await Promise.all([inside.leave(), outside.leave()])
  })

  it('keeps cleaned texts and who did it', async () => {
    const { courseId } = await buildCourseBatch(db)
    const { noticeId } = await publishNotice(db, { staffId, to: { course: courseId }, ...texts, now, locale: 'bn' })
    const [row] = await db.select().from(tables.notice).orderBy(desc(tables.notice.id)).limit(1)
    expect(row).toMatchObject({
      id: noticeId,
      audience: 'course',
      courseId,
      title: { bn: 'ক্লাস বন্ধ' },
      body: { bn: '<p>আজ ক্লাস নেই।</p>' },
      publishedAt: now,
    })
    const [entry] = await db.select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1)
    expect(entry).toMatchObject({
      staffId,
      action: 'notice_published',
      detail: { notice_id: noticeId, course: courseId },
    })
  })

  it('refuses a notice without words, or for a batch that is not there', async () => {
    const before = await db.$count(tables.notice)
    const publish = (given: object) =>
      publishNotice(db, { staffId, to: { all: true }, ...texts, now, locale: 'en', ...given })
    await expect(publish({ title: { bn: ' ' }, body: { bn: '<p></p>' } })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'title.bn': expect.anything(), 'body.bn': expect.anything() },
    })
    await expect(publish({ to: { batch: 999_999 } })).rejects.toMatchObject({ fields: { to: expect.anything() } })
    await expect(publish({ to: { course: 999_999 } })).rejects.toMatchObject({ fields: { to: expect.anything() } })
    expect(await db.$count(tables.notice)).toBe(before)
  })
})
