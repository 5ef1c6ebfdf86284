/** What the browser does well by itself: it follows links, opens what is folded, and sends a form that only asks. */
const native = 'a[href]:not([aria-haspopup], [data-press]), summary, form:not([method=post]) [type=submit]'
/** What answers at once, without the app: a native dialog's own buttons, and what `do-itself.ts` does. */
const itself = 'form[method=dialog] button, [data-does]'
const pressed = 'button, [aria-haspopup], [data-press]'
const typedInto = 'input:not([type=hidden]), select, textarea'

export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

/** The button (or the link that opens something on the page) that a press means, if it takes the app to do what it says. */
export function pressedIn(target: EventTarget | null): HTMLElement | undefined {
  const found = closestTo(target, `${native}, ${pressed}`)
  return found?.matches(`${native}, ${itself}`) ? undefined : found
}

/** The field that somebody is about to fill in. */
export const fieldIn = (target: EventTarget | null): HTMLElement | undefined => closestTo(target, typedInto)

/** A press with a modifier, or with another button of the mouse, is about a new tab or a menu. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
