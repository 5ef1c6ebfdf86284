import { arrangeCourses, arrangeFaqs } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourse } from '../../testing/builders/build-batch.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { moveBefore } from './move-before.ts'

describe('one thing moved in a list', () => {
  it.each([
    ['forward', 1, 4, [2, 3, 1, 4]],
    ['back', 4, 1, [4, 1, 2, 3]],
    ['to the end', 2, null, [1, 3, 4, 2]],
    ['nowhere', 2, 3, [1, 2, 3, 4]],
    ['before itself', 2, 2, [1, 2, 3, 4]],
  ])('goes %s', (_, id, before, expected) => {
    expect(moveBefore([1, 2, 3, 4], id, before)).toEqual(expected)
  })

  it('is refused where it, or what it should stand before, is not there', () => {
    expect(moveBefore([1, 2], 3, 1)).toBeUndefined()
    expect(moveBefore([1, 2], 1, 3)).toBeUndefined()
  })
})

describe('arranging by hand', () => {
  let test: TestOffice
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await buildTestOffice()
    headers = (await test.signInStaff()).headers
  })
  afterAll(() => test.close())

  const idsInOrder = async () => {
    const { faq } = tables
    const rows = await test.deps.database.db.select({ id: faq.id }).from(faq).orderBy(asc(faq.position), asc(faq.id))
    return rows.map(({ id }) => id)
  }
  const move = (id: number, before: number | null) =>
    test.office.inject({ method: 'POST', url: arrangeFaqs.path, headers, payload: { id, before } })

  it('moves one, says the way back, and is written down', async () => {
    const ids = await idsInOrder()
    const [first, second, , fourth] = ids
    const moved = await move(first!, fourth!)
    expect(moved.json()).toEqual({ before: second })
    expect(await idsInOrder()).toEqual(moveBefore(ids, first!, fourth!))
    const [entry] = await test.deps.database.db
      .select()
      .from(tables.auditEntry)
      .where(eq(tables.auditEntry.resourceId, String(first)))
      .orderBy(desc(tables.auditEntry.id))
      .limit(1)
    expect(entry).toMatchObject({ resource: 'faq', before: { position: 1 }, after: { position: 3 } })
    await move(first!, moved.json().before)
    expect(await idsInOrder()).toEqual(ids)
  })

  it('loses nobody’s step when several move at once', async () => {
    const ids = await idsInOrder()
    const some = ids.slice(0, 5)
    const answers = await Promise.all(some.map((id) => move(id, null)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const after = await idsInOrder()
    expect(after.slice(0, -5)).toEqual(ids.slice(5))
    expect(after.slice(-5).toSorted()).toEqual(some.toSorted())
  })

  it('leaves in its place what is not the member’s', async () => {
    const { db } = test.deps.database
    const { course } = tables
    for (let nth = 0; nth < 5; nth++) await buildCourse(db)
    // All at one place, as they come from elsewhere: their order is that of their ids.
    await db.update(course).set({ position: 7 })
    const inOrder = async () =>
      (await db.select({ id: course.id }).from(course).orderBy(asc(course.position), asc(course.id))).map(
        ({ id }) => id,
      )
    const ids = await inOrder()
    const [second, fourth] = [ids[1]!, ids[3]!]
    const own = (await test.signInStaff({ role: 'manager', courseIds: [second, fourth] })).headers
    const moveOwn = (id: number, before: number | null) =>
      test.office.inject({ method: 'POST', url: arrangeCourses.path, headers: own, payload: { id, before } })
    expect((await moveOwn(fourth, second)).json()).toEqual({ before: null })
    expect(await inOrder()).toEqual(ids.with(1, fourth).with(3, second))
    expect((await moveOwn(second, fourth)).json()).toEqual({ before: null })
    expect(await inOrder()).toEqual(ids)
    expect((await moveOwn(ids[0]!, null)).statusCode).toBe(404)
    expect((await moveOwn(second, ids[0]!)).statusCode).toBe(404)
  })

  it('does not know what is not there', async () => {
    const [first] = await idsInOrder()
    expect((await move(2_000_000_000, null)).statusCode).toBe(404)
    expect((await move(first!, 2_000_000_000)).statusCode).toBe(404)
    expect((await move(0, null)).statusCode).toBe(422)
  })
})
