/** How parts go over the wire; the tests have a network of their own. */
export type Wire = {
  /** Begins a file and gives its key. */
  begin: (file: File) => Promise<string>
  /** How much of it is there; undefined where the server does not know it, or no longer wants more of it. */
  received: (key: string) => Promise<number | undefined>
  /** Sends a part that begins at this place, and says how much is there afterwards. */
  put: (
    key: string,
    part: { offset: number; bytes: Blob; onProgress: (sent: number) => void; signal: AbortSignal },
  ) => Promise<number>
}

type Sending = {
  wire: Wire
  file: File
  /** Of a file that was begun earlier. */
  key: string | undefined
  onKey: (key: string) => void
  onProgress: (received: number) => void
  /** The line is down, or up again. */
  onWaiting: (isWaiting: boolean) => void
  /** Whether it is worth trying again after this. */
  isPassing: (error: unknown) => boolean
  /** Waits before the next try: longer each time, but not when the line comes back. */
  rest: (tries: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/** Small enough that a slow line finishes one within the server's patience; large enough that questions cost nothing. */
export const partBytes = 8 * 1024 * 1024

/**
 * Sends a file part by part until all of it is there. Whatever breaks, it asks the server how far it has come and goes on from there;
 * only what the server refuses for good ends it. Gives its key.
 */
export async function sendParts({
  wire,
  file,
  onKey,
  onProgress,
  onWaiting,
  isPassing,
  rest,
  signal,
  ...given
}: Sending) {
  let { key } = given
  let at: number | undefined
  let tries = 0
  for (;;) {
    signal.throwIfAborted()
    try {
      if (key !== undefined && at === undefined) {
        at = await wire.received(key)
        if (at === undefined) key = undefined
      }
      if (key === undefined) {
        key = await wire.begin(file)
        onKey(key)
        at = 0
      }
      onWaiting(false)
      let from = at ?? 0
      onProgress(from)
      while (from < file.size) {
        const offset = from
        const part = { offset, bytes: file.slice(offset, offset + partBytes), signal }
        at = undefined
        from = await wire.put(key, { ...part, onProgress: (sent) => onProgress(offset + sent) })
        at = from
        tries = 0
        onProgress(from)
      }
      return key
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      at = undefined
      onWaiting(true)
      await rest(tries, signal)
      tries += 1
    }
  }
}
