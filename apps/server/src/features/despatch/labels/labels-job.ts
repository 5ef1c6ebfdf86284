import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { addJobKind, type JobStep, type StaffJobKinds, type StepOutcome } from '../../staff-jobs/index.ts'
import { type LabelsPart, labelsPdf } from './draw-labels.ts'
import { readLabels } from './label.ts'

type LabelsInput = { ids: number[]; paper: LabelsPart['paper']; locale: Locale; list: string }

export const labelsJob = 'parcels.labels'

const perStep = 200
const day = 24 * 3_600_000

/** Labels to stick on parcels. What they say is read step by step, and drawn when the file is fetched. */
export const addLabelsJob = (kinds: StaffJobKinds): void =>
  addJobKind<LabelsInput>(kinds, {
    kind: labelsJob,
    action: 'parcels.write',
    file: { format: labelsPdf, lifeMs: day },
    step: readSome,
  })

async function readSome(tx: Transaction, { input, position, member }: JobStep<LabelsInput>): Promise<StepOutcome> {
  const { ids, paper, locale } = input
  const from = Number(position?.from ?? 0)
  const labels = await readLabels(tx, { ids: ids.slice(from, from + perStep), locale, member })
  const title = messages.office_labels({}, { locale })
  const part: LabelsPart = { paper, locale, title, labels }
  return {
    next: from + perStep < ids.length ? { from: from + perStep } : undefined,
    done: labels.length,
    total: ids.length,
    part: Buffer.from(JSON.stringify(part)),
  }
}
