import * as m from '@prostuti/text/messages'
import { albumCrumbs, galleryCrumbs } from '../../features/gallery/crumbs.ts'
import { galleryAddress, readGalleryView } from '../../features/gallery/gallery-address.ts'
import { GalleryPage } from '../../features/gallery/gallery-page.tsx'
import { albumQuery, albumsQuery, type OneAlbum } from '../../features/gallery/gallery-queries.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/gallery.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { album, page } = readGalleryView(new URL(request.url).searchParams)
  const shared = { request, path: galleryAddress({ album, page }), image: '/media/share/page.png' }
  if (!album) {
    return loadPage({
      context,
      main: albumsQuery(page),
      tags: () => pageTags({ ...shared, structured: [breadcrumbList(request, galleryCrumbs())] }),
    })
  }
  return loadPage({
    context,
    main: albumQuery(album, page),
    tags: (answer) => pageTags({ ...shared, structured: [breadcrumbList(request, albumCrumbs(answer.album))] }),
  })
}

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ location, ...args }) => {
  const { album, page } = readGalleryView(new URLSearchParams(location.search))
  const address = album && String(albumQuery(album, page).queryKey[0])
  const title = address && answerIn<OneAlbum>(args.loaderData, address)?.album.title
  return loadedMeta(args, {
    title: title ? `${title} · ${m.gallery_title()}` : m.gallery_title(),
    description: title ? `${title}: ${m.gallery_description()}` : m.gallery_description(),
  })
}

export default GalleryPage
