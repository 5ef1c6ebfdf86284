import type { RouterState } from 'react-router'
import type { PageRoute } from './page-routes.ts'

/** What the server's loaders answered for the first page. */
export type ServedState = Pick<RouterState, 'loaderData' | 'errors'>

type Match = RouterState['matches'][number] & { route: PageRoute }
type Outcome = ServedState & { redirect?: string }
/** `waiting` are the routes that are asked; the others keep what they said. */
type Going = { waiting: readonly PageRoute[]; from: RouterState; url: URL }

/** What a page's route says before it is shown. Its data comes by queries, so that is little: who may see it, and what it is. */
export const loadPages = { atFirst, at }

/** Of the first page the server has said most; `waiting` are the routes which only the browser can answer for. */
function atFirst(matches: readonly Match[], { loaderData: said, errors }: ServedState) {
  const loaderData = { ...said }
  const wrong = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1
  const shown = wrong < 0 ? matches : matches.slice(0, wrong + 1)
  const waiting = shown.filter(({ route: { id, file, module = {} } }) => {
    const { clientLoader, HydrateFallback } = module
    const isAsked = clientLoader !== undefined && (clientLoader.hydrate === true || !file.hasLoader)
    if (isAsked && (HydrateFallback || !file.hasLoader)) delete loaderData[id]
    else if (!file.hasLoader) loaderData[id] = null
    return isAsked && errors?.[id] === undefined
  })
  return { loaderData, waiting: waiting.map(({ route }) => route) }
}

/** A redirect comes before a failure: who may not see a page is not told that it is broken. */
async function at(matches: readonly Match[], going: Going): Promise<Outcome> {
  const said = await Promise.allSettled(matches.map((match, place) => ask(match, place, matches, going)))
  const reasons = said.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const redirect = reasons.map(redirectOf).find((address) => address !== undefined)
  const loaderData = Object.fromEntries(
    matches.map(({ route }, place) => [route.id, said[place]?.status === 'fulfilled' ? said[place].value : null]),
  )
  // The root shows every failure.
  const errors = reasons.length > 0 ? { [matches[0]?.route.id ?? '']: reasons[0] } : null
  return { loaderData, errors, ...(redirect !== undefined && { redirect }) }
}

async function ask({ route, params }: Match, place: number, matches: readonly Match[], { waiting, from, url }: Going) {
  const { clientLoader, shouldRevalidate } = route.module ?? {}
  const wasHere = from.matches[place]?.route.id === route.id
  if (!waiting.includes(route) || (wasHere && shouldRevalidate?.() === false)) return from.loaderData[route.id]
  const pattern = `/${matches.map(({ route: { path } }) => path ?? '').join('/')}`.replace(/\/{2,}/g, '/')
  return (await clientLoader?.({ request: new Request(url), params, pattern, url })) ?? null
}

function redirectOf(reason: unknown): string | undefined {
  if (!(reason instanceof Response) || reason.status < 300 || reason.status > 399) return undefined
  return reason.headers.get('location') ?? undefined
}
