import { exportAudit, faqResource, listAudit, listAuditChoices, readAuditEntry } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { explain } from '../../testing/explain.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let manager: Session
beforeAll(async () => {
  test = await buildTestOffice()
  manager = await test.signInStaff({ name: 'শারমিন' })
})
afterAll(() => test.close())

const db = () => test.deps.database.db
const get = async (url: string, { headers }: Session = manager) => test.office.inject({ url, headers })
const rowsOf = async (query: string, by: Session = manager) =>
  listAudit.response.parse((await get(`${listAudit.path}?${query}`, by)).json()).rows
const write = async ({ headers }: Session) => {
  const fields = {
    title: { bn: 'কবে ক্লাস?' },
    answer: { bn: 'শনিবার।' },
    category: 'classes',
    show_on_home: false,
    is_active: true,
  }
  const post = (url: string, payload: object) => test.office.inject({ method: 'POST', url, payload, headers })
  const { id } = (await post(faqResource.path, { fields })).json<{ id: number }>()
  await post(`${faqResource.path}/${id}`, { version: 1, fields: { ...fields, answer: { bn: 'রবিবার।' } } })
  return id
}

describe('the audit', () => {
  it('lists deeds newest first with what they were about, and opens one field by field', async () => {
    const id = await write(manager)
    const rows = await rowsOf(`resource=faq&thing=${id}`)
    expect(rows).toMatchObject([
      { by: { id: manager.staffId, name: 'শারমিন' }, about: { bn: 'কবে ক্লাস?' }, changed: ['answer'] },
      { resource: 'faq', resource_id: String(id) },
    ])
    const entry = readAuditEntry.response.parse((await get(`${listAudit.path}/${rows[0]!.id}`)).json())
    expect(entry).toMatchObject({
      before: { answer: { bn: 'শনিবার।' } },
      after: { answer: { bn: 'রবিবার।' } },
      session: { browser: 'Chrome, Linux' },
      request_id: expect.any(String),
    })
  })

  it('says whether a thing was made, changed or restored', async () => {
    const id = await write(manager)
    const payload = { version: 2, to: 1 }
    const restored = await test.office.inject({
      method: 'POST',
      url: `${faqResource.path}/${id}/restore`,
      payload,
      headers: manager.headers,
    })
    expect(restored.statusCode).toBe(200)
    const rows = await rowsOf(`resource=faq&thing=${id}`)
    expect(rows.map(({ how }) => how)).toEqual(['restored', 'changed', 'made'])
  })

  it('is searched by the name of who did it', async () => {
    const other = await test.signInStaff({ name: 'রুবাইয়াত' })
    const id = await write(other)
    const found = await rowsOf(`q=${encodeURIComponent('রুবাই')}`)
    expect(found.map(({ resource_id }) => resource_id)).toEqual([String(id), String(id)])
  })

  it('is filtered by who, what, when and about whom', async () => {
    const doctor = await buildDoctor(db())
    const at = new Date('2026-03-10T20:00:00Z')
    await db()
      .insert(tables.auditEntry)
      .values({ at, staffId: manager.staffId, action: 'impersonated', doctorId: doctor.id, reason: 'ভিডিও চলে না' })
    const one = [expect.objectContaining({ action: 'impersonated', doctor: { id: doctor.id, name: doctor.name } })]
    expect(await rowsOf(`doctor=${doctor.id}`)).toEqual(one)
    expect(await rowsOf(`who=${manager.staffId}&action=impersonated`)).toEqual(one)
    // Two in the morning of the eleventh in Dhaka.
    expect(await rowsOf('from=2026-03-11&to=2026-03-11')).toEqual(one)
    expect(await rowsOf('from=2026-03-09&to=2026-03-10')).toEqual([])
    expect((await get(`${listAudit.path}?from=yesterday`)).statusCode).toBe(422)
    const choices = listAuditChoices.response.parse((await get(listAuditChoices.path)).json())
    expect(choices.actions).toContain('impersonated')
    expect(choices.resources).toContain('faq')
    expect(choices.members.map(({ id }) => id)).toContain(manager.staffId)
  })

  it.each([
    ['teacher', {}],
    ['support', {}],
    ['accounts', {}],
    ['manager', { courseIds: [1] }],
  ] as const)('shows a %s only what they did themselves', async (role, bounds) => {
    const own = await test.signInStaff({ role, ...(bounds as object) })
    await db().insert(tables.auditEntry).values({ staffId: own.staffId, action: 'signed_in' })
    expect(await rowsOf('', own)).toMatchObject([{ by: { id: own.staffId } }])
    expect(await rowsOf(`who=${manager.staffId}`, own)).toEqual([])
    const [foreign] = await db()
      .select()
      .from(tables.auditEntry)
      .where(eq(tables.auditEntry.staffId, manager.staffId))
      .limit(1)
    expect((await get(`${listAudit.path}/${foreign!.id}`, own)).statusCode).toBe(404)
    expect((await get(listAuditChoices.path, own)).json().members).toHaveLength(1)
  })

  it('is taken away as a file, each member their own part', async () => {
    const own = await test.signInStaff({ role: 'support', name: 'সাবিহা' })
    await db().insert(tables.auditEntry).values({ staffId: own.staffId, action: 'signed_in' })
    const payload = { format: 'csv', filter: {}, title: 'কাজের খাতা', list: '/audit', titles: { action: 'কী' } }
    const begun = await test.office.inject({ method: 'POST', url: exportAudit.path, payload, headers: own.headers })
    const { job_id } = begun.json<{ job_id: number }>()
    const [job] = staffJobs(test.deps, (error) => expect.fail(String(error)))
    await job!.run(new Date(), new AbortController().signal)
    const { body } = await get(`/api/v3/admin/jobs/${job_id}/file`, own)
    expect(body).toContain('signed_in')
    expect(body).not.toContain('website.write')
  })

  it('takes no other change than a new row', async () => {
    await expect(db().execute(sql`update audit_entry set action = 'x'`)).rejects.toThrow()
    // Also not as a copy of another database would be written, which ordinary triggers do not see.
    await expect(
      db().transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`delete from audit_entry`)
      }),
    ).rejects.toThrow()
    await expect(db().execute(sql`delete from audit_entry`)).rejects.toThrow()
  })
})

