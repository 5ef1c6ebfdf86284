type Numbered = { id: number }

/** Pieces of one conversation as one, each message once: the later piece knows it better. */
export function joined<M extends Numbered>(...pieces: (readonly M[])[]): M[] {
  const byId = new Map(pieces.flat().map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
