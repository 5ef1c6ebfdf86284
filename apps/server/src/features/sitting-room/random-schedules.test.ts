import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLost } from '../../testing/sitting-world/find-lost.ts'
import { play } from '../../testing/sitting-world/play.ts'
import { anyBeats, anySchedule } from '../../testing/sitting-world/schedules.ts'
import { openSittingWorld } from '../../testing/sitting-world/world.ts'

/** The same ones every time, so that a test that fails speaks of what was changed; `SITTING_SEED` plays others, `SITTING_SCHEDULES` more. */
const seed = Number(process.env.SITTING_SEED ?? 1)
const schedules = Number(process.env.SITTING_SCHEDULES ?? 500)

it('over any schedule of extending, reopening, pausing, saving, finishing and dying: no answer is refused in time, taken late, or lost', async () => {
  const [beats] = fc.sample(anyBeats, { seed, numRuns: 1 })
  const world = await openSittingWorld(fc.sample(anySchedule, { seed, numRuns: schedules }))
  const seen = await play(world, beats!)
  await findLost(world)
  await world.close()
  console.info(seen)
  const wrong = world.seats.filter(({ model }) => model.faults.length > 0)
  expect(wrong.map(({ model }) => [...model.faults, ...model.story].join('\n')).slice(0, 3)).toEqual([])
  // A run in which nothing ever happened would prove nothing.
  for (const what of ['extend', 'reopen', 'pause or resume', 'withdraw', 'finish', 'message'])
    expect(seen[`${what} done`], what).toBeGreaterThan(0)
  for (const what of ['killed', 'taken inside', 'refused outside', 'acknowledged again'])
    expect(seen[what], what).toBeGreaterThan(0)
}, 240_000)
