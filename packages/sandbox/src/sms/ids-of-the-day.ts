const dhakaOffsetMs = 6 * 3600 * 1000
const remembered = 200_000

/** Ids a client has used since midnight in Dhaka; the gateway refuses one that comes a second time. */
export function createIdsOfTheDay(clock: () => Date) {
  let day = ''
  const used = new Set<string>()
  return {
    /** False when the id was used today already. */
    use(id: string): boolean {
      const today = new Date(clock().getTime() + dhakaOffsetMs).toISOString().slice(0, 10)
      if (today !== day || used.size >= remembered) used.clear()
      day = today
      if (used.has(id)) return false
      used.add(id)
      return true
    },
    clear: (): void => used.clear(),
  }
}
