/**
 * Where an element stands, so that it is found again when the page has been drawn anew: by its id, or by its place among
 * its parent's children.
 */
export function placeOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const parent = element.parentElement
  if (!parent || element === document.body) return element.localName
  return `${placeOf(parent)} > ${element.localName}:nth-child(${[...parent.children].indexOf(element) + 1})`
}

/** React leaves its properties on an element that it has taken over. */
export const isAlive = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'))

const aliveMs = 20_000
const openedMs = 3000
/** As often as the screen is drawn. */
export const lookMs = 16

/** What there is to be found once it is there; nothing when that does not happen. */
async function until<Thing>(find: () => Thing | null | undefined, patienceMs: number): Promise<Thing | undefined> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return undefined
}

/** The element once the app has taken it over. */
export const untilAlive = ({ element, place }: { element: HTMLElement; place: string }) =>
  until(() => {
    const here = element.isConnected ? element : document.querySelector<HTMLElement>(place)
    return isAlive(here) ? here : undefined
  }, aliveMs)

export const openDialog = () => document.querySelector('dialog:modal')

/** The dialog that an element opens, whose code may come with its press. */
export const untilOpened = (opener: HTMLElement) => until(openDialog, opener.ariaHasPopup === 'dialog' ? openedMs : 0)
