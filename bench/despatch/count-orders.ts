/** What a courier was asked to take, by our numbers. */
export function countOrders() {
  const times = new Map<string, number>()
  return {
    hear: (invoice: string) => void times.set(invoice, (times.get(invoice) ?? 0) + 1),
    count: () => [...times.values()].reduce((sum, each) => sum + each, 0),
    invoices: () => times.size,
    /** How many it was asked to take more than once, whether it did or not. */
    twice: () => [...times.values()].filter((each) => each > 1).length,
  }
}
