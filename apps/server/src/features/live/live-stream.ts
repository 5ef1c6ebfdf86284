import type { ServerResponse } from 'node:http'
import type { LiveMessage } from '@prostuti/contract'

/** Something nobody reads for so long that this much waits is a connection nobody has any more. */
const unreadAtMost = 64 * 1024

export const messageOf = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`
/** A comment: it says no more than that the connection lives. */
export const heartbeat = ':\n\n'
/** Asks the browser not to come back by itself. */
export const bye = 'event: bye\ndata: "bye"\n\n'

/** One open answer. It is written to directly: a stream object in between would double what a connection costs. */
export type LiveStream = {
  write(text: string): void
  end(text?: string): void
}

export function openLiveStream(
  raw: ServerResponse,
  headers: Record<string, number | string | string[] | undefined>,
  onClose: () => void,
): LiveStream {
  raw.once('close', onClose)
  // Somebody who leaves in the middle of a message is no fault.
  raw.once('error', () => raw.destroy())
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    // Nobody on the way may keep, change, or wait for more of it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // When the stream ends, so does the connection: a server that stops need not wait for it.
    connection: 'close',
  })
  raw.flushHeaders()
  return {
    write(text) {
      if (raw.writableLength > unreadAtMost) raw.destroy()
      else if (!raw.writableEnded) raw.write(text)
    },
    end: (text) => void raw.end(text),
  }
}
