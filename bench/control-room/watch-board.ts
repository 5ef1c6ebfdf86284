export type Owner = { cookie: string; token: string }
export type Board = { tick: number; rows: { answered: number }[] }

type BoardQuery = {
  officeUrl: string
  owner: Owner
  paperId: number
  query: Record<string, string>
  signal?: AbortSignal
}

export async function readBoard({ officeUrl, owner, paperId, query, signal }: BoardQuery): Promise<Board> {
  const answer = await fetch(`${officeUrl}/api/v3/admin/sittings/${paperId}/board?${new URLSearchParams(query)}`, {
    headers: { cookie: owner.cookie, 'x-office-token': owner.token },
    ...(signal && { signal }),
  })
  if (answer.status !== 200) throw new Error(`the board was answered with ${answer.status}`)
  return (await answer.json()) as Board
}

export type Watchers = ReturnType<typeof watchBoard>

const filters = ['started', 'writing', 'quiet', 'silent', 'finished']

/** People who look at the control room as its page does: asked again as soon as it was answered. */
export function watchBoard({ watching, ...asked }: Omit<BoardQuery, 'query' | 'signal'> & { watching: number }) {
  let stopping: AbortController | undefined
  let failure: unknown
  let running: Promise<void>[] = []

  async function watch(nth: number, signal: AbortSignal): Promise<void> {
    let known: string | undefined
    while (!signal.aborted)
      try {
        const query = { state: filters[nth % filters.length] ?? 'started', ...(known && { known }) }
        known = String((await readBoard({ ...asked, query, signal })).tick)
      } catch (error) {
        if (signal.aborted) return
        failure = error
        return
      }
  }

  return {
    async start(): Promise<void> {
      if (stopping) return
      const own = new AbortController()
      stopping = own
      running = Array.from({ length: watching }, (_, nth) => watch(nth, own.signal))
    },
    async stop(): Promise<void> {
      stopping?.abort()
      stopping = undefined
      await Promise.all(running)
      if (failure !== undefined) throw failure
    },
  }
}
