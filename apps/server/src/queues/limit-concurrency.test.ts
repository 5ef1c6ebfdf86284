import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

describe('limited work', () => {
  it('runs a few at once, in order, and all in the end', async () => {
    const inTurn = limitConcurrency({ atOnce: 2, waitingAtMost: 100 })
    const [done, most] = [[] as number[], { running: 0, seen: 0 }]
    const work = (nth: number) => async () => {
      most.running += 1
      most.seen = Math.max(most.seen, most.running)
      await setImmediate()
      most.running -= 1
      done.push(nth)
    }
    await Promise.all(Array.from({ length: 32 }, (_, nth) => inTurn(work(nth))))
    expect(most.seen).toBe(2)
    expect(done).toEqual(Array.from({ length: 32 }, (_, nth) => nth))
  })

  it('passes the turn on after a failure', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waitingAtMost: 100 })
    const failing = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await inTurn(async () => 'again')).toBe('again')
  })

  it('sends away whoever would wait too long', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waitingAtMost: 1 })
    const [one, two] = [inTurn(setImmediate), inTurn(setImmediate)]
    await expect(inTurn(setImmediate)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    await Promise.all([one, two])
  })
})
