/** What the two signatures of a seat without pay are asked for. */
export const freeSeatSignature = (id: number) => ({ deed: 'seat.free', resource: 'free_seat', resourceId: String(id) })
