import { dropDown } from '../kit/preferences/drop-downs.ts'

/** Gives the menu what the native elements lack: opening under a resting mouse, arrow keys, and closing by itself. */
export function enhanceMenuBar(bar: HTMLElement): void {
  // Marked on the element: the page's first script may have done it before the app.
  if (bar.dataset.is === 'enhanced') return
  bar.dataset.is = 'enhanced'
  bar.addEventListener('keydown', moveWithArrows)
  for (const details of bar.querySelectorAll('details')) {
    dropDown(details)
    openOnHover(details)
  }
}

function openOnHover(details: HTMLDetailsElement): void {
  let hovered = details.matches(':hover') && matchMedia('(hover: hover)').matches
  details.open ||= hovered
  const onMouse = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    hovered = over
    details.open = over
  }
  details.addEventListener('pointerenter', onMouse(true))
  details.addEventListener('pointerleave', onMouse(false))
  details.addEventListener('click', (event) => {
    // The mouse that opened it by resting there must not close it by clicking; a click by key has no detail.
    const pressed = hovered && event.detail > 0
    if (pressed && (event.target as Element).closest('summary')) event.preventDefault()
  })
}

/** Left and right walk along the bar, up and down through a list; the first step down opens it. */
function moveWithArrows(event: KeyboardEvent): void {
  const bar = event.currentTarget as HTMLElement
  const here = document.activeElement as HTMLElement
  const details = here.closest('details')
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const down = { ArrowUp: -1, ArrowDown: 1 }[event.key]

  if (along) {
    const tops = [...bar.querySelectorAll<HTMLElement>(':scope > ul > li > a, summary')]
    const at = tops.findIndex((top) => top === here || (details !== null && top.parentElement === details))
    focusOn(tops, at + along)
  } else if (down && details) {
    details.open = true
    const links = [...details.querySelectorAll('a')]
    const at = links.indexOf(here as HTMLAnchorElement)
    focusOn(links, at === -1 && down === -1 ? -1 : at + down)
  } else {
    return
  }
  event.preventDefault()
}

function focusOn(items: HTMLElement[], index: number): void {
  items.at(index % items.length)?.focus()
}
