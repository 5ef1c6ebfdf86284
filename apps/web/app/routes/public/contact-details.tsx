import * as m from '@prostuti/text/messages'
import { serverGetContext } from '../../context.ts'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { contactsQuery } from '../../features/contact/contact-queries.ts'
import { centreData } from '../../features/contact/contact-structured.ts'
import { contactCrumbs } from '../../features/contact/crumbs.ts'
import { type AppData, appDataQuery } from '../../kit/app-data/use-app-data.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/contact-details.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: contactsQuery,
    tags: async ({ contacts }) => {
      // Asked apart: the page has the centre's data already, with its shell.
      const centre = await context.get(serverGetContext)(String(appDataQuery.queryKey[0]))
      return pageTags({
        request,
        image: '/media/share/page.png',
        structured: [centreData(request, centre as AppData, contacts), breadcrumbList(request, contactCrumbs())],
      })
    },
  })

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  loadedMeta(args, { title: m.contact_title(), description: m.contact_description() })

export default ContactPage
