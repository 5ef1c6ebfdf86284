type Purchases = { for_batches: number[]; for_events: number[]; for_offers: number[] }

const kinds = { batch: 'for_batches', event: 'for_events', subscription: 'for_offers' } as const

/** What a code is for, as it is stored: `batch:1`; null for everything. */
export function onlyOf(purchases: Purchases): string[] | null {
  const keys = Object.entries(kinds).flatMap(([kind, name]) =>
    purchases[name].toSorted((a, b) => a - b).map((id) => `${kind}:${id}`),
  )
  return keys.length === 0 ? null : keys
}

export function purchasesIn(only: readonly string[] | null): Purchases {
  const idsOf = (kind: string) =>
    (only ?? []).filter((key) => key.startsWith(`${kind}:`)).map((key) => Number(key.slice(kind.length + 1)))
  return { for_batches: idsOf('batch'), for_events: idsOf('event'), for_offers: idsOf('subscription') }
}
