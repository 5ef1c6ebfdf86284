import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Loading some hundred modules and making the first pages leaves 200 MB of garbage that V8 is in no hurry to give back while
 * little happens. The last resort also gives back the space in which new objects are made, which grew with the start.
 */
export function collectStartupGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
