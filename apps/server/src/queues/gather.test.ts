import { describe, expect, it } from 'vitest'
import { createGatherer } from './gather.ts'

/** Flights that land when the test says so. */
function airport() {
  const flights: { items: string[]; land: (answers?: string[]) => void; crash: (error: Error) => void }[] = []
  let told = () => {}
  return {
    flights,
    write: (items: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        flights.push({ items, land: (answers = items.map((item) => `${item}!`)) => resolve(answers), crash: reject })
        told()
      }),
    departure: async (nth: number) => {
      while (flights.length < nth)
        await new Promise<void>((resolve) => {
          told = resolve
        })
      return flights[nth - 1]!
    },
  }
}

describe('a gatherer', () => {
  it('sends together what came together, and answers each with its own', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 10 })
    const all = Promise.all(['a', 'b', 'c'].map((item) => add(item)))
    const flight = await departure(1)
    expect(flight.items).toEqual(['a', 'b', 'c'])
    flight.land()
    expect(await all).toEqual(['a!', 'b!', 'c!'])
  })

  it('has one flight under way, and the next takes what came meanwhile', async () => {
    const { write, departure, flights } = airport()
    const add = createGatherer({ write, atMost: 10 })
    const first = add('a')
    await departure(1)
    const later = [add('b'), add('c')]
    await new Promise((resolve) => setImmediate(resolve))
    expect(flights).toHaveLength(1)
    flights[0]?.land()
    await first
    const second = await departure(2)
    expect(second.items).toEqual(['b', 'c'])
    second.land()
    expect(await Promise.all(later)).toEqual(['b!', 'c!'])
  })

  it('puts no more on a flight than it carries', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 2 })
    const all = Promise.all(['a', 'b', 'c'].map((item) => add(item)))
    const first = await departure(1)
    expect(first.items).toEqual(['a', 'b'])
    first.land()
    const second = await departure(2)
    expect(second.items).toEqual(['c'])
    second.land()
    expect(await all).toEqual(['a!', 'b!', 'c!'])
  })

  it('tells everybody on a flight that failed, and flies on', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 10 })
    const lost = Promise.allSettled([add('a'), add('b')])
    const flight = await departure(1)
    const next = add('c')
    flight.crash(new Error('the database is away'))
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const second = await departure(2)
    second.land()
    expect(await next).toBe('c!')
  })

  it('gives nobody the answer of another when answers are missing', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 10 })
    const both = Promise.allSettled([add('a'), add('b')])
    const flight = await departure(1)
    flight.land(['b!'])
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('refuses at once when too many wait', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 1, waitingAtMost: 2 })
    const two = [add('a'), add('b')]
    await expect(add('c')).rejects.toMatchObject({ code: 'unavailable' })
    for (const nth of [1, 2]) (await departure(nth)).land()
    expect(await Promise.all(two)).toEqual(['a!', 'b!'])
  })

  it('tells those who have waited too long, on a flight that hangs and behind it, and flies on', async () => {
    const { write, departure } = airport()
    const add = createGatherer({ write, atMost: 1, waitAtMostMs: 40 })
    const late = Promise.allSettled([add('a'), add('b')])
    const hanging = await departure(1)
    const codes = (await late).map((each) => each.status === 'rejected' && each.reason.code)
    expect(codes).toEqual(['unavailable', 'unavailable'])
    const next = add('c')
    hanging.land()
    for (const nth of [2, 3]) (await departure(nth)).land()
    expect(await next).toBe('c!')
  })
})
