import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loading some hundred modules leaves 150 MB of garbage that V8 is in no hurry to give back while little happens.
 * One collection after the start, and an idle process holds less than half of it.
 */
export function collectStartupGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
