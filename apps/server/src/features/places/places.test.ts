import { divisions, medicalColleges } from '@prostuti/contract'
import { searchKey } from '@prostuti/text/search-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ demo: false })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })

describe('divisions', () => {
  it('is the whole tree, without the demo data too', async () => {
    const tree = divisions.response.parse((await get('/api/v3/web/divisions')).json()).divisions
    const districts = tree.flatMap((division) => division.districts)
    const upazilas = districts.flatMap((district) => district.upazilas)
    expect(tree.length).toBe(8)
    expect(districts.length).toBe(64)
    expect(upazilas.length).toBeGreaterThanOrEqual(495 + 100)
    expect(districts.every((district) => district.upazilas.length > 0)).toBe(true)
  })

  it('sorts Bengali names by the Bengali alphabet', async () => {
    const tree = divisions.response.parse((await get('/api/v3/web/divisions')).json()).divisions
    const names = tree
      .flatMap((division) => division.districts.map((district) => district.upazilas.map((upazila) => upazila.name)))
      .flat()
    expect(names).toContain('সাভার')
    for (const division of tree) {
      const districts = division.districts.map((district) => district.name)
      expect(districts).toEqual(districts.toSorted(new Intl.Collator('bn-BD').compare))
    }
  })

  it('is in English for a reader of English', async () => {
    const tree = divisions.response.parse((await get('/api/v3/web/divisions', { cookie: 'lang=en' })).json()).divisions
    expect(tree.map((division) => division.name)).toContain('Dhaka')
  })

  it('may be kept for two minutes, apart for each language', async () => {
    const { headers } = await get('/api/v3/web/divisions')
    expect(headers['cache-control']).toBe('private, max-age=120')
    expect(headers.vary).toContain('Cookie')
  })

  it('arrives compressed', async () => {
    const { headers, rawPayload } = await get('/api/v3/web/divisions', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload.length).toBeLessThan(20_000)
  })
})

describe('medical colleges', () => {
  it('can be found by acronym, by English and by Bengali name', async () => {
    const list = medicalColleges.response.parse((await get('/api/v3/web/medical-colleges')).json()).medical_colleges
    const found = (text: string) => list.filter((college) => college.search.includes(searchKey(text)))
    expect(list.length).toBeGreaterThan(110)
    expect(found('DMC').map((college) => college.name)).toContain('ঢাকা মেডিকেল কলেজ')
    expect(found('Dhaka Medical College').length).toBeGreaterThan(0)
    expect(found('ঢাকা মেডিকেল').length).toBeGreaterThan(0)
  })
})
