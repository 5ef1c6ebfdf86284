type Placed = { id: number; section: string }

/** Puts a question before another of its section, or behind the last; places that belong to other sections stay theirs. */
export function putBefore<Q extends Placed>(questions: readonly Q[], moved: Q, before: number | null): Q[] {
  const own = questions.filter(({ section }) => section === moved.section)
  const others = own.filter(({ id }) => id !== moved.id)
  // It was taken out meanwhile.
  if (others.length === own.length) return [...questions]
  const place = others.findIndex(({ id }) => id === before)
  const next = others.toSpliced(place === -1 ? others.length : place, 0, moved).values()
  return questions.map((each) => (each.section === moved.section ? (next.next().value ?? each) : each))
}
