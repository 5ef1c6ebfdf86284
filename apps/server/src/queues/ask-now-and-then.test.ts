import { expect, it } from 'vitest'
import { askNowAndThen } from './ask-now-and-then.ts'

it('asks once for all who come within seconds, anew afterwards, and keeps no failure', async () => {
  let [asked, now] = [0, 1_000]
  const ask = askNowAndThen(
    async (key: string) => {
      asked += 1
      if (key === 'broken') throw new Error(key)
      return asked
    },
    () => now,
  )
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
  now += 4_000
  expect(await ask('a')).toBe(1)
  now += 2_000
  expect(await ask('a')).toBe(3)
  await expect(ask('broken')).rejects.toThrow('broken')
  await expect(ask('broken')).rejects.toThrow('broken')
  expect(asked).toBe(5)
})
