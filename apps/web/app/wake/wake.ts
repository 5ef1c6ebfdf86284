import { recallInTab, rememberInTab } from '../kit/storage/tab-storage.ts'
import { isAlive, lookMs } from './find-again.ts'
import { type FoundState, fetchState, giveState, OtherRelease, patienceMs } from './page-state.ts'

let state: Promise<FoundState> | undefined
let woken: Promise<boolean> | undefined
/** The router has the page's data, which it takes once. */
let begun = false
const onWake = new AbortController()

/** Aborted when the app takes over: what the page did without it ends. */
export const asleep: AbortSignal = onWake.signal

/** Lets the browser fetch the app, without running it yet. */
export function fetchApp(): void {
  if (state !== undefined) return
  state = nextPaint().then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = link.dataset.later ?? ''
    return fetchState()
  })
  // Whoever wakes the page hears of it, and whoever comes later asks anew.
  state.catch(() => {
    state = undefined
  })
}

const hiddenMs = 100

/** The frame that answers a press: what the browser compiles before it would keep it from the screen. A hidden page has none. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, hiddenMs)
  })

/** Brings the app to this page, once. Answers whether its code could be had; what it draws comes alive a little later. */
export function wake(): Promise<boolean> {
  woken ??= bringApp().catch((error: unknown) => {
    if (error instanceof OtherRelease && mayReload()) location.reload()
    if (!begun) woken = undefined
    return false
  })
  return woken
}

/** Nobody waits for it: without a network the page stays as it is, and says nothing. */
export function wakeByItself(): void {
  if (navigator.onLine) void wake()
}

const reloadedKey = 'wake:reloaded_at'
const reloadAgainMs = 60_000

/** Two servers of different releases that answer by turns would have the page loaded anew without end. */
function mayReload(): boolean {
  if (Date.now() - Number(recallInTab(reloadedKey)) < reloadAgainMs) return false
  rememberInTab(reloadedKey, String(Date.now()))
  return true
}

async function bringApp(): Promise<boolean> {
  fetchApp()
  const found = await state!
  begun = true
  giveState(found)
  await run(document.querySelector('script[type=later]')?.textContent ?? '')
  return true
}

function takeOver(): void {
  woken = Promise.resolve(true)
  onWake.abort()
  // The app fetches pages in its own way (`page-rules.ts` of the server).
  delete document.documentElement.dataset.sleeps
}

/** As the page's own script, which its policy allows by its hash. Done when the app has taken the page over. */
function run(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearInterval(look)
      reject(new Error('the app could not be fetched'))
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = source
    script.onerror = fail
    document.head.append(script)
    script.remove()
    // Who presses is told then; the app may come all the same.
    setTimeout(reject, patienceMs, new Error('the app did not come in time'))
    let entry = /import\("([^"]+)"\)/.exec(source)?.[1]
    const look = setInterval(() => {
      if (isAlive(document.querySelector('main > *'))) {
        clearInterval(look)
        takeOver()
        resolve()
      } else if (entry && '__reactRouterRouteModules' in window) {
        // The script's last line imports the app's beginning, of whose failure the script does not hear: the same import tells.
        import(/* @vite-ignore */ entry).catch(fail)
        entry = undefined
      }
    }, lookMs)
  })
}
