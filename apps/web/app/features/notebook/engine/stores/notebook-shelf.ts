import { createMemoryTexts } from '../../../../kit/storage/memory-texts.ts'
import type { KeptDay, Step } from '../notebook-types.ts'
import { joinSteps } from '../step-state.ts'
import { createIndexedNotebookStore } from './indexed-notebook-store.ts'
import type { Kept, NotebookStore } from './notebook-store.ts'
import { createTextNotebookStore, type TextNotebookStore } from './text-notebook-store.ts'

/** Some browsers neither do nor refuse what a database is asked for, in private windows or when the disk is full. */
const patienceMs = 3000

/** Where one doctor's notebook lies on this device: in the best store that takes it, read from all of them. */
export type NotebookShelf = {
  /** Whether what was done outlives the page, as far as we know. */
  durable(): boolean
  read(): Promise<Kept>
  storeDay(day: KeptDay): Promise<void>
  storeSteps(steps: readonly Step[]): Promise<void>
  /** For a page that is going: written before this returns, where the browser lets us. */
  storeNow(steps: readonly Step[]): void
  drop(stepIds: readonly string[]): Promise<void>
}

export type NotebookStores = { best: NotebookStore; quick: TextNotebookStore; memory: NotebookStore }

export function createNotebookStores(): NotebookStores {
  const texts = createMemoryTexts()
  return {
    best: createIndexedNotebookStore(),
    quick: createTextNotebookStore(() => localStorage, true),
    memory: createTextNotebookStore(() => texts, false),
  }
}

export function createNotebookShelf({ best, quick, memory }: NotebookStores, doctorId: number): NotebookShelf {
  const all = [best, quick, memory]
  let durable = true

  /** Into the first that takes it; whether that one lasts. */
  async function store(work: (store: NotebookStore) => Promise<void>): Promise<boolean> {
    for (const each of all) {
      try {
        await inTime(work(each))
        return each.durable
      } catch {}
    }
    return false
  }

  return {
    durable: () => durable,
    async read() {
      const found = await Promise.allSettled(all.map((each) => inTime(each.read(doctorId))))
      return joinKept(found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
    },
    async storeDay(day) {
      await store((each) => each.storeDay(doctorId, day))
    },
    async storeSteps(steps) {
      durable = await store((each) => each.storeSteps(doctorId, steps))
    },
    storeNow(steps) {
      try {
        quick.storeNow(doctorId, steps)
      } catch {
        // It is in the better store, or nowhere that outlives the page, which was said.
      }
    },
    async drop(stepIds) {
      if (stepIds.length > 0) await Promise.allSettled(all.map((each) => inTime(each.drop(doctorId, stepIds))))
    },
  }
}

/** Of each step all that any store knows; of the days the one that was asked for last. */
function joinKept(found: readonly Kept[]): Kept {
  const steps = new Map<string, Step>()
  for (const step of found.flatMap((kept) => kept.steps)) {
    const present = steps.get(step.id)
    steps.set(step.id, present ? joinSteps(present, step) : step)
  }
  const days = found.flatMap(({ day }) => day ?? [])
  return { day: days.sort((one, other) => one.askedAt - other.askedAt).at(-1), steps: [...steps.values()] }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the store does not answer')), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
