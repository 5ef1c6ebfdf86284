import { type DataRouter, useMatches } from 'react-router'

/** A page as the route table names it. */
type Here = { name: string; params: Readonly<Record<string, string | undefined>> }

/** The pages of the doctor's area are one route to the router; what it has loaded for one says which it is. */
function hereOf(id = '', params: Here['params'] = {}, loaded?: unknown): Here {
  const said = loaded as Partial<Here> | null | undefined
  return { name: said?.name ?? id, params: said?.params ?? params }
}

export function useHere(): Here {
  const leaf = useMatches().at(-1)
  return hereOf(leaf?.id, leaf?.params, leaf?.loaderData)
}

export function hereIn({ state: { matches, loaderData } }: DataRouter): Here {
  const leaf = matches.at(-1)
  return hereOf(leaf?.route.id, leaf?.params, loaderData[leaf?.route.id ?? ''])
}
