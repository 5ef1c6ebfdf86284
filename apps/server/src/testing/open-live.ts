import type { LiveMessage } from '@prostuti/contract'

/** A browser's end of the stream: what it was told, and whether the server has ended it. */
export async function openLive(server: string, headers: Record<string, string>) {
  const caller = new AbortController()
  const response = await fetch(`${server}/api/v3/web/doctor/live`, {
    headers: { ...headers, 'accept-encoding': 'br, gzip' },
    signal: caller.signal,
  })
  const seen = { messages: [] as LiveMessage[], text: '', ended: false }
  const done = follow(response, seen).catch(() => {})
  return {
    response,
    seen,
    async leave() {
      caller.abort()
      await done
    },
  }
}

async function follow({ body }: Response, seen: { messages: LiveMessage[]; text: string; ended: boolean }) {
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    seen.text += piece
    seen.messages = [...seen.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as LiveMessage)
  }
  seen.ended = true
}
