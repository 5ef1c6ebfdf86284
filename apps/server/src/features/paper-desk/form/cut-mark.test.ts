import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaperOffice } from '../paper-desk.fixture.ts'

let test: Awaited<ReturnType<typeof openPaperOffice>>
beforeAll(async () => {
  test = await openPaperOffice()
})
afterAll(() => test.close())

const fields = (given: object = {}) => ({
  pack_key: 'fcps-p1-2024',
  session: { bn: 'জানুয়ারি ২০২৫', en: 'January 2025' },
  held_on: '2025-01-10',
  marks: 21_000,
  out_of: 30_000,
  note: 'ফল প্রকাশের বিজ্ঞপ্তি',
  ...given,
})
const send = (given: object, path = 'cut-marks') => test.ask('POST', path, test.controller, given)

describe('a cut mark', () => {
  it('is written down, stands in the list under its pack, and is removed again, all of it in the audit', async () => {
    const made = await send({ fields: fields() })
    expect(made.status).toBe(201)
    const { id } = made.body
    const list = async (pack: string): Promise<{ id: number }[]> =>
      (await test.ask('GET', `cut-marks?pack=${pack}`, test.controller)).body.rows
    const ours = async (pack: string) => (await list(pack)).filter((row) => row.id === id)
    expect(await ours('fcps-p1-2024')).toEqual([
      expect.objectContaining({
        session: fields().session,
        marks: 21_000,
        pack: expect.objectContaining({ bn: expect.any(String) }),
      }),
    ])
    expect(await list('quiz')).toEqual([])
    const saved = await send({ version: 1, fields: fields({ marks: 20_500 }) }, `cut-marks/${id}`)
    expect(saved.status, saved.text).toBe(200)
    expect((await send({ version: 1 }, `cut-marks/${id}/removal`)).status).toBe(409)
    expect((await send({ version: 2 }, `cut-marks/${id}/removal`)).status).toBe(204)
    expect(await ours('fcps-p1-2024')).toEqual([])
    expect((await send({ version: 2 }, `cut-marks/${id}/removal`)).status).toBe(404)
    const audit = await test.db.select().from(tables.auditEntry).where(eq(tables.auditEntry.resource, 'cut_mark'))
    expect(audit.map(({ resourceId }) => resourceId)).toEqual([String(id), String(id), String(id)])
  })

  it.each([
    ['pack_key', { pack_key: 'no-such-pack' }],
    ['held_on', { held_on: '2040-01-01' }],
    ['marks', { marks: 30_001 }],
  ])('is refused by its %s where that cannot be', async (field, wrong) => {
    const refused = await send({ fields: fields({ held_on: '2024-07-01', ...wrong }) })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).map((name) => name.split('.')[0])).toEqual([field])
  })

  it('whose rules nobody has chosen says that they are missing, and no more', async () => {
    const refused = await send({ fields: fields({ pack_key: '' }) })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'fields.pack_key': ['এই ঘরটি পূরণ করুন।'.normalize('NFC')] },
    ])
  })

  it('stands once for an exam of a day', async () => {
    await send({ fields: fields({ held_on: '2023-01-10' }) })
    const again = await send({ fields: fields({ held_on: '2023-01-10', marks: 19_000 }) })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['held_on']])
  })

  it('is read by teachers, and not theirs to write', async () => {
    const teacher = await test.signInStaff({ role: 'teacher' })
    expect((await test.ask('POST', 'cut-marks', teacher, { fields: fields() })).status).toBe(404)
    expect((await test.ask('GET', 'cut-marks', teacher)).status).toBe(200)
  })
})
