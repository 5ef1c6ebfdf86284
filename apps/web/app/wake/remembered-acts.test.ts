import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RememberedActs } from './remembered-acts.ts'

let modal: boolean
let done: string[]
beforeEach(() => {
  modal = false
  done = []
  vi.stubGlobal('HTMLAnchorElement', class {})
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (selector === 'dialog:modal' && modal ? {} : null),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A button as far as a remembered press needs one. */
function buttonOf(id: string, onClick = () => {}) {
  const button = { id, isConnected: true, ariaBusy: null as string | null, click }
  function click() {
    done.push(id)
    onClick()
  }
  return button as unknown as HTMLElement & { __reactProps$1?: object }
}

/** As React leaves it when it has taken an element over. */
const comeAlive = (...buttons: ReturnType<typeof buttonOf>[]) => {
  for (const button of buttons) button.__reactProps$1 = {}
}

it('does each press once and in their order, however often it was made and replayed', async () => {
  const acts = new RememberedActs()
  const [first, second] = [buttonOf('first'), buttonOf('second')]
  const replays = [first, second, first, second].map((button) => {
    acts.press(button)
    return acts.replay()
  })
  expect([first.ariaBusy, 'pageLoading' in document.documentElement.dataset]).toEqual(['true', true])
  comeAlive(second)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(done).toEqual([])
  // Once more, while the replay waits for it already.
  acts.press(first)
  comeAlive(first)
  await Promise.all([...replays, acts.replay()])
  expect(done).toEqual(['first', 'second'])
  expect([first.ariaBusy, second.ariaBusy, 'pageLoading' in document.documentElement.dataset]).toEqual([
    null,
    null,
    false,
  ])
})

it('drops what lies behind a dialog that a press before has opened', async () => {
  const acts = new RememberedActs()
  const opens = buttonOf('opens', () => {
    modal = true
  })
  const behind = buttonOf('behind')
  acts.press(opens)
  acts.press(behind)
  comeAlive(opens, behind)
  await acts.replay()
  expect([done, behind.ariaBusy]).toEqual([['opens'], null])
})

it('waits for a dialog whose code comes with the press before it does the next one', async () => {
  const acts = new RememberedActs()
  const opens = buttonOf('opens', () => void setTimeout(() => (modal = true), 100))
  opens.ariaHasPopup = 'dialog'
  const behind = buttonOf('behind')
  acts.press(opens)
  acts.press(behind)
  comeAlive(opens, behind)
  await acts.replay()
  expect(done).toEqual(['opens'])
})

it('remembers nothing of what answers by itself already', async () => {
  const acts = new RememberedActs()
  const button = buttonOf('alive')
  comeAlive(button)
  acts.press(button)
  await acts.replay()
  expect(done).toEqual([])
})

/** Where an element has its value. */
const valueOnPrototype = {
  written: '',
  get value(): string {
    return this.written
  },
  set value(text: string) {
    this.written = text
  },
}

/** A field as far as remembering one needs it: it tells what the app would hear, which is what differs from the value last set on itself. */
function fieldOf(id: string, about: { type: string; defaultChecked?: boolean }) {
  const heard: unknown[] = []
  let seen = ''
  const field = Object.assign(Object.create(valueOnPrototype), {
    ...{ id, isConnected: true, localName: 'input', written: '', checked: false, ...about },
    click() {
      field.checked = !field.checked
      heard.push(field.checked)
    },
    dispatchEvent() {
      if (field.value !== seen) heard.push(field.value)
      seen = field.value
    },
  })
  const type = (text: string) => Reflect.set(valueOnPrototype, 'value', text, field)
  /** React takes the field over, and looks from then on who sets its value. */
  const comeAlive = () => {
    seen = field.value
    Object.defineProperty(field, 'value', {
      get: () => field.written,
      set(text: string) {
        seen = text
        field.written = text
      },
    })
    field.__reactProps$1 = {}
  }
  return { field: field as unknown as HTMLInputElement & { __reactProps$1?: object }, heard, type, comeAlive }
}

it('tells the app of a choice that the page shows already', async () => {
  const acts = new RememberedActs()
  const { field, heard } = fieldOf('second', { type: 'radio', defaultChecked: false })
  field.checked = true
  acts.fill(field)
  expect(acts.isFilling).toBe(true)
  field.__reactProps$1 = {}
  await acts.replay()
  expect([heard, field.checked, acts.isFilling]).toEqual([[true], true, false])
})

it('says nothing of a tick that was set and taken away again', async () => {
  const acts = new RememberedActs()
  const { field, heard } = fieldOf('tick', { type: 'checkbox', defaultChecked: false })
  acts.fill(field)
  field.__reactProps$1 = {}
  await acts.replay()
  expect(heard).toEqual([])
})

it('tells the app of all that is typed until it hears by itself', async () => {
  const acts = new RememberedActs()
  const { field, heard, type, comeAlive } = fieldOf('search', { type: 'search' })
  type('কিস্')
  acts.fill(field)
  const replay = acts.replay()
  comeAlive()
  type('কিস্তি')
  acts.fill(field)
  const isWhole = await replay
  expect([heard, field.value, acts.isFilling, isWhole]).toEqual([['কিস্তি'], 'কিস্তি', false, true])
})

it('tells the app of a field that was emptied', async () => {
  const acts = new RememberedActs()
  const { field, heard, type, comeAlive } = fieldOf('search', { type: 'search' })
  type('')
  acts.fill(field)
  comeAlive()
  await acts.replay()
  expect([heard, field.value]).toEqual([[''], ''])
})

it('tells the app of a field that is filled in while a press waits, before that is done', async () => {
  const acts = new RememberedActs()
  const [first, second] = [buttonOf('first'), buttonOf('second')]
  acts.press(first)
  acts.press(second)
  const replay = acts.replay()
  const { field, type, comeAlive: fieldComesAlive } = fieldOf('search', { type: 'search' })
  type('কিস্তি')
  acts.fill(field)
  field.dispatchEvent = () => done.push(field.value) > 0
  comeAlive(first, second)
  fieldComesAlive()
  await replay
  expect(done).toEqual(['first', 'কিস্তি', 'second'])
})

it('does not press again what answered by itself meanwhile', async () => {
  const acts = new RememberedActs()
  let isOpen = false
  const toggle = buttonOf('toggle', () => {
    isOpen = !isOpen
  })
  acts.press(toggle)
  const replay = acts.replay()
  comeAlive(toggle)
  // The reader presses once more, and the app hears it.
  const isRemembered = acts.press(toggle)
  toggle.click()
  await replay
  expect([isOpen, toggle.ariaBusy, isRemembered]).toEqual([true, null, false])
})

describe('of what never comes alive', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says so, and a press after it waits no longer', async () => {
    const acts = new RememberedActs()
    const [never, after] = [buttonOf('never'), buttonOf('after')]
    acts.press(never)
    acts.press(after)
    comeAlive(after)
    const replay = acts.replay()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await replay).toBe(false)
    acts.giveUp()
    expect([done, never.ariaBusy, after.ariaBusy]).toEqual([[], null, null])
  })

  it('forgets a field, and tells the next one', async () => {
    const acts = new RememberedActs()
    const { field: never } = fieldOf('never', { type: 'search' })
    acts.fill(never)
    const replay = acts.replay()
    await vi.advanceTimersByTimeAsync(25_000)
    expect([await replay, acts.isFilling]).toEqual([false, false])
    expect(await acts.replay()).toBe(true)
  })
})
