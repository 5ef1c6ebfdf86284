const trustedForMs = 5000

/** How many have taken part, asked by one caller for all who begin in the same seconds. */
export function keepParticipants(count: (paperId: number) => Promise<number>): (paperId: number) => Promise<number> {
  const kept = new Map<number, { count: Promise<number>; at: number }>()
  return (paperId) => {
    const known = kept.get(paperId)
    if (known !== undefined && performance.now() - known.at < trustedForMs) return known.count
    const counted = count(paperId)
    counted.catch(() => kept.delete(paperId))
    kept.set(paperId, { count: counted, at: performance.now() })
    return counted
  }
}
