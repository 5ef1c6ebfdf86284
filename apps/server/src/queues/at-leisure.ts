import { setTimeout } from 'node:timers/promises'

/** Does one piece of a long sweep, then rests for as long as that took: whoever asks for a page meanwhile shall not notice the sweep. */
export async function atLeisure<Done>(piece: () => Promise<Done>, rest = 1): Promise<Done> {
  const startedAt = performance.now()
  const done = await piece()
  await setTimeout(rest * (performance.now() - startedAt))
  return done
}
