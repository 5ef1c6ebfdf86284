const patienceMs = 20_000

/** On the first SIGTERM or SIGINT: finish what is running, write what is buffered, leave. A second one leaves at once. */
export function stopGracefully(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping) process.exit(130)
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
}
