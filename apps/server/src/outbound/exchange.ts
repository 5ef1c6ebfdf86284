import { noteCall } from './note-call.ts'

type Exchange = {
  service: string
  url: string
  init: RequestInit & { headers: Record<string, string>; signal: AbortSignal }
}

type Answer = { ok: boolean; status: number; text: string }

/** Asks a service of others, once, and reads the whole answer. Throws what `fetch` throws. */
export const exchange = ({ service, url, init }: Exchange): Promise<Answer> =>
  noteCall({ service, method: init.method ?? 'GET', isTimeout: () => init.signal.aborted }, (traced) =>
    ask(url, { ...init, headers: { ...init.headers, ...traced } }),
  )

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  return { ok: response.ok, status: response.status, text: await response.text() }
}
