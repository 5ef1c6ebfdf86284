import { forget, namesOf, recall, remember } from './storage.ts'

/** What the last answer of a page said, for the time without a network. It belongs to one doctor, and goes when they log out. */
const prefix = 'kept_'

export function keepFor(doctorId: number, name: string, value: unknown): void {
  remember(prefix + name, JSON.stringify({ of: doctorId, value }))
}

export function keptFor<T>(doctorId: number | undefined, name: string): T | undefined {
  try {
    const { of, value } = JSON.parse(recall(prefix + name) ?? '{}') as { of?: number; value?: T }
    return of === doctorId ? value : undefined
  } catch {
    return undefined
  }
}

export function forgetKept(): void {
  for (const name of namesOf(() => localStorage)) if (name.startsWith(prefix)) forget(name)
}
