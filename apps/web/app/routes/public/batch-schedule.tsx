import * as m from '@prostuti/text/messages'
import { scheduleCrumbs } from '../../features/schedules/crumbs.ts'
import { scheduleMeta } from '../../features/schedules/schedule-meta.ts'
import { SchedulePage } from '../../features/schedules/schedule-page.tsx'
import { loadPage } from '../../kit/page/load-page.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import {
  chosenSchedule,
  namedInAddress,
  readView,
  scheduleAddress,
  viewQuery,
} from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery, scheduleEventsQuery } from '../../kit/schedule/schedule-queries.ts'
import type { Route } from './+types/batch-schedule.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) => {
  const view = readView(new URL(request.url).searchParams)
  return loadPage({
    context,
    main: batchSchedulesQuery(params.batch_id),
    tags: async ({ batch, schedules }, load) => {
      const schedule = chosenSchedule(schedules, view)
      if (schedule) await load(scheduleEventsQuery(schedule.id, view.page))
      const path = scheduleAddress(batch.id)
      const own = viewQuery({ schedule: schedule && namedInAddress(schedules, schedule), page: view.page })
      return pageTags({
        request,
        path: `${path}${own}`,
        image: '/media/share/batch.png',
        structured: [breadcrumbList(request, scheduleCrumbs(batch, { title: m.schedule_title(), path }))],
      })
    },
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => scheduleMeta(args, m.schedule_page_title, m.schedule_description)

export default SchedulePage
