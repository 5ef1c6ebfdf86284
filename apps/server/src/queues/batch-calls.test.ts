import { describe, expect, it } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** Flights that succeed when the test says so. */
function controlledRuns() {
  const batches: { items: string[]; succeed: (answers?: string[]) => void; fail: (error: Error) => void }[] = []
  let told = () => {}
  return {
    batches,
    run: (items: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        batches.push({ items, succeed: (answers = items.map((item) => `${item}!`)) => resolve(answers), fail: reject })
        told()
      }),
    started: async (nth: number) => {
      while (batches.length < nth)
        await new Promise<void>((resolve) => {
          told = resolve
        })
      return batches[nth - 1]!
    },
  }
}

describe('calls in batches', () => {
  it('sends together what came together, and answers each with its own', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 10 })
    const all = Promise.all(['a', 'b', 'c'].map((item) => add(item)))
    const batch = await started(1)
    expect(batch.items).toEqual(['a', 'b', 'c'])
    batch.succeed()
    expect(await all).toEqual(['a!', 'b!', 'c!'])
  })

  it('has one batch under way, and the next takes what came meanwhile', async () => {
    const { run, started, batches } = controlledRuns()
    const add = batchCalls({ run, atMost: 10 })
    const first = add('a')
    await started(1)
    const later = [add('b'), add('c')]
    await new Promise((resolve) => setImmediate(resolve))
    expect(batches).toHaveLength(1)
    batches[0]?.succeed()
    await first
    const second = await started(2)
    expect(second.items).toEqual(['b', 'c'])
    second.succeed()
    expect(await Promise.all(later)).toEqual(['b!', 'c!'])
  })

  it('puts no more into a batch than it holds', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 2 })
    const all = Promise.all(['a', 'b', 'c'].map((item) => add(item)))
    const first = await started(1)
    expect(first.items).toEqual(['a', 'b'])
    first.succeed()
    const second = await started(2)
    expect(second.items).toEqual(['c'])
    second.succeed()
    expect(await all).toEqual(['a!', 'b!', 'c!'])
  })

  it('tells everybody in a batch that failed, and goes on', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 10 })
    const lost = Promise.allSettled([add('a'), add('b')])
    const batch = await started(1)
    const next = add('c')
    batch.fail(new Error('the database is away'))
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const second = await started(2)
    second.succeed()
    expect(await next).toBe('c!')
  })

  it('gives nobody the answer of another when answers are missing', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 10 })
    const both = Promise.allSettled([add('a'), add('b')])
    const batch = await started(1)
    batch.succeed(['b!'])
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('refuses at once when too many wait', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 1, waitingAtMost: 2 })
    const two = [add('a'), add('b')]
    await expect(add('c')).rejects.toMatchObject({ code: 'unavailable' })
    for (const nth of [1, 2]) (await started(nth)).succeed()
    expect(await Promise.all(two)).toEqual(['a!', 'b!'])
  })

  it('lets others pass a batch that hangs, a few at once, and answers it when it comes back', async () => {
    const { run, started, batches } = controlledRuns()
    const add = batchCalls({ run, atMost: 1, slowAfterMs: 5, atOnce: 3 })
    const [hanging, second] = [add('a'), add('b')]
    await started(1)
    const passing = await started(2)
    passing.succeed()
    expect(await second).toBe('b!')
    // The one that hangs still counts: two more, and the next waits.
    const rest = ['c', 'd', 'e'].map((item) => add(item))
    await started(4)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(batches).toHaveLength(4)
    batches[0]?.succeed()
    expect(await hanging).toBe('a!')
    for (const nth of [3, 4, 5]) (await started(nth)).succeed()
    expect(await Promise.all(rest)).toEqual(['c!', 'd!', 'e!'])
  })

  it('tells those who have waited too long, in a batch that hangs and behind it, and goes on', async () => {
    const { run, started } = controlledRuns()
    const add = batchCalls({ run, atMost: 1, waitAtMostMs: 40 })
    const late = Promise.allSettled([add('a'), add('b')])
    const hanging = await started(1)
    const codes = (await late).map((each) => each.status === 'rejected' && each.reason.code)
    expect(codes).toEqual(['unavailable', 'unavailable'])
    const next = add('c')
    hanging.succeed()
    for (const nth of [2, 3]) (await started(nth)).succeed()
    expect(await next).toBe('c!')
  })
})
