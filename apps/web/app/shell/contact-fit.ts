/** How much of the widget there is room for: its words too (shown on wide screens alone), the round icon, or nothing for now. */
export type Fit = 'words' | 'icon' | 'away'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
type Corner = Pick<DOMRect, 'right' | 'bottom'>

const size = 52
/** The button with its words in the longer language. */
const widths = { words: 200, icon: size }
/** As close as nobody who means the one would press the other. */
const gap = 4

/** On the plan's board any place may be where a block is to be dropped. */
const pressable = 'main :is(.btn, button, input, select, textarea, label, summary, [data-part="plan-board"])'
const bottomBar = '[data-part~="bottom-bar"]'

/** The largest that covers nothing which a reader may want to press. */
export function fitBeside(pressables: readonly Box[], { right, bottom }: Corner): Fit {
  const isFree = (width: number) => {
    const own = { left: right - width - gap, right: right + gap, top: bottom - size - gap, bottom: bottom + gap }
    return !pressables.some((box) => overlap(own, box))
  }
  if (isFree(widths.words)) return 'words'
  return isFree(widths.icon) ? 'icon' : 'away'
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Keeps the widget above a bar at the bottom of the screen and off what can be pressed: looked at when the page has changed
 * and when it has come to rest after scrolling.
 */
export function followPage(widget: HTMLElement, show: (fit: Fit) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined

  const look = () => {
    frame = undefined
    const bars = Array.from(document.querySelectorAll(bottomBar), (each) => each.getBoundingClientRect().height)
    widget.style.setProperty('--bar', `${Math.max(0, ...bars)}px`)
    const boxes = Array.from(document.querySelectorAll(pressable), (each) => each.getBoundingClientRect())
    show(fitBeside(boxes, widget.getBoundingClientRect()))
  }
  // Before what has changed is shown: a button never comes up below the widget.
  const lookNext = () => {
    frame ??= requestAnimationFrame(look)
  }
  const lookAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(look, 120)
  }

  look()
  const resized = new ResizeObserver(lookNext)
  resized.observe(document.body)
  // What a section fetches may stand in room that was kept for it.
  const changed = new MutationObserver(lookNext)
  changed.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', lookAtRest, { passive: true })
  addEventListener('resize', lookNext)
  return () => {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
    resized.disconnect()
    changed.disconnect()
    removeEventListener('scroll', lookAtRest)
    removeEventListener('resize', lookNext)
  }
}
