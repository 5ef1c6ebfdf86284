import * as contract from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { asc, desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

const { courseResource, faqResource, galleryPictureResource } = contract

let test: TestOffice
let mine: Record<string, string>
let theirs: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice()
  mine = (await test.signInStaff()).headers
  theirs = (await test.signInStaff()).headers
})
afterAll(() => test.close())

type Opened = { fields: Record<string, unknown>; version: number }
const get = async (url: string) => (await test.office.inject({ url, headers: mine })).json()
const post = (url: string, payload: object, headers = mine) =>
  test.office.inject({ method: 'POST', url, payload, headers })
const open = (url: string): Promise<Opened> => get(url)
/** A colleague saves it, while I look at what it said before. */
const colleagueSaves = async (url: string, changes: object) => {
  const { fields, version } = await open(url)
  expect((await post(url, { version, fields: { ...fields, ...changes } }, theirs)).statusCode).toBe(200)
}
const firstFaq = async () => {
  const [faq] = await test.deps.database.db.select().from(tables.faq).orderBy(asc(tables.faq.id)).limit(1)
  return `${faqResource.path}/${faq!.id}`
}

const forms = Object.values(contract).filter(
  (each) => typeof each === 'object' && each !== null && 'save' in each && 'restore' in each,
)

describe('what a colleague wrote meanwhile', () => {
  it('cannot be saved over by any form of the contract, nor by going back to an older state, without naming it', () => {
    expect(forms.length).toBeGreaterThan(20)
    for (const { name, save, restore } of forms) {
      expect(save.body.safeParse({ fields: {} }).error?.issues, name).toContainEqual(
        expect.objectContaining({ path: ['version'] }),
      )
      expect(restore.body.safeParse({ to: 0 }).success, name).toBe(false)
    }
  })

  it.each([contract.heroSingle, contract.menusSingle, contract.footerSingle, contract.siteTextsSingle])(
    'is not overwritten by who has $name open',
    async ({ path }) => {
      const seen = await open(`${path}/site`)
      await colleagueSaves(`${path}/site`, {})
      const answer = await post(`${path}/site`, seen)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'version_conflict'])
    },
  )

  it('is not overwritten by a row that is saved where it stands in its list', async () => {
    const shown = async () => {
      const { rows } = galleryPictureResource.list.response.parse(await get(galleryPictureResource.path))
      return rows[0]!
    }
    const { id, version, updated_at: _, ...fields } = await shown()
    const url = `${galleryPictureResource.path}/${id}`
    const caption = { bn: 'নবীনবরণ' }
    await colleagueSaves(url, { caption })
    expect((await post(url, { version, fields: { ...fields, is_active: false } })).statusCode).toBe(409)
    expect(await shown()).toMatchObject({ caption, is_active: true, version: version + 1 })
    const again = await post(url, { version: version + 1, fields: { ...fields, caption } })
    expect(again.statusCode).toBe(200)
  })

  it('is not overwritten by going back to an older state', async () => {
    const url = await firstFaq()
    const { version } = await open(url)
    await colleagueSaves(url, { answer: { bn: 'নতুন উত্তর।' } })
    expect((await post(`${url}/restore`, { version, to: 0 })).statusCode).toBe(409)
    expect((await open(url)).fields).toMatchObject({ answer: { bn: 'নতুন উত্তর।' } })
  })

  it('stays whole beside one press: the press sets what it names, and nothing else that it saw', async () => {
    const { rows } = courseResource.list.response.parse(await get(courseResource.path))
    const url = `${courseResource.path}/${rows[0]!.id}`
    await colleagueSaves(url, { subtitle: { bn: 'সহকর্মীর লেখা।' } })
    expect((await post(`${url}/enrolment`, { open: false })).statusCode).toBe(200)
    expect((await open(url)).fields).toMatchObject({ subtitle: { bn: 'সহকর্মীর লেখা।' }, enrolment_open: false })
  })

  it('stays whole beside one press for many, and beside a new order', async () => {
    const url = await firstFaq()
    const id = Number(url.split('/').at(-1))
    const { bulk } = faqResource
    const begun = await post(bulk!.path, { action: 'hide', filter: { ids: String(id) }, title: 'প্রশ্ন', list: '/faqs' })
    expect(begun.statusCode).toBe(201)
    await colleagueSaves(url, { answer: { bn: 'কাজ শুরুর পরের উত্তর।' } })
    const [job] = staffJobs(test.deps, (error) => expect(error).toBeUndefined())
    await job!.run(new Date(), new AbortController().signal)
    expect((await post(contract.arrangeFaqs.path, { id, before: null })).statusCode).toBe(200)
    expect((await open(url)).fields).toMatchObject({ answer: { bn: 'কাজ শুরুর পরের উত্তর।' }, is_active: false })
    const [last] = await test.deps.database.db.select().from(tables.faq).orderBy(desc(tables.faq.position)).limit(1)
    expect(last?.id).toBe(id)
  })
})
