import * as m from '@prostuti/text/messages'
import { eventsAddress, readEventsView } from '../../features/events/events-address.ts'
import { EventsPage } from '../../features/events/events-page.tsx'
import { addressOf } from '../../kit/address/address-of.ts'
import { eventAddress, eventsQuery } from '../../kit/event/event-queries.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/events.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const view = readEventsView(new URL(request.url).searchParams)
  return loadPage({
    context,
    main: eventsQuery(view.when, view.page),
    tags: ({ events }) =>
      pageTags({
        request,
        path: eventsAddress(view),
        image: '/media/share/event.png',
        structured: [
          {
            '@type': 'ItemList',
            itemListElement: events.map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: new URL(eventAddress(id), request.url).href,
            })),
          },
          breadcrumbList(request, [
            { title: m.page_home(), path: '/' },
            { title: m.events_title(), path: addressOf('/events') },
          ]),
        ],
      }),
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  loadedMeta(
    args,
    readEventsView(new URLSearchParams(args.location.search)).when === 'past'
      ? { title: m.events_past_title(), description: m.events_past_description() }
      : { title: m.events_title(), description: m.events_description() },
  )

export default EventsPage
