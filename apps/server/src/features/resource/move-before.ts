/** The list with `id` before `before`, or at its end; undefined where either is not in it. */
export function moveBefore(ids: readonly number[], id: number, before: number | null): number[] | undefined {
  if (!ids.includes(id)) return undefined
  if (before === id) return [...ids]
  const others = ids.filter((each) => each !== id)
  const at = before === null ? others.length : others.indexOf(before)
  return at < 0 ? undefined : others.toSpliced(at, 0, id)
}