describe('among thirty thousand deeds', () => {
  beforeAll(async () => {
    await db().execute(sql`
      insert into audit_entry (at, staff_id, action, resource, resource_id)
      select now() - n * interval '1 minute', (select min(id) + n % 3 from staff), 'deed_' || chr(97 + n % 9),
        'thing_' || chr(97 + n % 5), (n % 200)::text
      from generate_series(1, 30000) n`)
    await db().execute(sql`vacuum analyze audit_entry`)
  })

  it.each(['', 'who=1', 'action=deed_b', 'resource=thing_b&thing=7', 'from=2026-01-01'])(
    'a page of “%s” and the next are read from an index',
    async (query) => {
      const { next } = (await get(`${listAudit.path}?${query}`)).json()
      for (const after of ['', next ? `&after=${next}` : '']) {
        const nodes = await explain(test.deps.database, async () => {
          expect((await get(`${listAudit.path}?${query}${after}`)).statusCode).toBe(200)
        })
        // Its count stops at a thousand, wherever it begins; the rows themselves come in order.
        const sorted = nodes.filter((node) => node['Node Type'] === 'Sort' && node['Plan Rows'] > 5000)
        expect(sorted).toEqual([])
        expect(nodes.map((node) => node['Index Name'])).toContainEqual(expect.stringMatching(/^audit_entry_/))
      }
    },
  )

  it('what it can be filtered by is found without reading them all', async () => {
    const nodes = await explain(test.deps.database, async () => void (await get(listAuditChoices.path)))
    const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
    expect(whole).not.toContain('audit_entry')
  })
})
