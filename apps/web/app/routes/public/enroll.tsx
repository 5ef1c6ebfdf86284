import * as m from '@prostuti/text/messages'
import { redirect } from 'react-router'
import { ConfirmPage, chooseAddress, scheduleIn } from '../../features/checkout/enrol/confirm-page.tsx'
import { type Batch, batchQuery } from '../../kit/batch/batch-queries.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn } from '../../kit/page/loaded-meta.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import type { Route } from './+types/enroll.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: batchQuery(params.batch_id),
    tags: ({ batch }) => {
      if (!scheduleIn(batch, params.schedule_id)) throw redirect(chooseAddress(batch.id))
      return []
    },
  })

export const clientLoader = () => null

/** Only one way leads here, and it is a doctor's own: nothing for search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const [path] = batchQuery(params.batch_id).queryKey
  const batch = answerIn<{ batch: Batch }>(loaderData, String(path))?.batch
  const title = batch ? m.checkout_enrol_page({ batch: batch.title }) : m.checkout_enrol_title()
  return pageMeta({ matches, title, description: m.checkout_enrol_lead(), index: false })
}

export default ConfirmPage
