const patienceMs = 20_000

/**
 * On the first SIGTERM or SIGINT: finish what is running, write what is buffered, leave. A second one, or one that comes
 * before there is anything to finish, leaves at once; by `process.exit`, so that the embedded database is still told to stop.
 */
export function stopGracefully(): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | undefined
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping || stop === undefined) process.exit(130)
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`Could not stop cleanly after ${signal}:`, error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return (given) => {
    stop = given
  }
}
