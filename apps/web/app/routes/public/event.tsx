import type { event as eventCall, ResponseOf } from '@prostuti/contract'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { eventCrumbs } from '../../features/events/event-crumbs.ts'
import { EventPage } from '../../features/events/event-page.tsx'
import { eventStructured } from '../../features/events/event-structured.ts'
import { eventAddress, eventQuery } from '../../kit/event/event-queries.ts'
import { placeWords } from '../../kit/event/event-words.ts'
import { centreName } from '../../kit/page/ask-centre.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import { summaryOf } from '../../kit/rich-text/summary-of.ts'
import type { Route } from './+types/event.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: eventQuery(params.id),
    tags: async ({ event }) =>
      pageTags({
        request,
        path: eventAddress(event.id),
        image: '/media/share/event.png',
        structured: [
          eventStructured(request, event, await centreName(context)),
          breadcrumbList(request, eventCrumbs(event)),
        ],
      }),
  })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const [path] = eventQuery(args.params.id).queryKey
  const event = answerIn<ResponseOf<typeof eventCall>>(args.loaderData, String(path))?.event
  const locale = getLocale()
  return loadedMeta(
    args,
    event && {
      title: event.name,
      description: summaryOf(
        m.event_description({
          name: event.name,
          date: formatDate(new Date(event.starts_at), locale),
          place: placeWords(event, locale),
        }),
      ),
    },
  )
}

export default EventPage
