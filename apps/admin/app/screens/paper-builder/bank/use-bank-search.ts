import type { ResponseOf } from '@prostuti/contract'
import type { searchPaperBank } from '@prostuti/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { get } from '../../../api/call.ts'
import { type Desk, papersPath } from '../use-desk.ts'

export type FoundQuestion = ResponseOf<typeof searchPaperBank>['rows'][number]

const pauseMs = 200

/** What of the bank is looked for, and what was found. Whatever is looked for anew begins at its first page. */
export function useBankSearch(desk: Desk) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [type, setType] = useState<'sba' | 'mcq'>()
  const [isShort, setIsShort] = useState(true)
  const [isFresh, setIsFresh] = useState(false)
  const [isUnready, setIsUnready] = useState(false)
  const [page, setPage] = useState(1)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const again = () => {
    setPage(1)
    setAt(0)
  }
  const onlyShort = isShort && desk.gaps.length > 0 && q === ''
  const query = {
    q: q || undefined,
    type,
    short: onlyShort ? ('true' as const) : undefined,
    fresh: isFresh ? ('true' as const) : undefined,
    unready: isUnready ? ('true' as const) : undefined,
    page: page > 1 ? page : undefined,
  }
  const found = useQuery({
    ...get<typeof searchPaperBank>(`${papersPath}/:id/bank`, { params: { id: desk.paper.id }, query }),
    placeholderData: keepPreviousData,
  })
  const inside = new Set(desk.questions.map(({ id }) => id))
  return {
    found,
    // What was just added is gone at once, not only when the bank has answered anew.
    rows: (found.data?.rows ?? []).filter(({ id }) => !inside.has(id)),
    typed,
    type,
    onlyShort,
    isFresh,
    isUnready,
    /** Which of the rows the keyboard is on. */
    at,
    setAt,
    page,
    again,
    more: () => setPage(page + 1),
    search: (words: string) => {
      setTyped(words)
      again()
    },
    ofType: (each: 'sba' | 'mcq') => {
      setType(type === each ? undefined : each)
      again()
    },
    /** Only what the paper is short of, which no search goes with. */
    turnShort: () => {
      setIsShort(!onlyShort)
      if (q !== '') setTyped('')
      again()
    },
    turnFresh: () => {
      setIsFresh(!isFresh)
      again()
    },
    turnUnready: () => {
      setIsUnready(!isUnready)
      again()
    },
  }
}

export type BankSearch = ReturnType<typeof useBankSearch>
