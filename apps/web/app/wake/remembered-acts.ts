import { whenIdle } from '../kit/loading/when-idle.ts'
import { isAlive, openDialog, placeOf, untilAlive, untilOpened } from './find-again.ts'

type Remembered = { element: HTMLElement; place: string }
type Filled = Remembered & { value: string; checked: boolean }

/** What a reader did before the app was there, in their order: each button once, each field with what it holds at last. */
export class RememberedActs {
  readonly #presses = new Map<HTMLElement, Remembered>()
  readonly #fields = new Map<HTMLElement, Filled>()
  #replaying: Promise<boolean> | undefined

  /** Whether it is remembered, which is shown at once as a press that works on. What is alive does it now, and once. */
  press(element: HTMLElement): boolean {
    if (isAlive(element)) {
      this.#forget(element)
      return false
    }
    this.#presses.set(element, { element, place: placeOf(element) })
    element.ariaBusy = 'true'
    document.documentElement.dataset.pageLoading = ''
    return true
  }

  /** Whether it is remembered: so is who types on while the app takes the field over, until it has been told. */
  fill(element: HTMLElement): boolean {
    const isKnown = this.#fields.delete(element)
    if (isAlive(element) && !isKnown) return false
    const { value = '', checked = false } = element as Partial<HTMLInputElement>
    this.#fields.set(element, { element, place: placeOf(element), value, checked })
    return true
  }

  /** Whether something was filled in of which the app does not know yet. */
  get isFilling(): boolean {
    return this.#fields.size > 0
  }

  /**
   * Once the app is there; answers whether all could be done. Asked for again meanwhile, it is the same one, so that nothing is
   * done twice.
   */
  replay(): Promise<boolean> {
    this.#replaying ??= this.#replayAll().finally(() => {
      this.#replaying = undefined
    })
    return this.#replaying
  }

  async #replayAll(): Promise<boolean> {
    for (let next = this.#next(); next; next = this.#next()) {
      let alive = await untilAlive(next)
      if (alive && this.#fields.has(next.element)) {
        // Drawn once more before all is quiet, the app would forget a choice.
        await untilIdle()
        alive = await untilAlive(next)
      }
      // As it stands by now: the reader may have typed on meanwhile, or pressed again what was alive by then.
      const filled = this.#fields.get(next.element)
      this.#fields.delete(next.element)
      if (!alive && (filled || this.#presses.has(next.element))) return false
      const isPressed = this.#forget(next.element)
      if (alive && filled) {
        fillAgain(alive as HTMLInputElement, filled)
        // And a press would go where it led before the choice.
        if (this.#fields.size === 0 && this.#presses.size > 0) await untilIdle()
      }
      // What lies behind a dialog that the press before has opened was not meant any more.
      else if (alive && isPressed && !openDialog()) alive.click()
      if (alive && isPressed && this.#presses.size > 0) await untilOpened(alive)
    }
    this.#calm()
    return true
  }

  /** What a button does may depend on what was filled in. */
  #next(): Remembered | undefined {
    const [first] = [...this.#fields.values(), ...this.#presses.values()]
    return first
  }

  #forget(pressed: HTMLElement): boolean {
    pressed.ariaBusy = null
    return this.#presses.delete(pressed)
  }

  /** The app, or the part that was pressed, cannot be had. A link that would have opened something on the page leads where it leads. */
  giveUp(): void {
    const link = [...this.#presses.keys()].findLast((element) => element instanceof HTMLAnchorElement)
    this.#calm()
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  }

  #calm(): void {
    for (const element of this.#presses.keys()) this.#forget(element)
    delete document.documentElement.dataset.pageLoading
  }
}

const idleMs = 1000
const untilIdle = () => new Promise<void>((resolve) => void whenIdle(resolve, idleMs))

/** As if it were done now: the app hears of a change only when the value differs from the one it has seen. */
function fillAgain(field: HTMLInputElement, { value, checked }: Filled): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field.checked === checked && field.defaultChecked === checked) return
    field.checked = !checked
    field.click()
    return
  }
  if (field.localName !== 'select') field.value = value === '' ? ' ' : ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}
