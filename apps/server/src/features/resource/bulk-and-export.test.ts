import { defineResource, faqResource, readJob } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { cellOf } from './export/export-columns.ts'
import { exportFormats } from './export/formats.ts'

const { auditEntry, faq, resourceRevision, staff } = tables

let test: TestOffice
let member: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  test = await buildTestOffice()
  member = await test.signInStaff({ name: 'নাজমা' })
})
afterAll(() => test.close())

const words = { title: 'সাধারণ প্রশ্ন', list: '/faqs' }
const post = (url: string, payload: object) =>
  test.office.inject({ method: 'POST', url, payload, headers: member.headers })
const get = (url: string) => test.office.inject({ url, headers: member.headers })
async function runJobs() {
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(new Date(), new AbortController().signal)
  expect(faults).toEqual([])
}
async function insertFaqs(category: string, count: number) {
  const values = Array.from({ length: count }, (_, nth) => ({
    title: { bn: `প্রশ্ন ${nth}` },
    answer: { bn: '=1+1, "কমা"' },
    category,
    isActive: nth % 10 !== 0,
  }))
  return test.deps.database.db.insert(faq).values(values).returning({ id: faq.id })
}
const { bulk } = faqResource

describe('one press for all that match', () => {
  it('changes each by its own write, with its revision, its audit row and its outcome', async () => {
    const { db } = test.deps.database
    await insertFaqs('bulk', 60)
    const begun = await post(bulk!.path, { action: 'hide', filter: { category: 'bulk' }, ...words })
    expect(begun.statusCode).toBe(201)
    const { job_id } = begun.json()
    await runJobs()
    const { job } = readJob.response.parse((await get(`/api/v3/admin/jobs/${job_id}`)).json())
    expect(job).toMatchObject({ state: 'done', done: 60, failed: 0, total: 60 })
    const skipped = readJob.response.parse((await get(`/api/v3/admin/jobs/${job_id}?outcome=skipped`)).json())
    expect(skipped.items).toHaveLength(6)
    expect(skipped.items[0]?.label).toMatch(/^প্রশ্ন/)
    const ours = await db.select({ id: faq.id }).from(faq).where(eq(faq.category, 'bulk'))
    expect(await db.$count(faq, and(eq(faq.category, 'bulk'), faq.isActive))).toBe(0)
    const ids = ours.map(({ id }) => String(id))
    const isOurs = sql`resource = 'faq' and resource_id in ${ids}`
    expect(await db.$count(resourceRevision, and(isOurs, eq(resourceRevision.version, 1)))).toBe(54)
    const audits = await db.select().from(auditEntry).where(isOurs)
    expect(audits).toHaveLength(54)
    expect(audits[0]).toMatchObject({
      staffId: member.staffId,
      before: { is_active: true },
      after: { is_active: false },
    })
    expect(audits[0]?.staffSessionId).not.toBeNull()
  })

  it('leaves alone what does not match, and takes the chosen ones by their ids', async () => {
    const { db } = test.deps.database
    const made = await insertFaqs('chosen', 5)
    const ids = made.slice(1, 3).map(({ id }) => id)
    await post(bulk!.path, { action: 'hide', filter: { ids: ids.join() }, ...words })
    await runJobs()
    const shown = await db.$count(faq, and(eq(faq.category, 'chosen'), faq.isActive))
    expect(shown).toBe(2)
  })

  it('takes back what it has changed, and nothing that was so before', async () => {
    const { db } = test.deps.database
    await insertFaqs('slip', 20)
    const hide = { action: 'hide', filter: { category: 'slip' }, ...words }
    const { job_id } = (await post(bulk!.path, hide)).json()
    await runJobs()
    await post(bulk!.path, { ...hide, action: 'show', of_job: job_id })
    await runJobs()
    expect(await db.$count(faq, and(eq(faq.category, 'slip'), faq.isActive))).toBe(18)
    const others = await post(bulk!.path, { ...hide, of_job: 2_000_000_000 })
    expect(others.statusCode).toBe(404)
  })

  it('says of each thing that refuses why, and does the others', async () => {
    const { db } = test.deps.database
    const [first] = await insertFaqs('stubborn', 3)
    // Older than what a form may hold today.
    await db
      .update(faq)
      .set({ title: { bn: 'ক'.repeat(400) } })
      .where(eq(faq.id, first!.id))
    const { job_id } = (await post(bulk!.path, { action: 'show', filter: { category: 'stubborn' }, ...words })).json()
    await runJobs()
    const { job, items } = readJob.response.parse((await get(`/api/v3/admin/jobs/${job_id}?outcome=failed`)).json())
    expect(job).toMatchObject({ done: 3, failed: 1 })
    expect(items).toEqual([expect.objectContaining({ key: String(first!.id), words: expect.stringMatching(/[ক-৺]/) })])
  })

  it.each([
    ['an action that there is not', { action: 'burn', filter: {} }, 422],
    ['a filter that there is not', { action: 'hide', filter: { category: 'No Slug!' } }, 422],
  ])('refuses %s', async (_, body, status) => {
    expect((await post(bulk!.path, { ...body, ...words })).statusCode).toBe(status)
  })

  it('is not there where nothing could be set', () => {
    const bare = {
      name: 'x',
      path: '/api/v3/admin/x',
      reads: 'own',
      writes: 'own',
      filters: {},
      sorts: ['id'],
    } as const
    const fields = z.object({ text: z.string() })
    expect(defineResource({ ...bare, fields, row: fields }).bulk).toBeUndefined()
    expect(defineResource({ ...bare, fields, row: fields, many: { empty: { text: '' } } }).bulk).toBeDefined()
  })
})

