import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { toTop } from '../../kit/page/to-top.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { AlbumFacts } from './album-facts.tsx'
import { albumCrumbs } from './crumbs.ts'
import styles from './gallery.module.css'
import { type GalleryView, galleryAddress } from './gallery-address.ts'
import { albumQuery, picturesPerPage } from './gallery-queries.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { ShownPicture } from './shown-picture.tsx'

/** One album, its pictures page by page. */
export function AlbumPage({ album, view }: { album: number; view: GalleryView }) {
  return (
    <LoadedPage
      query={albumQuery(album, view.page)}
      skeleton={<GallerySkeleton />}
      errorTitle={m.gallery_error()}
      title={(answer) => answer.album.title}
    >
      {(answer) => (
        <div className={`wrap ${styles.gallery}`}>
          <PageHead
            crumbs={albumCrumbs(answer.album)}
            title={<Phrase text={answer.album.title} />}
            lead={answer.album.description && <Phrase text={answer.album.description} />}
          >
            <AlbumFacts album={answer.album} />
          </PageHead>
          <PictureGrid album={album} pictures={answer.pictures} view={view} eager />
          <Pager
            page={view.page ?? 1}
            perPage={picturesPerPage}
            total={answer.total}
            pageAddress={(page) => galleryAddress({ album, page })}
          />
          <Link className="link" to={addressOf('/gallery')} onClick={toTop}>
            <Icon of={arrowLeftIcon} />
            {m.gallery_all_albums()}
          </Link>
          {view.shown && (
            <ShownPicture
              shown={view.shown}
              known={view.shown.album === album ? { ...answer.album, pictures: answer.pictures } : undefined}
            />
          )}
        </div>
      )}
    </LoadedPage>
  )
}
