import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrors } from '../../plugins/errors.ts'
import { buildBatch, buildCourse } from '../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

let test: TestApp
let now = new Date('2026-07-01T06:00:00Z')
const ids: Record<string, number> = {}
const changed = new Date('2026-06-15T00:00:00Z')

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => now, env: { publicUrl: 'https://prostuti.example' } })
  const { db } = test.deps.database
  const place = await buildCourse(db, { slug: 'bcs' })
  const hidden = await buildCourse(db, { slug: 'hidden', isActive: false })
  ids.open = (await buildBatch(db, place, { updatedAt: changed })).id
  ids.closed = (await buildBatch(db, place, { enrolmentEndsAt: new Date('2026-06-30T00:00:00Z') })).id
  ids.off = (await buildBatch(db, place, { isActive: false })).id
  ids.ofHidden = (await buildBatch(db, hidden)).id
  const event = (name: string, n: number) => ({
    name: { bn: name },
    startsAt: new Date(now.getTime() + n * 86_400_000),
    deadline: new Date(now.getTime() + (n - 1) * 86_400_000),
    feePaisa: 0,
    mode: 'online' as const,
  })
  const events = await db
    .insert(tables.event)
    .values([event('আগামী', 5), event('শেষ', -5)])
    .returning()
  ids.coming = events[0]!.id
  ids.past = events[1]!.id
  const [question] = await db
    .insert(tables.faq)
    .values({ title: { bn: 'প্রশ্ন' }, answer: { bn: 'উত্তর' }, category: 'money' })
    .returning()
  ids.faq = question!.id
  const [video] = await db
    .insert(tables.freeVideo)
    .values({
      title: { bn: 'ভিডিও' },
      description: { bn: 'ভিডিও' },
      link: '/media/a.mp4',
      durationSeconds: 5,
      publishedAt: changed,
    })
    .returning()
  ids.video = video!.id
  await db.insert(tables.page).values(
    ['about', 'support', 'draft'].map((slug) => ({
      slug,
      title: { bn: 'ক' },
      description: { bn: 'ক' },
      body: { bn: 'ক' },
      isActive: slug !== 'draft',
    })),
  )
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject({ method: 'GET', url })
const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)

describe('the sitemap', () => {
  it('names every public page once, under its canonical address', async () => {
    const response = await get('/sitemap.xml')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    const places = placesIn(response.body)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toEqual(
      expect.arrayContaining([
        '/',
        '/courses/bcs',
        '/bcs/batches',
        '/batches',
        `/batch-details/${ids.open}`,
        '/events',
        `/${ids.coming}/event`,
        '/faq',
        `/faq/${ids.faq}/show`,
        `/v/${ids.video}`,
        '/gallery',
        '/bcs-exam-list',
        '/quiz-list',
        '/special-exam',
        '/contact-details',
        '/about',
        '/pages/support',
      ]),
    )
    expect(places.filter((place) => /^\/test-category-\d+\/batches$/.test(place)).length).toBe(1)
  })

  it('leaves out what is closed, over, off, or has no address', async () => {
    const places = placesIn((await get('/sitemap.xml')).body)
    for (const id of [ids.closed, ids.off, ids.ofHidden]) expect(places).not.toContain(`/batch-details/${id}`)
    for (const place of [`/${ids.past}/event`, '/hidden/batches', '/pages/draft', '/courses/hidden', '/login', '/my']) {
      expect(places).not.toContain(place)
    }
  })

  it('says when a page last changed', async () => {
    const { body } = await get('/sitemap.xml')
    expect(body).toContain(
      `<loc>https://prostuti.example/batch-details/${ids.open}</loc><lastmod>${changed.toISOString()}</lastmod>`,
    )
    expect(body).toMatch(/<loc>https:\/\/prostuti\.example\/batches<\/loc><lastmod>/)
  })

  it('is asked of the database once in five minutes', async () => {
    const { db } = test.deps.database
    await get('/sitemap.xml')
    const [question] = await db
      .insert(tables.faq)
      .values({ title: { bn: 'নতুন' }, answer: { bn: 'নতুন' }, category: 'money' })
      .returning()
    const place = `/faq/${question!.id}/show`
    expect(placesIn((await get('/sitemap.xml')).body)).not.toContain(place)
    now = new Date(now.getTime() + 300_000)
    expect(placesIn((await get('/sitemap.xml')).body)).toContain(place)
  })

  it('becomes a list of sitemaps when one would be too long, and loses no page by it', async () => {
    const { db } = test.deps.database
    await db.execute(sql`insert into faq (title, answer, category)
      select jsonb_build_object('bn', n::text), jsonb_build_object('bn', 'উত্তর'), 'many' from generate_series(1, 25) n`)
    const app = fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    registerErrors(app)
    sitemapRoutes(app, test.deps, 10)
    const ask = (url: string) => app.inject({ method: 'GET', url })
    const index = await ask('/sitemap.xml')
    expect(index.body).toContain('<sitemapindex')
    const parts = placesIn(index.body)
    expect(parts.slice(0, 2)).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml'])
    const places = (await Promise.all(parts.map(ask))).flatMap((response) => placesIn(response.body))
    expect(new Set(places).size).toBe(places.length)
    expect(places.filter((place) => place.startsWith('/faq/')).length).toBeGreaterThanOrEqual(25)
    expect((await ask(`/sitemaps/${parts.length + 1}.xml`)).statusCode).toBe(404)
    for (const bad of ['0.xml', 'x.xml', '1', '1.xml%00']) expect((await ask(`/sitemaps/${bad}`)).statusCode).toBe(422)
    await app.close()
  })
})

describe('robots.txt', () => {
  it('keeps search engines to public pages and names the sitemap', async () => {
    const response = await get('/robots.txt')
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = response.body.split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain('Sitemap: https://prostuti.example/sitemap.xml')
    const forbidden = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    const isForbidden = (path: string) =>
      forbidden.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    for (const path of ['/my', '/my/courses/1', '/api/v3/web/faqs', '/login', '/login?next=/my', '/join', '/otp']) {
      expect(isForbidden(path)).toBe(true)
    }
    for (const path of ['/', '/batches', '/my-course/batches', '/joint-surgery/batches', '/batch-details/1']) {
      expect(isForbidden(path)).toBe(false)
    }
  })
})
