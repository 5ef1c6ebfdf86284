import { tables } from '@prostuti/db'
import { and, eq, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type CourierName, storeCourierMessage } from '../../couriers/index.ts'
import { canChange, isSettled } from '../delivery/delivery-machine.ts'
import { askCourier } from './ask-courier.ts'

const { sheetDelivery } = tables

type Heard = {
  courier: CourierName
  hint: { invoice: string | null; consignmentId: string | null }
  body: Record<string, unknown>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A courier says that something happened to a parcel: that is kept, and the courier asked what. */
export async function handleCourierWebhook(deps: Deps, { courier, hint, body, log }: Heard): Promise<void> {
  const { db } = deps.database
  const { invoice, consignmentId } = hint
  const [row] =
    invoice === null && consignmentId === null
      ? []
      : await db
          .select()
          .from(sheetDelivery)
          .where(
            and(
              eq(sheetDelivery.courier, courier),
              or(
                invoice === null ? undefined : eq(sheetDelivery.invoice, invoice),
                consignmentId === null ? undefined : eq(sheetDelivery.consignmentId, consignmentId),
              ),
            ),
          )
          .limit(1)
  await storeCourierMessage(db, deps.clock(), {
    courier,
    invoice: row?.invoice ?? null,
    direction: 'received',
    kind: 'webhook',
    body,
  })
  // Of what we never gave away the courier knows nothing, and what is over stays over.
  if (row === undefined || isSettled(row.state) || canChange(row)) return
  if ((await askCourier(deps, { row, source: 'webhook', claimedId: consignmentId })) === 'away')
    log.warn({ courier }, 'the courier is away; the parcel is asked about later')
}
