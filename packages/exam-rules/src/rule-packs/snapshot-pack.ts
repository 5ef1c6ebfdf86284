import type { RulePack } from './rule-pack.ts'

/**
 * A copy for one paper, by value: later changes of the pack never change a result. What a centre knows better for this
 * paper (time, pass mark, penalties) comes as `changes`; the key stays, to say where the rules came from.
 */
export function snapshotPack(pack: RulePack, changes: Partial<Omit<RulePack, 'key'>> = {}): RulePack {
  return structuredClone({ ...pack, ...changes })
}
