import * as m from '@prostuti/text/messages'
import { scheduleMeta } from '../../features/schedules/schedule-meta.ts'
import { SheetPage } from '../../features/schedules/sheet-page.tsx'
import { loadPage } from '../../kit/page/load-page.ts'
import { pageTags } from '../../kit/page/page-tags.ts'
import { chosenSchedule, readView, scheduleAddress } from '../../kit/schedule/schedule-address.ts'
import { batchSchedulesQuery, scheduleEventsQuery } from '../../kit/schedule/schedule-queries.ts'
import type { Route } from './+types/batch-schedules.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) => {
  const view = readView(new URL(request.url).searchParams)
  return loadPage({
    context,
    main: batchSchedulesQuery(params.batch_id),
    tags: async ({ batch, schedules }, load) => {
      const schedule = chosenSchedule(schedules, view)
      if (schedule) await load(scheduleEventsQuery(schedule.id, view.page))
      // The same rows as the schedule's page, which is the one to be found.
      return pageTags({ request, path: scheduleAddress(batch.id), image: '/media/share/batch.png' })
    },
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  scheduleMeta(args, m.schedule_sheet_page_title, m.schedule_sheet_description)

export default SheetPage
