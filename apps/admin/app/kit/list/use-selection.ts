import { useEffect, useState } from 'react'

type Id = number | string

/** Which rows are chosen: some of this page, or everything that matches. What is asked anew is chosen anew. */
export function useSelection(ids: Id[], question: string) {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const [isAll, setIsAll] = useState(false)
  const [last, setLast] = useState<Id>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other rows
  useEffect(() => clear(), [question])

  function clear(): void {
    setChosen(new Set())
    setIsAll(false)
    setLast(undefined)
  }
  return {
    ids: ids.filter((id) => chosen.has(id)),
    isAll,
    has: (id: Id) => isAll || chosen.has(id),
    isWholePage: ids.length > 0 && ids.every((id) => chosen.has(id)),
    clear,
    takeAll: () => setIsAll(true),
    takePage(isTaken: boolean) {
      setIsAll(false)
      setChosen(new Set(isTaken ? ids : []))
    },
    /** With `range`, everything between the row that was last pressed and this one. */
    toggle(id: Id, range = false) {
      const from = last === undefined ? -1 : ids.indexOf(last)
      const to = ids.indexOf(id)
      const between = range && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const isTaken = !chosen.has(id)
      const next = new Set(isAll ? ids : chosen)
      for (const each of between)
        if (isTaken) next.add(each)
        else next.delete(each)
      setIsAll(false)
      setChosen(next)
      setLast(id)
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
