import type { Page } from './test.ts'

type Card = { id: number; enrolment_open: boolean; seats_left: number; payable_paisa: number }
type Batch = Card & {
  title: string
  schedules: { id: number; seats_left: number }[]
  instalments: unknown[]
}

/** An open batch that is paid in parts, with seats to spare; not the first one, whose seats other journeys look at. */
export async function roomyBatch(page: Page) {
  const list = (await (await page.request.get('/api/v3/web/batches?per-page=50')).json()) as { batches: Card[] }
  const open = list.batches.filter(
    ({ id, enrolment_open, seats_left }) => id !== 1 && enrolment_open && seats_left > 12,
  )
  for (const { id } of open) {
    const { batch } = (await (await page.request.get(`/api/v3/web/batches/${id}`)).json()) as { batch: Batch }
    const schedule = batch.schedules.find(({ seats_left }) => seats_left > 12)
    if (schedule && batch.instalments.length > 1 && batch.payable_paisa > 0)
      return { title: batch.title, id, scheduleId: schedule.id, address: `/batch-details/${id}/enroll/${schedule.id}` }
  }
  throw new Error('the demo data have no batch to check out')
}
