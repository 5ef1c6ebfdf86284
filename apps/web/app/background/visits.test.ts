import { recordActivity } from '@prostuti/contract'
import { describe, expect, it, vi } from 'vitest'
import { createActivityQueue, type Visit, visitOf } from './visits.ts'

const to = (path: string): Visit => ({ to: path, query: {}, from: null })
const lost = (error: unknown) => (error as Error).message === 'refused'

describe('the activity queue', () => {
  it('sends each navigation once, in order', async () => {
    const sent: string[] = []
    const queue = createActivityQueue(async (visit) => void sent.push(visit.to), lost)
    queue.add(to('/a'))
    queue.add(to('/b'))
    await queue.flush()
    await vi.waitFor(() => expect(sent).toEqual(['/a', '/b']))
  })

  it('keeps what could not be sent, and sends it when asked again', async () => {
    let online = false
    const sent: string[] = []
    const queue = createActivityQueue(async (visit) => {
      if (!online) throw new Error('offline')
      sent.push(visit.to)
    }, lost)
    queue.add(to('/a'))
    await Promise.resolve()
    queue.add(to('/b'))
    await vi.waitFor(() => queue.flush())
    expect(sent).toEqual([])
    online = true
    await queue.flush()
    expect(sent).toEqual(['/a', '/b'])
  })

  it('drops what the server will never take, and goes on', async () => {
    const sent: string[] = []
    const queue = createActivityQueue(async (visit) => {
      if (visit.to === '/bad') throw new Error('refused')
      sent.push(visit.to)
    }, lost)
    queue.add(to('/bad'))
    queue.add(to('/b'))
    await vi.waitFor(() => expect(sent).toEqual(['/b']))
  })

  it('holds the newest fifty and no more', async () => {
    let online = false
    const sent: string[] = []
    const queue = createActivityQueue(async (visit) => {
      if (!online) throw new Error('offline')
      sent.push(visit.to)
    }, lost)
    for (let page = 1; page <= 60; page++) queue.add(to(`/${page}`))
    await queue.flush()
    online = true
    await vi.waitFor(async () => {
      await queue.flush()
      expect(sent).toHaveLength(50)
    })
    expect([sent.at(0), sent.at(-1)]).toEqual(['/11', '/60'])
  })
})

describe('what is recorded of an address', () => {
  it('holds the query as pairs and where the reader came from', () => {
    expect(visitOf('/batches', '?course=bcs&mode=online', '/')).toEqual({
      to: '/batches',
      query: { course: 'bcs', mode: 'online' },
      from: '/',
    })
  })

  it('never holds a secret', () => {
    expect(visitOf('/x', '?token=abc&otp=1&new_password=2&phone=017&next=%7B%7D&a=1', undefined)).toEqual({
      to: '/x',
      query: { a: '1' },
      from: null,
    })
  })

  it('stays within what the call accepts', () => {
    const search = new URLSearchParams(Array.from({ length: 80 }, (_, index) => [`k${index}`, 'v'.repeat(3000)]))
    const visit = visitOf(`/${'a'.repeat(3000)}`, String(search), undefined)
    expect(recordActivity.body.safeParse(visit).success).toBe(true)
    expect(visit.to.length).toBeLessThan(1000)
  })

  it('stays within it in Bengali, with many small parameters, and without what nobody can keep', () => {
    const search = new URLSearchParams(Array.from({ length: 80 }, (_, index) => [`k${index}`, 'আ'.repeat(30)]))
    search.append('bad', 'a\0b')
    const visit = visitOf(`/${'আ'.repeat(900)}`, String(search), `/${'ক'.repeat(900)}`)
    expect(recordActivity.body.safeParse(visit).success).toBe(true)
    expect(visit.query?.k0).toBe('আ'.repeat(30))
    expect(visitOf('/', '?bad=%00&good=1', undefined).query).toEqual({ good: '1' })
  })
})
