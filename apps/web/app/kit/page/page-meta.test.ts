import { describe, expect, it } from 'vitest'
import { appDataQuery } from '../app-data/use-app-data.ts'
import { pageMeta } from './page-meta.ts'

const centre = { company_name: 'আরোগ্য', company_slogan: 'পড়ার ঘর', footer_text: 'গুছিয়ে পড়া' }
const rootWith = (data: unknown) => ({
  id: 'root',
  loaderData: { dehydratedState: { mutations: [], queries: [{ queryKey: appDataQuery.queryKey, state: { data } }] } },
})

describe('pageMeta', () => {
  it('names the page and the centre, which comes from data', () => {
    expect(pageMeta({ matches: [rootWith(centre)], title: 'ব্যাচ' })).toContainEqual({ title: 'ব্যাচ · আরোগ্য' })
  })

  it('falls back to the centre’s name, slogan and text', () => {
    const meta = pageMeta({ matches: [rootWith(centre)] })
    expect(meta).toContainEqual({ title: 'আরোগ্য · পড়ার ঘর' })
    expect(meta).toContainEqual({ name: 'description', content: 'গুছিয়ে পড়া' })
  })

  it('still gives a page its title when the server has no app data', () => {
    expect(pageMeta({ matches: [{ id: 'root', loaderData: null }], title: 'ব্যাচ' })).toContainEqual({ title: 'ব্যাচ' })
  })

  it('keeps a page out of search engines only when asked to', () => {
    const noindex = { name: 'robots', content: 'noindex' }
    expect(pageMeta({ matches: [rootWith(centre)], index: false })).toContainEqual(noindex)
    expect(pageMeta({ matches: [rootWith(centre)] })).not.toContainEqual(noindex)
  })
})
