import { type Point, swipedBy } from '../kit/swipe/swiped-by.ts'
import { doItself } from './do-itself.ts'
import { isAlive } from './find-again.ts'
import { closestTo, fieldIn, isPlain, pressedIn } from './needs-app.ts'
import { RememberedActs } from './remembered-acts.ts'
import { sayFailure } from './say-failure.ts'
import { fetchApp, wake } from './wake.ts'

const acts = new RememberedActs()
/** Where a finger was put on what can be swiped. */
let touched: { at: Point; inside: HTMLElement } | undefined

/** One event of the page, before anybody else hears of it. */
export function onReader(event: Event): void {
  const { target, type } = event
  if (type === 'input' || type === 'change') onFilled(target)
  else if (type === 'click') onClick(event as MouseEvent)
  else if (target instanceof Element && isAlive(target)) return
  else if (type === 'wake') bring()
  else if (type === 'pointerup') onLifted(event as PointerEvent)
  else onApproach(event)
}

/**
 * React listens on the document from when it begins, takes over what is pressed within the event itself, and does what it says:
 * only who hears of the event after that knows who is to do it. An event that was kept for this script is over.
 */
function onClick(event: MouseEvent): void {
  if (!isPlain(event)) return
  if (event.eventPhase === Event.NONE) onPressed(event)
  else document.addEventListener('click', () => onPressed(event), { capture: true, once: true })
}

function onPressed(event: MouseEvent): void {
  const itself = closestTo(event.target, '[data-does]')
  if (itself && !isAlive(itself)) doItself(itself)
  const pressed = pressedIn(event.target) ?? linkAfterChoice(event.target)
  if (!pressed || !acts.press(pressed)) return
  event.preventDefault()
  bring()
}

/** A finger, a mouse or the focus comes near: what will be needed is fetched, and a field comes alive before it is filled in. */
function onApproach(event: Event): void {
  const { type, target } = event
  enhanceMenu(target)
  const field = fieldIn(target)
  const wakes = type === 'pointerdown' && closestTo(target, '[data-wakes]')
  touched = wakes ? { at: pointOf(event as PointerEvent), inside: wakes } : touched
  if (type === 'focusin' ? field : wakes) bring()
  else if (field || pressedIn(target)) fetchApp()
}

/** Where a link leads may depend on what was just chosen, of which only the app can tell it. */
const linkAfterChoice = (target: EventTarget | null) =>
  acts.isFilling ? closestTo(target, 'main a[href]:not([target])') : undefined

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** A swipe is a press of the button that turns the same way. */
function onLifted(event: PointerEvent): void {
  const by = touched && event.pointerType !== 'mouse' && swipedBy(touched.at, pointOf(event))
  const button = by && touched?.inside.querySelector<HTMLElement>(`[data-turn="${by}"]`)
  touched = undefined
  if (!button) return
  acts.press(button)
  bring()
}

function onFilled(target: EventTarget | null): void {
  const field = fieldIn(target)
  if (field && acts.fill(field)) bring()
}

function bring(): void {
  void wake()
    .then((came) => came && acts.replay())
    .then((done) => {
      if (done) return
      acts.giveUp()
      sayFailure()
    })
}

/** The menu opens under a mouse and walks by arrows; its lists and links are the browser's. */
function enhanceMenu(target: EventTarget | null): void {
  const menu = closestTo(target, '[data-part~=menu]')
  if (!menu) return
  import('../shell/menu-bar.ts').then(
    ({ enhanceMenuBar }) => enhanceMenuBar(menu),
    // Its links work without.
    () => {},
  )
}

const partsMs = 3000

/**
 * A part of the app could not be had. Said as long as the app's own way to say it is not there (`tellOfLostParts`); a press that waits
 * for what does not come waits a little for what may still come alive.
 */
export function onLostPart(): void {
  if (document.querySelector('[data-part=offline-bar]')) return
  sayFailure()
  setTimeout(() => acts.giveUp(), partsMs)
}
