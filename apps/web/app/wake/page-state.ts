import { placeOf } from './find-again.ts'

type RouterWindow = {
  __reactRouterContext?: { streamController?: ReadableStreamDefaultController<string> }
}

/** How long a reader who has pressed something waits without a word. */
export const patienceMs = 60_000

/** What there is of the data that made this page: itself, or the page of now with its data in it, where something has changed since. */
export type FoundState = { text: string; isPage: boolean }

/** It was sent without the page, unless the page is one of now that the service worker has kept. */
export async function fetchState(): Promise<FoundState> {
  const kept = stateIn(document)
  const address = document.querySelector<HTMLElement>('script[type=later]')?.dataset.state
  if (kept !== undefined || address === undefined) return { text: kept ?? '', isPage: false }
  const tooLate = new AbortController()
  setTimeout(() => tooLate.abort(), patienceMs)
  const answer = await fetch(address, tooLate)
  const isPage = answer.headers.has('x-page')
  const isState = isPage || /^text\/plain/.test(answer.headers.get('content-type') ?? '')
  // A hotel's network, or a proxy in trouble, answers whatever it is asked.
  if (!answer.ok || !isState) throw new Error(`the page's state was answered ${answer.status}, not by us`)
  return { text: await answer.text(), isPage }
}

const stateIn = (page: Document): string | undefined => {
  const text = page.querySelector('script[type=page-state]')?.textContent
  return text ? (JSON.parse(text) as string) : undefined
}

/** The page of now takes the old one's place before the app sees either, so that what it draws is what stands there. */
function takePageOfNow(html: string): string {
  const now = new DOMParser().parseFromString(html, 'text/html')
  const state = stateIn(now)
  if (state === undefined || appOf(now) !== appOf(document)) throw new OtherRelease()
  const focused = document.activeElement && placeOf(document.activeElement)
  const unfolded = [...document.querySelectorAll('details[open]')].map(placeOf)
  document.title = now.title
  document.body.replaceChildren(...now.body.childNodes)
  for (const place of unfolded) document.querySelector(place)?.setAttribute('open', '')
  if (focused) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
  return state
}

const appOf = (page: Document): string | undefined => page.querySelector('script[type=later]')?.textContent?.trim()

/** The site was renewed under an open page: only a fresh one has the scripts that fit. */
export class OtherRelease extends Error {}

/** Hands the data to the router, as its own scripts in the page would. */
export function giveState({ text, isPage }: FoundState): void {
  const state = isPage ? takePageOfNow(text) : text
  const { streamController } = (window as RouterWindow).__reactRouterContext ?? {}
  if (state !== '') streamController?.enqueue(state)
  streamController?.close()
}
