import { batches } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse } from '../../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
const named = new Map<number, string>()

/** Some have no English, so that only the sound of the Bengali can lead to them. */
const titles = {
  medicine: { bn: 'FCPS Part-1 মেডিসিন, সন্ধ্যা' },
  surgery: { bn: 'FCPS Part-১ সার্জারি', en: 'FCPS Part-1 Surgery' },
  paediatrics: { bn: 'শিশু (Paediatrics) রাতের ব্যাচ' },
  residency: { bn: 'রেসিডেন্সি ফেজ-এ', en: 'Residency Phase-A' },
  preliminary: { bn: '৫০তম বিসিএস প্রিলি' },
  eye: { bn: 'চক্ষু ও বাড়তি পড়া', en: 'Ophthalmology 100% online' },
  radiology: { bn: 'র‍্যাডিওলজি' },
}

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => new Date('2026-07-01T04:00:00Z') })
  const { db } = test.deps.database
  const parent = await buildCourse(db)
  for (const [name, title] of Object.entries(titles)) {
    const aliases = name === 'preliminary' ? ['50th BCS', 'preli'] : []
    named.set((await buildBatch(db, parent, { title, aliases })).id, name)
  }
})
afterAll(() => test.close())

async function search(q: string, more = '') {
  const response = await test.app.inject({
    method: 'GET',
    url: `/api/v3/web/batches?q=${encodeURIComponent(q)}${more}`,
  })
  expect(response.statusCode, response.body).toBe(200)
  const { batches: found, total } = batches.response.parse(response.json())
  expect(found.length).toBe(Math.min(total, 12))
  return found.map(({ id }) => named.get(id))
}

describe('search', () => {
  it.each([
    ['an English acronym in any case', 'fCpS', ['medicine', 'surgery']],
    ['Bengali as it is written', 'মেডিসিন', ['medicine']],
    ['an English word by its sound', 'medicine', ['medicine']],
    ['a Banglish word by its sound', 'medisin', ['medicine']],
    ['the beginning of a word by its sound', 'sarja', ['surgery']],
    ['a short word by its sound', 'shishu', ['paediatrics']],
    ['Bengali digits for Latin ones', 'part ১ surgery', ['surgery']],
    ['Latin digits for Bengali ones', '50তম', ['preliminary']],
    ['an alias', '50th', ['preliminary']],
    ['the nukta written as one letter', 'বা\u09dcতি', ['eye']],
    ['the nukta written as two', 'বা\u09a1\u09bcতি', ['eye']],
    ['a word with a joiner', 'র\u200d্যাডিওলজি', ['radiology']],
    ['the same without it', 'র্যাডিওলজি', ['radiology']],
    ['words of both languages together', 'fcps সার্জারি', ['surgery']],
    ['words in another order', 'বিসিএস ৫০তম', ['preliminary']],
    ['a mistyped acronym', 'fcsp', ['medicine', 'surgery']],
    ['a mistyped word', 'surgrey', ['surgery']],
    ['a mistyped Bengali word', 'রেসিডেনসী', ['residency']],
    ['a sign that means something to the database', '100%', ['eye']],
  ])('finds %s: %s', async (_what, q, names) => {
    expect((await search(q)).toSorted()).toEqual(names.toSorted())
  })

  it.each(['zzzz', '%', '_', "'; drop table batch; --", '।', '\\'])(
    'finds nothing for %s and does not fail',
    async (q) => {
      expect(await search(q)).toEqual([])
    },
  )

  it('wants every word', async () => {
    expect(await search('fcps residency')).toEqual([])
  })

  it('puts what is written so before what only sounds so', async () => {
    const { db } = test.deps.database
    const parent = await buildCourse(db)
    const sounds = await buildBatch(db, parent, { title: { bn: 'কার্ডিওলজি' }, startsOn: '2026-07-02' })
    const written = await buildBatch(db, parent, { title: { bn: 'Cardiology' }, startsOn: '2026-12-02' })
    named.set(sounds.id, 'sounds').set(written.id, 'written')
    expect(await search('cardiology')).toEqual(['written', 'sounds'])
    expect(await search('কার্ডিওলজি')).toEqual(['sounds', 'written'])
    expect(await search('cardiology', '&sort=start')).toEqual(['sounds', 'written'])
  })

  it('counts all finds and gives them page by page', async () => {
    const { db } = test.deps.database
    const parent = await buildCourse(db)
    for (let nth = 0; nth < 5; nth++) await buildBatch(db, parent, { title: { bn: 'অ্যানেসথেসিয়া' } })
    const page = async (nth: number) => {
      const query = `q=anesthesia&page=${nth}&per-page=2`
      const response = await test.app.inject({ method: 'GET', url: `/api/v3/web/batches?${query}` })
      return batches.response.parse(response.json())
    }
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    const seen = pages.flatMap(({ batches: found }) => found.map(({ id }) => id))
    expect(new Set(seen).size).toBe(5)
  })

  it('keeps to the filters', async () => {
    expect(await search('fcps', '&mode=branch')).toEqual([])
  })
})
