type Priced = { feePaisa: number; discountPaisa: number; discountEndsAt: Date | null }

/** What a batch costs at that moment. A discount that has ended is not spoken of. */
export function priceAt({ feePaisa, discountPaisa, discountEndsAt }: Priced, now: Date) {
  const runs = discountPaisa > 0 && discountEndsAt !== null && discountEndsAt > now
  return {
    fee_paisa: feePaisa,
    discount_paisa: runs ? discountPaisa : 0,
    discount_ends_at: runs ? discountEndsAt.toISOString() : null,
    payable_paisa: runs ? feePaisa - discountPaisa : feePaisa,
  }
}
