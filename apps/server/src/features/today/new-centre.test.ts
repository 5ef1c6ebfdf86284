import { readToday } from '@prostuti/contract/staff'
import { seedStarterSite, tables } from '@prostuti/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildBatch, buildCourse } from '../../testing/builders/build-batch.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

let test: TestOffice
const now = new Date()
beforeAll(async () => {
  test = await buildTestOffice({ demo: false, clock: () => now, env: { dataDir: '/tmp' } })
  await seedStarterSite(test.deps.database.db)
})
afterAll(() => test.close())

async function todayOf(role: 'owner' | 'teacher') {
  const { headers } = await test.signInStaff({ role })
  return readToday.response.parse((await test.office.inject({ url: readToday.path, headers })).json())
}
async function leftToDo() {
  const { set_up } = await todayOf('owner')
  if (set_up?.state !== 'here') throw new Error('the steps are not shown')
  return set_up.steps.filter(({ is_done }) => !is_done).map(({ name }) => name)
}

it('shows a new centre ten steps instead of a day, each found done or not', async () => {
  const today = await todayOf('owner')
  expect(today.set_up).toMatchObject({ state: 'here', steps: { length: 10 } })
  expect(today).not.toHaveProperty('queues')
  expect(today.health).toMatchObject({ state: 'here' })
  expect(await leftToDo()).toEqual(['contact', 'logo', 'branch', 'teacher', 'course', 'batch', 'timetable', 'notice'])
  const { db } = test.deps.database
  await db.update(tables.site).set({ phone: '+8801811111111', logo: '/files/logo.png' })
  const { id: batchId } = await buildBatch(db, await buildCourse(db))
  // At once, though nobody's clock has moved: who has done a step comes back to see it done.
  expect(await leftToDo()).not.toContain('contact')
  expect(await leftToDo()).not.toContain('batch')
  expect(await todayOf('owner')).toMatchObject({ set_up: { batch_id: batchId } })
  const notice = {
    audience: 'all' as const,
    title: { bn: 'ভর্তি শুরু' },
    body: { bn: '<p>আজ থেকে</p>' },
    publishedAt: now,
  }
  await db.insert(tables.notice).values([
    { ...notice, isAutomatic: true },
    { ...notice, withdrawnAt: now },
  ])
  expect(await leftToDo()).toContain('notice')
  await db.insert(tables.notice).values(notice)
  expect(await leftToDo()).not.toContain('notice')
})

it('is a matter of who can do something about it', async () => {
  expect(await todayOf('teacher')).not.toHaveProperty('set_up')
})
