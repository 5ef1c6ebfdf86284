import * as m from '@prostuti/text/messages'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { contactsQuery } from '../../features/contact/contact-queries.ts'
import { centreData } from '../../features/contact/contact-structured.ts'
import { contactCrumbs } from '../../features/contact/crumbs.ts'
import { askCentre } from '../../kit/page/ask-centre.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/contact-details.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: contactsQuery,
    tags: async ({ contacts }) => {
      const centre = await askCentre(context)
      return pageTags({
        request,
        image: '/media/share/page.png',
        structured: [centreData(request, centre, contacts), breadcrumbList(request, contactCrumbs())],
      })
    },
  })

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  loadedMeta(args, { title: m.contact_title(), description: m.contact_description() })

export default ContactPage
