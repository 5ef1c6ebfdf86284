import { setTimeout as pause } from 'node:timers/promises'

const thinkMs = 50

/** Readers who ask again and again, over connections that are kept open while the server keeps them. */
export function keepReading(url: string, readers: number) {
  const failed: Record<string, number> = {}
  let answered = 0
  let isOver = false
  const read = async () => {
    while (!isOver) {
      const status = await fetch(url).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error: Error) => String(error.cause ?? error),
      )
      if (status === 200) answered += 1
      else failed[status] = (failed[status] ?? 0) + 1
      await pause(thinkMs)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, read))
  return {
    async stop() {
      isOver = true
      await reading
      return { answered, failed }
    },
  }
}
