import type { IncomingMessage } from 'node:http'

/** A body as it comes. Time counts only while somebody waits for more: a slow reader is not the store's fault. */
export async function* chunksOf(response: IncomingMessage, silenceMs: number): AsyncGenerator<Buffer> {
  const iterator = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  try {
    for (;;) {
      const patience = setTimeout(() => response.destroy(new Error('silent')), silenceMs)
      const next = await iterator.next().finally(() => clearTimeout(patience))
      if (next.done === true) return
      yield next.value
    }
  } finally {
    // Whoever takes no more of it ends the connection; one that has ended is used again.
    if (!response.complete) response.destroy()
  }
}
