import type { DehydratedState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMatches } from 'react-router'

/** What the server's loaders answered, as one state: one boundary stays in place while pages come and go below it. */
export function useHydratedState(): DehydratedState {
  const matches = useMatches()
  return useMemo(() => {
    const states = matches.map(
      (match) => (match.loaderData as { dehydratedState?: DehydratedState } | null)?.dehydratedState,
    )
    return { mutations: [], queries: states.flatMap((state) => state?.queries ?? []) }
  }, [matches])
}
