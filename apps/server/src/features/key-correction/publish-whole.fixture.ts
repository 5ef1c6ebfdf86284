import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { StaffMember } from '../staff/index.ts'
import type { JobStep, StepOutcome } from '../staff-jobs/index.ts'
import { type PublishInput, publishStep } from './publishing/publish-steps.ts'

const { keyCorrection } = tables

/** Every step of publishing a correction, or of taking it back, as the runner of jobs would do them. */
export async function publishWhole(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { correctionId, takesBack, member }: { correctionId: number; takesBack: boolean; member: StaffMember },
): Promise<void> {
  await db.update(keyCorrection).set({ state: 'publishing' }).where(eq(keyCorrection.id, correctionId))
  let position: Record<string, unknown> | null = null
  for (;;) {
    const given: JobStep<PublishInput> = {
      jobId: 1,
      input: { correctionId, takesBack },
      position,
      member,
      now: clock(),
      db,
    }
    const { next, items }: StepOutcome = await db.transaction((tx) => publishStep(tx, given))
    if (items) throw new Error(JSON.stringify(items))
    if (next === undefined) return
    position = next
  }
}
