import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { PageCache } from './page-cache.ts'

const keepAll = () => true
const slot = (key: string, group = 'group') => ({ key, group })

function cacheAt() {
  let time = 0
  const cache = new PageCache<string>({ now: () => time, maxPages: 3 })
  return { cache, pass: (ms: number) => (time += ms) }
}

describe('the page cache', () => {
  it('renders once for many who ask at the same moment', async () => {
    const { cache } = cacheAt()
    const render = vi.fn(async () => 'page')
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get(slot('bn /'), render, keepAll)))
    expect(new Set(pages)).toEqual(new Set(['page']))
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.answers).toEqual({ hit: 0, stale: 0, miss: 50 })
  })

  it('serves the stale page at once while one renewal runs behind it', async () => {
    const { cache, pass } = cacheAt()
    await cache.get(slot('bn /'), async () => 'old', keepAll)
    pass(20_000)
    const renew = vi.fn(async () => 'new')
    expect(cache.peek('bn /', renew, keepAll)).toBe('old')
    expect(cache.peek('bn /', renew, keepAll)).toBe('old')
    await eventually(() => expect(cache.peek('bn /', renew, keepAll)).toBe('new'))
    expect(renew).toHaveBeenCalledTimes(1)
    expect(cache.answers).toMatchObject({ miss: 1, hit: 1 })
    expect(cache.answers.stale).toBeGreaterThan(1)
  })

  it('goes on serving the stale page when a renewal fails, and tries again', async () => {
    const { cache, pass } = cacheAt()
    await cache.get(slot('bn /'), async () => 'old', keepAll)
    pass(20_000)
    const fail = vi.fn(() => Promise.reject(new Error('the database is away')))
    expect(cache.peek('bn /', fail, keepAll)).toBe('old')
    await Promise.resolve()
    await eventually(() => {
      cache.peek('bn /', fail, keepAll)
      expect(fail.mock.calls.length).toBeGreaterThan(1)
    })
    expect(cache.peek('bn /', fail, keepAll)).toBe('old')
  })

  it('forgets everything when told, and keeps nothing that was begun before', async () => {
    const { cache } = cacheAt()
    await cache.get(slot('bn /'), async () => 'old', keepAll)
    const { promise: late, resolve: comeLate } = Promise.withResolvers<string>()
    const begun = cache.get(slot('bn /faq'), () => late, keepAll)
    cache.forget()
    expect(cache.peek('bn /', async () => 'new', keepAll)).toBeUndefined()
    expect(await cache.get(slot('bn /faq'), async () => 'new', keepAll)).toBe('new')
    comeLate('old')
    expect(await begun).toBe('old')
    expect(cache.peek('bn /faq', async () => 'newer', keepAll)).toBe('new')
  })

  it('lets go of a page that is too old', async () => {
    const { cache, pass } = cacheAt()
    await cache.get(slot('bn /'), async () => 'old', keepAll)
    pass(11 * 60_000)
    expect(await cache.get(slot('bn /'), async () => 'new', keepAll)).toBe('new')
  })

  it('does not keep what may not be kept, nor a failure', async () => {
    const { cache } = cacheAt()
    await cache.get(
      slot('bn /nope'),
      async () => '404',
      () => false,
    )
    expect(cache.peek('bn /nope', async () => '404', keepAll)).toBeUndefined()
    await expect(cache.get(slot('bn /'), () => Promise.reject(new Error('x')), keepAll)).rejects.toThrow('x')
    expect(await cache.get(slot('bn /'), async () => 'well', keepAll)).toBe('well')
  })

  it('holds no more pages than it may, the oldest going first', async () => {
    const { cache } = cacheAt()
    for (const key of ['1', '2', '3', '4']) await cache.get(slot(key), async () => key, keepAll)
    expect(cache.peek('1', async () => '1', keepAll)).toBeUndefined()
    expect(cache.peek('4', async () => '4', keepAll)).toBe('4')
  })

  it('lets a thousand searches push out searches, never the home page', async () => {
    const { cache } = cacheAt()
    await cache.get(slot('bn /', 'Home'), async () => 'home', keepAll)
    for (let nth = 0; nth < 1000; nth++) await cache.get(slot(`bn /faq?q=${nth}`, 'faq?'), async () => 'found', keepAll)
    expect(cache.peek('bn /', async () => 'home', keepAll)).toBe('home')
    expect(cache.peek('bn /faq?q=0', async () => 'found', keepAll)).toBeUndefined()
  })
})
