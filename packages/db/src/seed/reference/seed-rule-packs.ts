import { rulePacks } from '@prostuti/exam-rules'
import type { Tx } from '../../connect.ts'
import { rulePack } from '../../tables/index.ts'

/** The packs that papers are made by, to begin with. From then on they are the centre's own to change. */
export const seedRulePacks = async (tx: Tx): Promise<void> => {
  await tx
    .insert(rulePack)
    .values(rulePacks.map((rules, position) => ({ key: rules.key, rules, position })))
    .onConflictDoNothing()
}
