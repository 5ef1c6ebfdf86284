import type { Texts } from '../../../../kit/storage/memory-texts.ts'
import type { KeptDay, Step } from '../notebook-types.ts'
import type { Kept, NotebookStore } from './notebook-store.ts'

/** A store that writes at once, and so also what is done while the page goes: a database drops what it has not finished by then. */
export type TextNotebookStore = NotebookStore & { storeNow(doctorId: number, steps: readonly Step[]): void }

/** A text for each step, so that two tabs never write the same one over. */
export function createTextNotebookStore(open: () => Texts, durable: boolean): TextNotebookStore {
  const dayName = (doctorId: number) => `notebook:day:${doctorId}`
  const stepName = (doctorId: number, id: string) => `notebook:step:${doctorId}:${id}`
  const readText = <Value>(name: string): Value | undefined => {
    const text = open().getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  }
  function storeNow(doctorId: number, steps: readonly Step[]): void {
    for (const step of steps) open().setItem(stepName(doctorId, step.id), JSON.stringify(step))
  }
  return {
    durable,
    async read(doctorId): Promise<Kept> {
      const texts = open()
      const begin = stepName(doctorId, '')
      const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
      const steps = names.filter((name) => name.startsWith(begin)).flatMap((name) => readText<Step>(name) ?? [])
      return { day: readText<KeptDay>(dayName(doctorId)), steps }
    },
    storeDay: async (doctorId, day) => open().setItem(dayName(doctorId), JSON.stringify(day)),
    storeSteps: async (doctorId, steps) => storeNow(doctorId, steps),
    storeNow,
    async drop(doctorId, stepIds) {
      for (const id of stepIds) open().removeItem(stepName(doctorId, id))
    },
  }
}
