import type { Transaction } from '@prostuti/db'

const statements = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])

export class Killed extends Error {}

/** The same transaction in a process that is killed when it begins a statement for the n-th time. */
export function mortal(tx: Transaction, at: number): Transaction {
  let begun = 0
  return new Proxy(tx, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || !statements.has(String(name))) return value
      return (...given: unknown[]) => {
        if (begun++ >= at) throw new Killed()
        return value.apply(target, given)
      }
    },
  })
}
