import type { Stop } from './role.ts'

/**
 * The one stop of this process: whatever `onStop` was given, then it leaves. Before there is anything to finish it leaves at once; by
 * `process.exit`, so that the embedded database is still told to stop.
 */
export function createStop() {
  let given: ((how: Stop) => Promise<void>) | undefined
  let stopping = false
  return {
    onStop(stop: (how: Stop) => Promise<void>): void {
      given = stop
    },
    isStopping: () => stopping,
    stop(how: Stop): void {
      if (given === undefined) process.exit(130)
      if (stopping) return
      stopping = true
      given(how).then(
        () => process.exit(0),
        (error) => {
          console.error('Could not stop cleanly:', error)
          process.exit(1)
        },
      )
    },
  }
}