describe('the exact number', () => {
  it('is given to whoever asks for it', async () => {
    await insertFaqs('many', 1100)
    const about = (await get(`${faqResource.path}?category=many`)).json()
    expect([about.total, about.is_exact, about.many]).toEqual([1000, false, ['hide', 'show']])
    const exact = (await get(`${faqResource.path}?category=many&count=exact&per-page=1`)).json()
    expect([exact.total, exact.is_exact]).toEqual([1100, true])
  })
})

describe('a list taken away', () => {
  const take = async (format: string) => {
    const titles = { title: 'প্রশ্ন', is_active: 'দেখা যায়' }
    const body = { format, filter: { category: 'many' }, titles, ...words }
    const { job_id } = (await post(faqResource.export.path, body)).json()
    await runJobs()
    return { job_id, file: await get(`/api/v3/admin/jobs/${job_id}/file`) }
  }

  it('is a sheet with every row, and says who took it', async () => {
    const { file, job_id } = await take('xlsx')
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/সাধারণ প্রশ্ন .*\.xlsx$/)
    const [{ data }] = (await readXlsx(file.rawPayload)) as unknown as [{ data: unknown[][] }]
    expect(String(data[0]?.[0])).toContain('নাজমা')
    expect(data[1]?.slice(0, 3)).toEqual(['id', 'প্রশ্ন (bn)', 'প্রশ্ন (en)'])
    expect(data).toHaveLength(1102)
    const { db } = test.deps.database
    const [counted] = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.resourceId, `job ${job_id}`), sql`after ? 'exported'`))
    expect(counted?.after).toEqual({ exported: 1100 })
  })

  it('is a text that Excel reads as UTF-8, in the order of the list', async () => {
    const { file } = await take('csv')
    expect(file.body.startsWith('\ufeff')).toBe(true)
    const lines = file.body.trim().split('\r\n')
    expect(lines).toHaveLength(1102)
    const { db } = test.deps.database
    const rows = await db
      .select({ id: faq.id })
      .from(faq)
      .where(eq(faq.category, 'many'))
      .orderBy(asc(faq.position), asc(faq.id))
    expect(lines.slice(2).map((line) => Number(line.split(',')[0]))).toEqual(rows.map(({ id }) => id))
  })

  it('ends without a file when whoever asked may not see it any more', async () => {
    const body = { format: 'csv', filter: {}, ...words }
    const { job_id } = (await post(faqResource.export.path, body)).json()
    const { db } = test.deps.database
    const isMember = eq(staff.id, member.staffId)
    await db.update(staff).set({ role: 'support' }).where(isMember)
    await runJobs()
    await db.update(staff).set({ role: 'manager' }).where(isMember)
    expect((await get(`/api/v3/admin/jobs/${job_id}/file`)).statusCode).toBe(404)
  })
})

describe('a cell', () => {
  const given = { name: 'x', locale: 'bn' } as const

  it.each([
    ['a moment in Dhaka', '2026-11-16T13:05:00.000Z', '2026-11-16 19:05'],
    ['a yes', true, 'হ্যাঁ'],
    ['nothing', null, ''],
    [
      'things by their names',
      [
        { id: 1, name: 'ক' },
        { id: 2, name: { bn: 'খ' } },
      ],
      'ক, খ',
    ],
  ])('shows %s', (_, value, shown) => {
    expect(cellOf(value, given)).toBe(shown)
  })

  it('shows money in taka', () => {
    expect(cellOf(150_050, { ...given, name: 'fee_paisa' })).toBe(1500.5)
  })

  it.each([
    ['01712345678', '"=""01712345678"""\r\n'],
    ['017••••5678', '"=""017••••5678"""\r\n'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"\r\n`],
    ['-2', `"'-2"\r\n`],
  ])('of a CSV keeps %s a text', (text, line) => {
    expect(exportFormats.csv.line([text])).toBe(line)
  })
})
