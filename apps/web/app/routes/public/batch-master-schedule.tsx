import * as m from '@prostuti/text/messages'
import { scheduleCrumbs } from '../../features/schedules/crumbs.ts'
import { MasterPage } from '../../features/schedules/master-page.tsx'
import { scheduleMeta } from '../../features/schedules/schedule-meta.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import { masterAddress, readView, viewQuery } from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery, scheduleEventsQuery } from '../../kit/schedule/schedule-queries.ts'
import type { Route } from './+types/batch-master-schedule.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) => {
  const { page } = readView(new URL(request.url).searchParams)
  return loadPage({
    context,
    main: batchSchedulesQuery(params.batch_id),
    tags: async ({ batch, schedules }, load) => {
      await Promise.all(schedules.map(({ id }) => load(scheduleEventsQuery(id, page))))
      const path = masterAddress(batch.id)
      return pageTags({
        request,
        path: `${path}${viewQuery({ page })}`,
        image: '/media/share/batch.png',
        structured: [breadcrumbList(request, scheduleCrumbs(batch, { title: m.schedule_master_title(), path }))],
      })
    },
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  scheduleMeta(args, m.schedule_master_page_title, m.schedule_master_description)

export default MasterPage
