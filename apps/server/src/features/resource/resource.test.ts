import { faqResource, holidayResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

let test: TestOffice
let staff: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  test = await buildTestOffice()
  staff = await test.signInStaff()
})
afterAll(() => test.close())

const fields = {
  title: { bn: 'ক্লাস কি রেকর্ড থাকে?', en: 'Are classes recorded?' },
  answer: { bn: 'থাকে।' },
  category: 'classes',
  show_on_home: false,
  is_active: true,
}
const get = (url: string) => test.office.inject({ url, headers: staff.headers })
const post = (url: string, payload: object, headers = staff.headers) =>
  test.office.inject({ method: 'POST', url, payload, headers })
const create = async () => (await post(faqResource.path, { fields })).json() as { id: number; version: number }
const placeOf = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
const at = (id: number) => `${faqResource.path}/${id}`

describe('a thing of the office', () => {
  it('is made, read, saved, and every change written down with what was before', async () => {
    const { id, version } = await create()
    expect(version).toBe(1)
    const read = await get(at(id))
    expect(faqResource.read.response.parse(read.json())).toMatchObject({ version: 1, fields })
    const title = { bn: 'ক্লাসের রেকর্ড কত দিন থাকে?' }
    const saved = await post(at(id), { version: 1, fields: { ...fields, title } })
    expect(saved.json()).toEqual({ version: 2 })
    const [entry] = await test.deps.database.db
      .select()
      .from(tables.auditEntry)
      .where(eq(tables.auditEntry.resourceId, String(id)))
      .orderBy(desc(tables.auditEntry.id))
      .limit(1)
    expect(entry).toMatchObject({
      staffId: staff.staffId,
      action: 'website.write',
      resource: 'faq',
      before: { title: fields.title },
      after: { title },
    })
  })

  it('is not saved over what somebody else saved meanwhile', async () => {
    const { id } = await create()
    const other = await test.signInStaff()
    const theirs = { ...fields, answer: { bn: 'তিন মাস।' } }
    expect((await post(at(id), { version: 1, fields: theirs }, other.headers)).statusCode).toBe(200)
    const mine = await post(at(id), { version: 1, fields })
    expect(mine.statusCode).toBe(409)
    expect(mine.json().code).toBe('version_conflict')
    expect((await get(at(id))).json()).toMatchObject({ version: 2, fields: { answer: theirs.answer } })
  })

  it('is saved once when two save at once', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(at(id), { version: 1, fields })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('loses nothing silently when two save it over and over', async () => {
    const { id } = await create()
    const other = await test.signInStaff()
    const accepted = new Map<number, string>()
    let refused = 0
    const saver = async (name: string, headers: typeof staff.headers) => {
      for (let nth = 0; nth < 15; nth += 1) {
        const { version } = (await get(at(id))).json()
        const answer = await post(at(id), { version, fields: { ...fields, answer: { bn: `${name} ${nth}` } } }, headers)
        if (answer.statusCode === 409) refused += 1
        else accepted.set(answer.json().version, `${name} ${nth}`)
      }
    }
    await Promise.all([saver('নাজমা', staff.headers), saver('রাশেদ', other.headers)])
    expect(accepted.size + refused).toBe(30)
    const { revisions } = (await get(`${at(id)}/history`)).json()
    const kept = revisions.filter(({ version }: { version: number }) => version > 1)
    expect(kept).toHaveLength(accepted.size)
    for (const { version, fields: said } of kept) expect(said.answer.bn).toBe(accepted.get(version))
  })

  it('says again what it said before, also what stood there before the office was opened', async () => {
    const { db } = test.deps.database
    const [old] = await db.select().from(tables.faq).limit(1)
    const { id } = old!
    const first = (await get(at(id))).json()
    expect(first.version).toBe(0)
    await post(at(id), { version: 0, fields: { ...fields, category: old!.category } })
    const { revisions } = (await get(`${at(id)}/history`)).json()
    expect(revisions.map(({ version }: { version: number }) => version)).toEqual([1, 0])
    const restored = await post(`${at(id)}/restore`, { version: 1, to: 0 })
    expect(restored.json()).toEqual({ version: 2 })
    expect((await get(at(id))).json().fields).toEqual(first.fields)
  })

  it('does not say again what today’s form has no place for', async () => {
    const { id } = await create()
    const { resourceRevision } = tables
    await test.deps.database.db
      .update(resourceRevision)
      .set({ fields: { ...fields, answer: 'once one text' } })
      .where(and(eq(resourceRevision.resource, 'faq'), eq(resourceRevision.resourceId, String(id))))
    const refused = await post(`${at(id)}/restore`, { version: 1, to: 1 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'revision_outdated'])
  })

  it('is listed page by page, each once, in every order', async () => {
    for (const sort of ['position', 'updated_at'])
      for (const order of ['asc', 'desc']) {
        const ids: number[] = []
        let next: string | null = ''
        while (next !== null) {
          const query: URLSearchParams = new URLSearchParams({
            sort,
            order,
            'per-page': '3',
            ...(next && { after: next }),
          })
          const page = faqResource.list.response.parse((await get(`${faqResource.path}?${query}`)).json())
          ids.push(...page.rows.map(({ id }) => id))
          next = page.next
        }
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBe(await test.deps.database.db.$count(tables.faq))
      }
  })

  it('is found by its words and by its filters', async () => {
    const { id } = await create()
    const found = (await get(`${faqResource.path}?q=${encodeURIComponent('রেকর্ড থাকে')}&category=classes`)).json()
    expect(found.rows.map((row: { id: number }) => row.id)).toContain(id)
    expect((await get(`${faqResource.path}?category=classes&active=false`)).json().total).toBe(0)
  })

  it.each([
    ['a page that is made up', faqResource.path, 'after=bm9uc2Vuc2U', 400],
    ['a page after no row at all', faqResource.path, `after=${placeOf('abc', 'def')}`, 400],
    ['a page after a moment that is none', faqResource.path, `sort=updated_at&after=${placeOf('soon', '1')}`, 400],
    ['a page after a row beyond all rows', faqResource.path, `after=${placeOf('1', '99999999999')}`, 400],
    ['an unknown order', faqResource.path, 'sort=answer', 422],
    ['a year that no database knows', holidayResource.path, 'from=0000-01-01', 422],
    ['a year that no plan reaches', holidayResource.path, 'from=9999-12-20', 422],
  ])('refuses %s', async (_, path, query, status) => {
    expect((await get(`${path}?${query}`)).statusCode).toBe(status)
  })

  it('refuses what is wrong beside its field', async () => {
    const refused = await post(faqResource.path, { fields: { ...fields, title: { bn: '' } } })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(['fields.title.bn'])
  })
})

describe('who may', () => {
  const url = faqResource.path

  it('is nobody without a session, and nobody with a doctor’s token', async () => {
    expect((await test.office.inject({ url })).statusCode).toBe(401)
    const asDoctor = await test.office.inject({ url, headers: { authorization: 'Bearer abc' } })
    expect(asDoctor.statusCode).toBe(404)
    expect((await test.app.inject({ url, headers: staff.headers })).statusCode).toBe(404)
  })

  it('is not who has no such right: there is nothing there, whatever they send', async () => {
    const support = await test.signInStaff({ role: 'support' })
    expect((await test.office.inject({ url, headers: support.headers })).statusCode).toBe(404)
    expect((await post(url, { nonsense: true }, support.headers)).statusCode).toBe(404)
  })

  it('is not another site’s page', async () => {
    const { cookie } = staff.headers
    expect(
      (await test.office.inject({ method: 'POST', url, payload: { fields }, headers: { cookie } })).statusCode,
    ).toBe(419)
    const foreign = { ...staff.headers, origin: 'https://evil.example' }
    expect((await post(url, { fields }, foreign)).statusCode).toBe(419)
  })

  it('is nobody any more who is suspended', async () => {
    const gone = await test.signInStaff()
    const { db } = test.deps.database
    await db.update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, gone.staffId))
    expect((await test.office.inject({ url, headers: gone.headers })).statusCode).toBe(401)
  })
})

describe('what was written down', () => {
  it('can be neither changed nor removed', async () => {
    const { db } = test.deps.database
    await create()
    await expect(db.update(tables.auditEntry).set({ action: 'nothing' })).rejects.toThrow()
    await expect(db.delete(tables.auditEntry)).rejects.toThrow()
    await expect(db.execute('truncate audit_entry cascade')).rejects.toThrow()
  })
})
