import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActivityBuffer } from './activity-buffer.ts'

const activity = (to: string) => ({ to, at: new Date(0) })

describe('the activity buffer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('writes what came within a second as one batch', async () => {
    const write = vi.fn(async () => {})
    const buffer = new ActivityBuffer({ write, onError: () => {} })
    buffer.add(activity('/a'))
    buffer.add(activity('/b'))
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(write).toHaveBeenCalledWith([activity('/a'), activity('/b')])
  })

  it('keeps a batch that could not be written and tries again, once each', async () => {
    const written: string[] = []
    let away = true
    const write = async (batch: { to: string }[]) => {
      if (away) throw new Error('the database is away')
      written.push(...batch.map((each) => each.to))
    }
    const onError = vi.fn()
    const buffer = new ActivityBuffer({ write, onError })
    buffer.add(activity('/a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(onError).toHaveBeenCalledTimes(1)
    away = false
    buffer.add(activity('/b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(written).toEqual(['/a', '/b'])
  })

  it('says so when it is full or closed instead of dropping anything', async () => {
    let held = 0
    const buffer = new ActivityBuffer({ write: () => new Promise(() => {}), onError: () => {} })
    while (buffer.add(activity('/'))) held++
    expect(held).toBe(50_000)
    const closed = new ActivityBuffer({ write: async () => {}, onError: () => {} })
    await closed.close()
    expect(closed.add(activity('/'))).toBe(false)
  })
})
