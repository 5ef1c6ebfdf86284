/** What the server says of itself at /metrics, asked every half second. */
export function watchServer(url: string) {
  let longest = 0
  const read = async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
    // The longest since it was last asked.
    const stall = value('nodejs_eventloop_lag_max_seconds') * 1000
    return { stall, rss: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') }
  }
  const timer = setInterval(async () => {
    const { stall } = await read().catch(() => ({ stall: 0 }))
    longest = Math.max(longest, stall)
  }, 500)
  return {
    memory: read,
    longestStall: async () => {
      clearInterval(timer)
      return longest
    },
  }
}
