import type { Tx } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { findOpenSignature, type OpenSignature } from '../../signature/index.ts'

export type PaperDeed = 'freeze' | 'unfreeze'

/** A paper's deed as signatures know it. */
export const paperDeed = (paperId: number, deed: PaperDeed) => ({
  deed: `paper.${deed}`,
  resource: 'paper',
  resourceId: String(paperId),
})

/** The request that waits for its second signature; of one paper there is only one at a time. */
export async function findRequest(tx: Tx, paperId: number): Promise<(OpenSignature & { deed: PaperDeed }) | undefined> {
  for (const deed of ['freeze', 'unfreeze'] as const) {
    const open = await findOpenSignature(tx, paperDeed(paperId, deed))
    if (open) return { ...open, deed }
  }
  return undefined
}

/** What waits for a signature must say then what it said when it was asked. */
export async function refuseAsked(tx: Tx, paperId: number): Promise<void> {
  if (await findRequest(tx, paperId)) throw new AppError('paper_asked')
}
